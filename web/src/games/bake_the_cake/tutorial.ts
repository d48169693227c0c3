/** A first game: a part for a cake, then every other kind of thing. No step depends on what the others do. */
import type { Tutorial } from "$lib/game";
import type { ActionInfo } from "$lib/messages";

const is =
  (kind: string, parameters: Record<string, string> = {}) =>
  (action: ActionInfo): boolean =>
    action.kind === kind && Object.entries(parameters).every(([name, value]) => action.parameters[name] === value);

export const tutorial: Tutorial = {
  seats: 3,
  position: {
    plates: { egg: "blue", cream: "green", sugar: "red", vanilla: "blue" },
    recipes: {
      cold_layer: {
        owner: "red",
        tool: "bench",
        slots: { almonds: ["red", "red"], butter: ["blue", "red"], chocolate: ["green", "blue"] },
      },
    },
    trays: {
      blue: [["warm_layer", ["blue", "red", "blue"], "blue"]],
      green: [["warm_layer", ["green", "blue", "green"], "green"]],
    },
  },
  steps: [
    {
      text: "btc-lesson1",
      wants: is("COMPLETE", { recipe: "cold_layer", tray: "red" }),
      kinds: ["COMPLETE"],
      panel: "recipes",
    },
    { text: "btc-lesson2", wants: is("BUY", { colour: "red" }), kinds: ["BUY"], panel: "pantry" },
    { text: "btc-lesson3", wants: is("ADD"), kinds: ["ADD"], panel: "table" },
    { text: "btc-lesson4", wants: is("END_TURN"), kinds: ["END_TURN"] },
    {
      text: "btc-lesson5",
      wants: (action) => action.kind.startsWith("EAT_"),
      kinds: ["EAT_TABLE", "EAT_RECIPE"],
      panel: "recipes",
    },
    { text: "btc-lesson6", wants: is("BUY"), kinds: ["BUY"], panel: "pantry" },
  ],
};
