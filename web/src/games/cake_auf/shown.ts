// Made from src/bakehouse/games/cake_auf/view.py by `python -m bakehouse.server.typescript`; do not edit.

export type Icon = "power" | "fire" | "fridge" | "overnight";

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

/** An unfinished recipe: how many cards lie under it, and the faces among them that whoever looks has seen. */
export interface Recipe {
  id: string;
  ingredients: string[];
  icons: Icon[];
  cards: number;
  seen: string[];
  seen_by: number[][];
  outage: boolean;
  alarm: boolean;
  carried: boolean;
  full: boolean;
  waits: boolean;
}

/** What a seat may see; cards and recipes are told by their names. */
export interface CakeAufTable {
  phase: "setup" | "play" | "switch_give" | "picky_take" | "picky_give" | "discard" | "keep" | "over";
  chance: "none" | "first" | "deal" | "draw" | "peek" | "grab" | "grab_back" | "burn_deal" | "tie";
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
