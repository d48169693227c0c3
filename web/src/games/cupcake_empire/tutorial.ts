import type { Tutorial } from "$lib/game";
import type { ActionInfo } from "$lib/messages";
import { type Printed, reachOf } from "./view";

const wants =
  (kind: string, parameters: Record<string, string | number> = {}) =>
  (action: ActionInfo) =>
    action.kind === kind && Object.entries(parameters).every(([name, value]) => action.parameters[name] === value);

const reach = (printed: Printed): number => reachOf(printed.columns.sales.levels[LEVEL - 1]?.[0] ?? "") ?? 0;
const COLUMN = 4;
const LEVEL = 2;
const DISTANCE = 3;

/** A turn in the middle of a game: a cupcake to assemble, a villa to sell it to, and an objective that pays. */
export const tutorial: Tutorial = {
  seats: 2,
  position: {
    act: "red",
    round: 7,
    objectives: ["A1", "B4", "C3", "D2"],
    empty: ["station 1"],
    players: {
      red: {
        income: 24,
        production: 5,
        sales: 6,
        ideas: 1,
        marker: 1,
        columns: ["purple + grey", "yellow", "green", "orange + 2 grey", "pink"],
        improvements: { 4: ["income"] },
        bases: ["choc"],
        frostings: ["mint"],
        recipes: [["vanilla", "lemon"]],
        served: [["vanilla lemon", "block"]],
        outlets: { lemon: 2, hilltop: 1, lake: 1 },
      },
      blue: {
        income: 22,
        production: 6,
        sales: 5,
        recipes: [
          ["choc", "lemon"],
          ["vanilla", "straw"],
        ],
        improvements: { 1: ["sell"] },
        outlets: { market: 2, orchard: 1 },
      },
    },
  },
  steps: [
    {
      text: "ce-lesson1",
      values: (components) => ({ n: 2 * (components as Printed).gains.simple_part }),
      wants: wants("ASSEMBLE"),
      kinds: ["ASSEMBLE"],
      panel: "kitchen",
    },
    {
      text: "ce-lesson2",
      values: () => ({ level: LEVEL }),
      wants: wants("ACTIVATE", { column: COLUMN }),
      kinds: ["ACTIVATE"],
      panel: "board",
    },
    {
      text: "ce-lesson3",
      values: (components) => ({ level: LEVEL, n: reach(components as Printed) }),
      wants: wants("LEVEL", { column: COLUMN, level: LEVEL }),
      kinds: ["LEVEL"],
      panel: "board",
    },
    {
      text: "ce-lesson4",
      values: () => ({ n: DISTANCE }),
      wants: wants("SELL", { street: "hilltop", house: DISTANCE }),
      kinds: ["SELL"],
      panel: "city",
    },
    { text: "ce-lesson5", wants: wants("IMPROVE"), kinds: ["IMPROVE"], panel: "board" },
    { text: "ce-lesson6", wants: wants("FINISH"), kinds: ["FINISH"], panel: "goals" },
    { text: "ce-lesson7", wants: wants("END_TURN"), kinds: ["END_TURN"], panel: "board" },
  ],
};
