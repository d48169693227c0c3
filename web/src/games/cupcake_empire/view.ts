/** The table of Cupcake Empire as the server tells it, and what is printed. */
import type { View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import type { Colour, Town } from "./shown";

export type { Colour, ColumnView, ObjectiveView, PlayerView, RecipeView, StreetView, Town } from "./shown";

export const DICE = ["purple", "yellow", "green", "orange", "pink", "grey"] as const satisfies Colour[];
export const IMPROVEMENTS = ["base", "frosting", "outlet", "sell", "income", "idea"] as const;
export const COLUMNS = ["bases", "frostings", "outlets", "sales", "staff"] as const;
export const COLUMN_NUMBERS = [1, 2, 3, 4, 5] as const;
export const BASES = ["vanilla", "choc", "mixed"] as const;
export const FLAVOURS = ["lemon", "choc", "mint", "straw"] as const;
export const CLASSES = ["block", "town_house", "villa"] as const;

export type Counts = Record<string, number>;

export interface Printed {
  target: number;
  tracks: { end: number; idea_boxes: number; most_ideas: number };
  costs: { rest_die: number; idea: number; die_move: number };
  gains: Record<"objective" | "income_improvement" | "simple_part", number>;
  improvements: Record<string, string>;
  columns: {
    spaces: number;
    improvement_levels: number[];
  } & Record<(typeof COLUMNS)[number], { name: string; dice: number[]; levels: string[][] }>;
  houses: Record<string, { name: string; sales: number; income: number }>;
  streets: Record<string, { name: string }>;
}

/** How far a step sells: `sell_3` is 3; null for any other step. */
export const reachOf = (step: string): number | null =>
  step.startsWith("sell_") ? Number(step.slice("sell_".length)) : null;

export const townOf = (view: View): Town => view.table as unknown as Town;
export const printedFor = (table: TableModel): Printed => table.components as unknown as Printed;

/** The seat whose turn it is, or null while chance deals and after the end. */
export function turnOf(town: Town): number | null {
  const seat = town.players.findIndex((player) => player.name === town.turn);
  return seat < 0 ? null : seat;
}

/** Names by number: `{ red: 2, blue: 1 }` as `["red", "red", "blue"]`. */
export const spread = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, number]) => Array<string>(number).fill(name));

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, number) => sum + number, 0);

/** How many customers in the city want one of these things now. */
export const wanting = (town: Town, kinds: string[]): number =>
  town.city.flatMap((street) => street.houses).filter((house) => house.customer && kinds.includes(house.customer))
    .length;
