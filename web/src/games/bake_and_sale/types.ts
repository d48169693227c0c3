/** The table of Bake & Sale as the server shows it, and what is printed (components.toml). */
import type { View } from "$lib/messages";
import type { Award, BakeAndSale, Bread, Money, Supply } from "./shown";

export type { Award, BakeAndSale, Bread, Sheet, Supply } from "./shown";

export const SUPPLIES = [
  "high_gluten_flour",
  "all_purpose_flour",
  "yeast",
  "olive_oil",
  "eggs",
  "butter",
] as const satisfies Supply[];
export const BREADS = [
  "baguette",
  "ciabatta",
  "focaccia",
  "brioche",
  "sourdough_bread",
  "bakerys_special",
] as const satisfies Bread[];
export const AWARDS = ["technique", "quality", "production", "manufacturer", "known"] as const satisfies Award[];
export const PARTS = [
  "wholesale",
  "retail",
  "fame",
  "buildings",
  "frequency",
  "hiring",
  "awards",
] as const satisfies (keyof Money)[];
export const ORDERS = 8;
export type Part = (typeof PARTS)[number];

export interface Printed {
  hourglasses: number;
  dice: { white_gives: Supply[]; black_gives: Supply[] };
  supplies: Record<Supply, string>;
  market: { hourglasses: number[]; spaces: number[]; bonuses: Record<Supply, ("star" | "pin" | "fame")[]> };
  bakery: { loaves: number; ladder: number[]; price_from: number[] };
  breads: Record<
    Bread,
    {
      name: string;
      pins: number;
      stars: number;
      hourglasses: number;
      recipe: Partial<Record<Supply, number>>;
      prices: number[];
    }
  >;
  buildings: Record<
    string,
    {
      name: string;
      hourglasses?: number;
      gives_hourglasses?: number;
      visits?: number;
      fame?: number;
      stars?: number;
      pins?: number;
      business?: number;
      money?: number;
      supplies?: number;
      icons?: number;
      jokers?: number[];
    }
  >;
  orders: Record<
    string,
    { supplies?: Partial<Record<Supply, number>>; loaves?: Partial<Record<Bread, number>>; money: number }
  >;
  fame: { icons_in_a_row: number; rows: number[] };
  business: { start: number; most: number };
  awards: { money: number; alone: Record<Award, number> };
  levels: Record<string, number>;
}

export const tableOf = (view: View): BakeAndSale => view.table as unknown as BakeAndSale;

export const SUPPLY_PICTURE: Record<Supply, string> = {
  high_gluten_flour: "flourHG",
  all_purpose_flour: "flourAP",
  yeast: "yeast",
  olive_oil: "oil",
  eggs: "eggs",
  butter: "butter",
};
export const BREAD_PICTURE: Record<Bread, string> = {
  baguette: "baguette",
  ciabatta: "ciabatta",
  focaccia: "focaccia",
  brioche: "brioche",
  sourdough_bread: "sourdough",
  bakerys_special: "special",
};
export const BONUS_PICTURE = { star: "star", pin: "pin", fame: "thumb" } as const;
export const BONUS_WORDS = { star: "glossary-star", pin: "glossary-rolling-pin", fame: "glossary-fame" } as const;

export const AWARD_PICTURE: Record<Award, string> = {
  technique: "croissant",
  quality: "star",
  production: "bread",
  manufacturer: "briefcase",
  known: "thumb",
};

/** The shops in two rows, with the kind of action that visits each. */
export const SHOPS = [
  { kind: "NETWORK", id: "network", picture: "handshake", colour: "#f6b9a5" },
  { kind: "LOCAL", id: "local_supplier", picture: "truck", colour: "#bcdcae" },
  { kind: "RETAIL", id: "retail_store", picture: "store", colour: "#f7d98c" },
  { kind: "ACADEMY", id: "academy", picture: "cap", colour: "#b9d4ec" },
  { kind: "LAB", id: "rolling_lab", picture: "pin", colour: "#d9c4ec" },
  { kind: "CONSULTING", id: "consulting", picture: "briefcase", colour: "#f4c59a" },
  { kind: "HIRE", id: "hiring_agency", picture: "helper", colour: "#f6b9a5" },
  { kind: "VOLUNTEER", id: "voluntary_agency", picture: "heart", colour: "#bcdcae" },
  { kind: "FRIENDLY", id: "friendly_bakery", picture: "bread", colour: "#f7d98c" },
  { kind: "STOCK", id: "stock_room", picture: "box", colour: "#b9d4ec" },
  { kind: "MARKETING", id: "marketing_agency", picture: "megaphone", colour: "#d9c4ec" },
  { kind: "SUPERMARKET", id: "supermarket", picture: "cart", colour: "#f4c59a" },
] as const;
export type Shop = (typeof SHOPS)[number];
