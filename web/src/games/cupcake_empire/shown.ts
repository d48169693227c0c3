// Made from src/bakehouse/games/cupcake_empire/view.py by `python -m bakehouse.server.typescript`; do not edit.

export type Colour = "purple" | "yellow" | "green" | "orange" | "pink" | "grey";

export interface ActivationView {
  column: number | null;
  level: number;
  action_done: boolean;
  used: string[];
  rest_used: boolean;
  special_used: boolean;
}

/** A column; `next` is how many dice more lift it. */
export interface ColumnView {
  dice: Record<string, number>;
  level: number;
  top: number;
  next: number | null;
  specialists: string[];
  low: string[];
  third: string[];
}

export interface HouseView {
  class: string;
  sales: number;
  income: number;
  customer: string | null;
}

export interface MovingView {
  outlet_to: string | null;
  rest_column: number | null;
  picked: PickedDie | null;
}

/** An objective: the one or two numbers that it needs, and what each seat has of them. */
export interface ObjectiveView {
  deck: string;
  id: string | null;
  need: [number, number];
  progress: [number, number][];
  met: boolean[];
  done: boolean[];
}

/** A die that is being moved, and the column that it comes from. */
export interface PickedDie {
  column: number;
  colour: Colour;
}

export interface PlayerView {
  seat: number;
  name: string;
  income: number;
  production: number;
  sales: number;
  earns: number;
  ideas: number;
  marker: number;
  columns: ColumnView[];
  rest: Record<string, number>;
  bases: Record<string, number>;
  frostings: Record<string, number>;
  recipes: RecipeView[];
  served: Record<string, number>;
  served_class: Record<string, number>;
  outlets_in_hand: number;
  bakeries_in_hand: number;
  dealt: string | null;
  score: Record<string, number>;
}

export interface RecipeView {
  base: string;
  frosting: string;
  copies: number;
  serves: string[];
}

export interface ReserveView {
  bases: Record<string, number>;
  frostings: Record<string, number>;
  dice: Record<string, number>;
  improvements: Record<string, number>;
  ideas: number;
}

export interface RollView {
  to_roll: Record<string, number>;
  sixes: number;
  unplaced: Record<string, number>[];
  must_rest: number;
}

export interface StreetView {
  id: string;
  colour: "grey" | "yellow" | "beige";
  houses: HouseView[];
  outlets: Record<string, number>;
  outlet_spaces: number;
  free_outlet_spaces: number;
  blocked: number;
  bakeries: Record<string, number>;
  bakery_spaces: number;
}

/** The whole table. `useful`: at the beginning of a turn, whether each column would allow one of its levels. */
export interface Town {
  phase: string;
  round: number;
  turn: string | null;
  last_round: boolean;
  target: number;
  city: StreetView[];
  objectives: ObjectiveView[];
  reserve: ReserveView;
  activation: ActivationView;
  useful: boolean[];
  steps: string[];
  moving: MovingView;
  roll: RollView;
  players: PlayerView[];
}
