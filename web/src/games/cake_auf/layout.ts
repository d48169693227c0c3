/** Where things lie on the desktop board of 1086 x 690. */
import { carriedFirst, seatsAround } from "./model";
import type { CakeAufTable, Finished, Player, Recipe } from "./types";

export const KITCHEN = { top: 0, height: 236, gap: 12, width: 1086 };
export const CLOTH = { x: 250, y: 250, w: 588, h: 440 };
export const PILES = { y: 446, draw: 6, discard: 86, pool: 166 };
export const DECK = { x: PILES.draw + 33, y: PILES.y + 46 };
export const DISCARD = { x: PILES.discard + 33, y: PILES.y + 46 };
export const POOL = { x: PILES.pool + 33, y: PILES.y + 46 };
export const HAND = { x: 544, y: 512, w: 108, h: 160, pivot: 2600, turn: 3.2 };

const OWN = { top: 270, height: 192, widest: 206, gap: 14 };
const THEIRS = { top: 67, height: 142, widest: 250, gap: 10 };
/** A kitchen that is wider than this has room for its hand beside the recipes. */
const WIDE = 400;
const HAND_ROOM = 196;

export interface Box {
  seat: number;
  x: number;
  w: number;
  wide: boolean;
}

/** The kitchens of the others, clockwise from the left. */
export function kitchens(bottom: number, seats: number): Box[] {
  const others = seatsAround(bottom, seats);
  const w = (KITCHEN.width - KITCHEN.gap * (others.length - 1)) / others.length;
  return others.map((seat, place) => ({ seat, x: place * (w + KITCHEN.gap), w, wide: w > WIDE }));
}

export interface Lying {
  seat: number;
  x: number;
  y: number;
  w: number;
  h: number;
  own: boolean;
}
export type LyingRecipe = Lying & { recipe: Recipe };
export type LyingFinished = Lying & { finished: Finished };

/** Finished recipes that lie beside the others: those of this round, and those that can still be burned. */
const shownFinished = (table: CakeAufTable, player: Player): Finished[] =>
  player.finished.filter((one) => one.round === table.round || one.can_be_burned);

function spread(table: CakeAufTable, player: Player, room: { x: number; w: number }, own: boolean) {
  const { top, height, widest, gap } = own ? OWN : THEIRS;
  const finished = shownFinished(table, player);
  const count = player.recipes.length + finished.length;
  const w = Math.min(widest, (room.w - gap * (count - 1)) / Math.max(1, count));
  const first = own ? room.x + (room.w - count * w - gap * (count - 1)) / 2 : room.x;
  const at = (place: number): Lying => ({
    seat: player.seat,
    x: first + place * (w + gap),
    y: top,
    w,
    h: height,
    own,
  });
  return {
    recipes: carriedFirst(player.recipes).map((recipe, place): LyingRecipe => ({ ...at(place), recipe })),
    finished: finished.map((one, place): LyingFinished => ({ ...at(player.recipes.length + place), finished: one })),
  };
}

/** Every recipe on the table, at its place. */
export function laidOut(table: CakeAufTable, bottom: number, boxes: Box[]) {
  const own = table.players[bottom];
  const parts = boxes.flatMap((box) => {
    const player = table.players[box.seat];
    const w = box.w - 28 - (box.wide ? HAND_ROOM : 0);
    return player ? [spread(table, player, { x: box.x + 14, w }, false)] : [];
  });
  if (own) parts.push(spread(table, own, { x: CLOTH.x + 16, w: CLOTH.w - 32 }, true));
  return { recipes: parts.flatMap((part) => part.recipes), finished: parts.flatMap((part) => part.finished) };
}

/** Where the hand of a seat is, for cards that come from it. */
export function handOf(seat: number, bottom: number, boxes: Box[]): { x: number; y: number } {
  const box = boxes.find((one) => one.seat === seat);
  if (seat === bottom || !box) return { x: HAND.x, y: HAND.y + 60 };
  return box.wide ? { x: box.x + box.w - 100, y: 130 } : { x: box.x + 190, y: 24 };
}
