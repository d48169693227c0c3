/** On paper: a board for everybody with the city on it, and customers, parts, improvements, outlets and bakeries to be cut out. */
import { at, type Tree } from "$lib/edition";
import { type Piece, type Printing, piece } from "$lib/printed";
import Bakery from "./Bakery.svelte";
import Improvement from "./Improvement.svelte";
import Part from "./Part.svelte";
import Person from "./Person.svelte";
import "./pictures";
import Stall from "./Stall.svelte";

const BASES = ["vanilla", "choc"];
const FLAVOURS = ["lemon", "choc", "mint", "straw"];
const MIXED = FLAVOURS.flatMap((one, place) => FLAVOURS.slice(place + 1).map((other) => `${one}_${other}`));
const SMALL: Piece["millimetres"] = [17, 17];
const TALL: Piece["millimetres"] = [16, 25];

const part = (props: { base?: string; frosting?: string }, copies: number): Piece =>
  piece(Part, { ...props, size: 32 }, [-2, -2, 36, 36], SMALL, copies);

export const printing: Printing = {
  board: "each",
  pieces: (tree: Tree, seats) => {
    const number = (path: string) => Number(at(tree, path) ?? 0);
    const reserve = (kind: string) => number(`reserve.${kind}.${Math.max(0, seats - 2)}`);
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const improvements = Object.keys((tree.improvements ?? {}) as Tree);
    return [
      ...BASES.flatMap((base) =>
        FLAVOURS.map((shirt, look) =>
          piece(Person, { kind: `${base} ${shirt}`, look }, [-15, -44, 30, 47], TALL, number("customers.copies")),
        ),
      ),
      ...BASES.map((base) => part({ base }, reserve("simple_bases"))),
      part({ base: "mixed" }, reserve("mixed_bases")),
      ...FLAVOURS.map((frosting) => part({ frosting }, reserve("simple_frostings"))),
      ...MIXED.map((frosting) => part({ frosting }, reserve("mixed_frostings"))),
      ...improvements.map((type) =>
        piece(
          Improvement,
          { type, gain: number("gains.income_improvement") },
          [-20, -20, 40, 40],
          SMALL,
          reserve("improvements"),
        ),
      ),
      ...everybody.map((seat) => piece(Stall, { seat }, [-3, -3, 26, 26], SMALL, number("start.outlets"))),
      ...everybody.map((seat) => piece(Bakery, { seat }, [-3, -3, 30, 30], SMALL, number("start.bakeries"))),
    ];
  },
};
