/** On paper: a sheet for everybody to write on. The dice are real ones. */
import type { Printing } from "$lib/printed";

export const printing: Printing = { board: "each", pieces: () => [] };
