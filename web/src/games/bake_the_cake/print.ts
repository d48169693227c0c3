/** On paper: the kitchen for all, and ingredients, tools and assistants to be cut out. */
import { at, type Tree } from "$lib/edition";
import { type Piece, type Printing, piece } from "$lib/printed";
import Picture from "$parts/Picture.svelte";
import { COLOURS, KINDS, TOOLS } from "./kitchen";
import Pawn from "./Pawn.svelte";
import "./pictures";
import Token from "./Token.svelte";

const TOKEN: Piece["millimetres"] = [21, 21];
const TOOL: Piece["millimetres"] = [25, 25];
const PAWN: Piece["millimetres"] = [17, 27];
const count = (tree: Tree, path: string): number => Number(at(tree, path) ?? 0);

export const printing: Printing = {
  board: "one",
  pieces: (tree, seats) => {
    const bakers = COLOURS.slice(0, seats);
    const tools = TOOLS.map((tool) =>
      piece(Picture, { name: tool, size: 32 }, [-3, -3, 38, 38], TOOL, count(tree, "tools.copies")),
    );
    const pawns = bakers.map((_, seat) =>
      piece(Pawn, { x: 0, y: 0, seat }, [-11, -11, 22, 36], PAWN, count(tree, "assistants")),
    );
    const tokens = bakers.flatMap((colour) =>
      KINDS.map((kind) =>
        piece(Token, { x: 0, y: 0, r: 20, kind, colour }, [-22, -22, 44, 44], TOKEN, count(tree, "copies")),
      ),
    );
    return [...tools, ...pawns, ...tokens];
  },
};
