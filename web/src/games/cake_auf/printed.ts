/** How the components look in the workshop and on paper. */
import type { PrintedLook } from "$lib/printed";
import { drawings } from "./drawings";
import { picture } from "./pictures";

const CARDS = [
  "flour", "sugar", "eggs", "butter", "milk", "chocolate", "fruit", "nuts", "rice", "power_outage", "fire_alarm",
  "power_restored", "fire_extinguisher", "switch_recipe", "switch_hand", "picky_eater", "one_for_one", "freezer_burn",
  "bingsu", "gelato", "mooncake", "apple_pie",
]; // biome-ignore format: a list of names

export const look: PrintedLook = {
  pictures: {
    ...Object.fromEntries([...CARDS, ...Object.keys(drawings)].map((name) => [name, picture(name)])),
    mulligans: picture("mulligan"),
    peeks: picture("eye"),
    power: picture("power"),
    fire: picture("fire"),
    fridge: picture("fridge"),
    overnight: picture("overnight"),
    points: "trophy",
  },
  sections: {
    recipes: { dress: "postcard", colours: ["#f7d98c", "#f6b9a5", "#bcdcae", "#b9d4ec", "#d9c4ec"] },
    ingredients: { dress: "band", colours: ["var(--lemon)"] },
    actions: { dress: "band", colours: ["#b9d4ec"] },
  },
  first: ["", "recipes", "actions", "ingredients"],
};
