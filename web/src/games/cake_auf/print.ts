/** On paper: all cards. */
import { type Piece, type Printing, piece } from "$lib/printed";
import HandCard from "./HandCard.svelte";
import Postcard from "./Postcard.svelte";
import type { Printed, Recipe } from "./types";

const CARD: Piece["millimetres"] = [59, 87];
const POSTCARD: Piece["millimetres"] = [59, 87];
const W = 128;
const H = 188;

/** A recipe that nobody has begun. */
const unbegun = (id: string, printed: Printed): Recipe => ({
  id,
  ingredients: printed.recipes[id]?.ingredients ?? [],
  icons: printed.recipes[id]?.icons ?? [],
  cards: 0,
  seen: [],
  seen_by: [],
  outage: false,
  alarm: false,
  carried: false,
  full: false,
  waits: false,
});

export const printing: Printing = {
  board: "none",
  pieces: (tree) => {
    const printed = tree as unknown as Printed;
    const kinds = Object.entries({ ...printed.ingredients, ...printed.actions });
    const hand = kinds.map(([kind, card]) =>
      piece(HandCard, { kind, printed, w: W, h: H }, [0, 0, W, H], CARD, card.copies),
    );
    const recipes = Object.keys(printed.recipes).map((id) =>
      piece(Postcard, { recipe: unbegun(id, printed), printed, w: W, h: H, own: true }, [0, 0, W, H], POSTCARD, 1),
    );
    return [...recipes, ...hand];
  },
};
