/** Pieces on sheets of paper: rows of equal height, as many on a sheet as fit. */
import type { Piece } from "$lib/printed";

export interface Paper {
  /** Millimetres, upright. */
  width: number;
  height: number;
}
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;
export type PaperName = keyof typeof PAPERS;

/** What printers leave white, and what scissors need. */
export const MARGIN = 11;
const GAP = 2;

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
}

/** Sheets with their pieces, each with its place in millimetres. */
export function packed(pieces: Piece[], paper: Paper): Placed[][] {
  const all = pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
  const sheets: Placed[][] = [[]];
  let x = MARGIN;
  let y = MARGIN;
  let row = 0;
  for (const piece of all) {
    const [w, h] = piece.millimetres;
    if (x > MARGIN && (x + w > paper.width - MARGIN || h > row)) {
      x = MARGIN;
      y += row + GAP;
      row = 0;
    }
    if (y + h > paper.height - MARGIN) {
      sheets.push([]);
      x = y = MARGIN;
      row = 0;
    }
    sheets.at(-1)?.push({ piece, x, y });
    x += w + GAP;
    row = Math.max(row, h);
  }
  return sheets.filter((sheet) => sheet.length);
}
