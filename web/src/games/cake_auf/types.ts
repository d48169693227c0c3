/** What the server tells of a table of Cake Auf! (`games/cake_auf/view.py`), and what is printed on its cards. */
import type { View } from "$lib/messages";

export type Icon = "power" | "fire" | "fridge" | "overnight";

/** An unfinished recipe that lies before somebody. */
export interface Recipe {
  id: string;
  ingredients: string[];
  icons: Icon[];
  /** How many cards lie under it. */
  cards: number;
  /** The faces among them that whoever looks has seen. */
  seen: string[];
  seen_by: number[][];
  outage: boolean;
  alarm: boolean;
  carried: boolean;
  full: boolean;
  waits: boolean;
}

export interface Finished {
  id: string;
  round: number;
  can_be_burned: boolean;
}

export interface Player {
  seat: number;
  hand_size: number;
  known: Record<string, number>;
  mulligans: number;
  mulligans_left: number;
  points: number;
  recipes: Recipe[];
  finished: Finished[];
}

export interface CakeAufTable {
  phase: "setup" | "play" | "switch_give" | "picky_take" | "picky_give" | "discard" | "keep" | "over";
  chance: string;
  round: number;
  rounds: number;
  first: number | null;
  act: number;
  turns: number;
  closes_in: number;
  left: number;
  who: number | null;
  winner: number | null;
  deck: number;
  discard: Record<string, number>;
  pool: string[];
  pending: string | null;
  asked: string | null;
  queue: string[];
  kept: string[];
  peek_size: number;
  peek: string[] | null;
  grabbed: string | null;
  last_discard: string | null;
  hand: Record<string, number> | null;
  unseen: Record<string, number> | null;
  players: Player[];
}

export interface PrintedCard {
  name: string;
  copies: number;
}

export interface PrintedRecipe {
  name: string;
  country: string;
  ingredients: string[];
  icons: Icon[];
}

export interface Printed {
  hand: number;
  discards: number;
  mulligans: number;
  ingredients: Record<string, PrintedCard>;
  actions: Record<string, PrintedCard>;
  recipes: Record<string, PrintedRecipe>;
}

export const tableOf = (view: View): CakeAufTable => view.table as unknown as CakeAufTable;
