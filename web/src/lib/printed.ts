/** How the components of a game look in the workshop and on paper: what a game's folder says in `printed.ts` and `print.ts`. */
import type { Component } from "svelte";
import type { Tree } from "./edition";

/** What a card looks like: a shop front, a tin with a band, a slip on cork, a postcard, or a plain card. */
export type Dress = "awning" | "band" | "slip" | "postcard" | "card";

export interface PrintedSection {
  dress?: Dress;
  /** Of awnings and bands, in turn. */
  colours?: string[];
}

export interface PrintedLook {
  /** Pictures by the last words of a path: of a thing (`buildings.supermarket`, `supermarket`) or of a field (`money`). */
  pictures: Record<string, string>;
  sections: Record<string, PrintedSection>;
  /** Sections that stand first, in this order. */
  first?: string[];
  /** Values that only programs read: they stand last, and small. */
  quiet?: string[];
}

export const PLAIN_LOOK: PrintedLook = { pictures: {}, sections: {} };

/** The picture of what a path leads to, by as many of its last words as are known. */
export function pictureAt(look: PrintedLook, path: string): string | null {
  const keys = path.split(".");
  for (let from = 0; from < keys.length; from++) {
    const found = look.pictures[keys.slice(from).join(".")];
    if (found) return found;
  }
  return null;
}

/** Something to be cut out: a drawing of the board, how large it is on paper, and how many there are. */
export interface Piece {
  Draw: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** What of the drawing is shown: x, y, width, height. */
  box: [number, number, number, number];
  /** Width and height on paper. */
  millimetres: [number, number];
  copies: number;
}

export interface Printing {
  /** Whether the board itself is printed: one for everybody to write on, one for all, or none. */
  board: "each" | "one" | "none";
  pieces(tree: Tree, seats: number): Piece[];
}

/** A component of a board with its properties, as a piece. */
export const piece = <Props extends Record<string, unknown>>(
  Draw: Component<Props>,
  props: Props,
  box: Piece["box"],
  millimetres: Piece["millimetres"],
  copies: number,
): Piece => ({ Draw: Draw as unknown as Piece["Draw"], props, box, millimetres, copies });
