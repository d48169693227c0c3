/** How the components look in the workshop and on paper. */
import type { PrintedLook } from "$lib/printed";
import "./pictures";

export const look: PrintedLook = {
  pictures: {
    almonds: "almond",
    berries: "berries",
    butter: "butter",
    chocolate: "chocolate",
    cream: "cream",
    egg: "egg",
    flour: "flourAP",
    sugar: "sugar",
    vanilla: "vanilla",
    bench: "bench",
    fridge: "fridge",
    mixer: "mixer",
    stove: "stove",
    cakes: "shortcake",
    contest: "shortcake",
    throws: "bin",
    eaten_of_a_kind: "eat",
    tools: "mixer",
    cold_layer: "shortcake",
    warm_layer: "shortcake",
    cold_filling: "custard",
    warm_filling: "custard",
    cold_topping: "strawberry",
    warm_topping: "cherries",
  },
  sections: {
    recipes: { dress: "band", colours: ["#b9d4ec", "#f6b9a5"] },
    ingredients: { dress: "card" },
  },
  first: ["recipes", "points", "cakes"],
};
