import type { Tutorial } from "$lib/game";
import type { ActionInfo, View } from "$lib/messages";
import { type Printed, type Supply, tableOf } from "./types";

const kind =
  (wanted: string, parameters: Record<string, string | number> = {}) =>
  (action: ActionInfo) =>
    action.kind === wanted && Object.entries(parameters).every(([name, value]) => action.parameters[name] === value);

const eggsTaken = (view: View) => (tableOf(view).sheets[0]?.taken.eggs ?? 0) > 0;

const BLACK = [2, 5, 6];
/** Which of the black dice gives a supply. */
const blackFaceOf = (supply: Supply, components: object): number =>
  BLACK.find((face) => (components as Printed).dice.black_gives[face - 1] === supply) ?? 0;

/** A Friday on which eggs and butter are missing for two brioche; every hourglass has its use. */
export const tutorial: Tutorial = {
  seats: 1,
  position: {
    day: 5,
    white: [1, 3, 6],
    black: BLACK,
    hours: 7,
    business: 4,
    circled: { high_gluten_flour: 5, all_purpose_flour: 4, yeast: 4, olive_oil: 3, eggs: 3, butter: 3 },
    have: { high_gluten_flour: 2, all_purpose_flour: 2, yeast: 1, eggs: 1, butter: 1 },
    pins: { focaccia: 1, brioche: 2 },
    stars: { baguette: 1 },
    loaves: { baguette: 3, focaccia: 2 },
    fame: 2,
  },
  steps: [
    {
      text: "bs-lesson1",
      values: (components) => ({ eggs: blackFaceOf("eggs", components), butter: blackFaceOf("butter", components) }),
      wants: (action, view) =>
        action.kind === "MARKET" || kind("TAKE", { supply: eggsTaken(view) ? "butter" : "eggs" })(action),
      marks: ["eggs", "butter"],
      kinds: ["TAKE"],
      times: 2,
      panel: "market",
    },
    {
      text: "bs-lesson2",
      wants: (action) => action.kind === "MARKET_DONE" || kind("PRODUCE", { bread: "brioche", loaves: 2 })(action),
      kinds: ["PRODUCE"],
      panel: "bakery",
    },
    { text: "bs-lesson3", wants: kind("ACADEMY"), kinds: ["ACADEMY"], panel: "shops" },
    { text: "bs-lesson4", wants: kind("STAR", { bread: "brioche" }), kinds: ["STAR"], panel: "bakery" },
    { text: "bs-lesson5", wants: kind("HIRE"), kinds: ["HIRE"], panel: "shops" },
    { text: "bs-lesson6", wants: kind("NETWORK"), kinds: ["NETWORK"], panel: "shops" },
    { text: "bs-lesson7", wants: kind("END_DAY"), kinds: ["END_DAY"] },
  ],
};
