// Made from src/bakehouse/games/bake_and_sale/view.py by `python -m bakehouse.server.typescript`; do not edit.

export type Award = "technique" | "quality" | "production" | "manufacturer" | "known";

export type Bread = "baguette" | "ciabatta" | "focaccia" | "brioche" | "sourdough_bread" | "bakerys_special";

export type Level = "easy" | "normal" | "hard" | "challenging" | "impossible";

export type Supply = "high_gluten_flour" | "all_purpose_flour" | "yeast" | "olive_oil" | "eggs" | "butter";

export interface Dice {
  white: number[];
  black: number[];
}

export interface Money {
  wholesale: number;
  retail: number;
  fame: number;
  buildings: number;
  frequency: number;
  hiring: number;
  awards: number;
  total: number;
}

/** A sheet; what the awards compare is told in `awards`. */
export interface Sheet {
  seat: number;
  phase: "MAIN" | "MARKET" | "LOCAL" | "VOLUNTEER" | "STAR" | "PIN" | "FAME" | "DONE";
  hours: number;
  business: number;
  fame: number;
  agency_fame: number;
  hired: number;
  volunteered: number;
  supermarket: number;
  left: number;
  section: number;
  due_stars: number;
  due_pins: number;
  due_fame: number;
  agency: boolean;
  friendly: boolean;
  stock_room: boolean;
  consulted_today: boolean;
  swapped: boolean;
  circled: Record<Supply, number>;
  have: Record<Supply, number>;
  taken: Record<Supply, number>;
  pins: Record<Bread, number>;
  stars: Record<Bread, number>;
  loaves: Record<Bread, number>;
  used: Record<Bread, number>;
  productions: Record<Bread, number>;
  baked_today: Bread[];
  orders: string[];
  day_colours: "open" | "plain" | "swapped";
  money: Money;
  awards: Record<Award, number>;
  offered: Supply[];
  offered_swapped: Supply[];
}

/** The whole table. */
export interface BakeAndSale {
  day: number;
  days: number;
  dice: Dice;
  sheets: Sheet[];
  level: Level | null;
}
