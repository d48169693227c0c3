/** Where things lie on the board of 1086 x 690: pieces travel between these places. */

export const CELL = { w: 88, h: 67 };
export const pantryCell = (shelf: number, place: number) => ({ x: 13 + place * 93, y: 11 + shelf * 78 });

/** A jar: one row for up to four bakers, two rows for more. */
export function jarPlace(shelf: number, place: number, baker: number, bakers: number) {
  const cell = pantryCell(shelf, place);
  if (bakers > 4) {
    return { x: cell.x + 2 + (baker % 3) * 29, y: cell.y + 23 + Math.floor(baker / 3) * 22, w: 25, h: 19 };
  }
  const w = bakers === 4 ? 19 : 23;
  const step = bakers === 4 ? 21.6 : 29;
  const left = (CELL.w - (bakers - 1) * step - w) / 2;
  return { x: cell.x + left + baker * step, y: cell.y + 33, w, h: 31 };
}

export const TOOLS_AT = { x: 0, y: 258 };
export const OUTLOOK_AT = { x: 0, y: 354 };
export const TABLE_AT = { x: 312, y: 328 };
export const platePlace = (place: number) => ({ x: 46 + place * 85.2, y: 38 });

export const RECIPE = { w: 250, h: 153 };
/** The cards in the order of the parts: cold ones above, warm ones below. */
export function recipePlace(place: number) {
  return { x: 312 + Math.floor(place / 2) * 262, y: (place % 2) * 163 };
}
export const slotPlace = (slot: number) => ({ x: 34 + slot * 57, y: 72 });

export const TRAYS_Y = 428;
export const TRAY_H = 262;
export function trayPlace(seat: number, bakers: number) {
  const w = (1086 - (bakers - 1) * 10) / bakers;
  return { x: seat * (w + 10), y: TRAYS_Y, w };
}
