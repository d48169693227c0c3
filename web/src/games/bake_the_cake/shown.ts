// Made from src/bakehouse/games/bake_the_cake/view.py by `python -m bakehouse.server.typescript`; do not edit.

export type Colour = "red" | "blue" | "green" | "yellow" | "purple" | "orange";

export type Ending = "contest" | "stuck" | "children";

export type Kind = "almonds" | "berries" | "butter" | "chocolate" | "cream" | "egg" | "flour" | "sugar" | "vanilla";

export type Tool = "bench" | "fridge" | "mixer" | "stove";

export interface Baker {
  seat: number;
  colour: Colour;
  hand: number;
  eaten: Partial<Record<Kind, Colour>>;
  thrown: number;
  cup: number | null;
  tray: Part[];
  points_here: Record<Colour, number>;
  score: Score;
}

/** Copies of a tool: in the kitchen, and in all. */
export interface Copies {
  free: number;
  in_play: number;
}

/** The contest of two cakes as if they were finished now. */
export interface Forecast {
  cakes: [Colour, Colour];
  cups: [number, number];
  open_cups: number;
  counted: Colour[];
  scores: Record<Colour, number>;
}

/** A part of a cake. */
export interface Part {
  recipe: string;
  colours: [Colour, Colour, Colour];
  assistant: Colour;
}

export interface Recipe {
  id: string;
  part: number;
  owner: Colour | null;
  tools: [Tool, Tool];
  tool: Tool | null;
  slots: [Slot, Slot, Slot];
  missing: number;
  missing_on_table: number;
  tool_free: boolean;
  movable: boolean;
}

export interface Score {
  ingredients: number;
  assistants: number;
  owner: number;
  baked: number;
  total: number;
}

export interface Slot {
  ingredient: Kind;
  colour: Colour | null;
  assistant: Colour | null;
  on_table: Colour | null;
}

/** The whole table. `ends_play` has the notations of actions after which the play is over, and what follows. */
export interface Kitchen {
  phase: "tools" | "start" | "play" | "vote" | "over";
  thing: number;
  first_kind: "any" | "buy" | "add" | "complete" | "eat" | "throw" | "end";
  start_player: Colour | null;
  children: boolean;
  store: Record<Kind, Record<Colour, number>>;
  plates: Record<Kind, Colour | null>;
  tools: Record<Tool, Copies>;
  recipes: Recipe[];
  bakers: Baker[];
  finished: Colour[];
  forecast: Forecast[];
  ends_play: Record<string, Ending>;
}
