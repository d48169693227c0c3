import type { Tutorial } from "$lib/game";
import type { ActionInfo } from "$lib/messages";

const asks =
  (kind: string, parameters: Record<string, string> = {}) =>
  (action: ActionInfo) =>
    action.kind === kind && Object.entries(parameters).every(([name, value]) => action.parameters[name] === value);

/** Round 2: a dessert of last night to finish, an alarm to put out, and a neighbour to slow down. */
export const tutorial: Tutorial = {
  seats: 3,
  position: {
    round: 2,
    first: 2,
    act: 0,
    turns: 7,
    players: [
      {
        hand: ["chocolate", "chocolate", "milk", "fire_extinguisher", "power_outage"],
        recipes: { tiramisu: ["sugar", "eggs", "milk"], churros: ["flour", "sugar"], pavlova: ["eggs"] },
        carried: ["tiramisu"],
        alarms: ["churros"],
      },
      {
        hand: ["flour", "rice", "one_for_one"],
        recipes: { gelato: ["sugar", "milk"], baklava: ["flour"] },
        done: { mochi: 1 },
      },
      { hand: ["nuts", "fruit"], recipes: { sachertorte: ["flour", "butter"] }, done: { mooncake: 2, bingsu: 1 } },
    ],
    discard: ["sugar", "flour", "eggs", "nuts", "power_restored"],
  },
  steps: [
    {
      text: "ca-lesson1",
      wants: asks("PLACE", { recipe: "tiramisu", ingredient: "chocolate" }),
      kinds: ["PLACE"],
      panel: "table",
    },
    {
      text: "ca-lesson2",
      wants: asks("PLACE", { recipe: "churros", ingredient: "chocolate" }),
      kinds: ["PLACE"],
      panel: "table",
    },
    { text: "ca-lesson3", wants: asks("EXTINGUISH", { recipe: "churros" }), kinds: ["EXTINGUISH"], panel: "table" },
    { text: "ca-lesson4", wants: asks("OUTAGE", { recipe: "gelato" }), kinds: ["OUTAGE"], panel: "table" },
    { text: "ca-lesson5", wants: asks("DONE"), kinds: ["DONE"], panel: "table" },
    {
      text: "ca-lesson6",
      wants: (action) => action.kind === "END" || action.kind === "DISCARD",
      kinds: ["DISCARD", "END"],
      panel: "table",
    },
  ],
};
