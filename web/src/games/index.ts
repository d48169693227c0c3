/** The games that have a board here, each loaded when its table is opened. */
import type { GameModule } from "$lib/game";

const LOADERS: Record<string, () => Promise<{ game: GameModule }>> = {
  bake_and_sale: () => import("./bake_and_sale"),
  cupcake_empire: () => import("./cupcake_empire"),
  cake_auf: () => import("./cake_auf"),
  bake_the_cake: () => import("./bake_the_cake"),
};

export const hasBoard = (game: string): boolean => game in LOADERS;

export async function loadGame(game: string): Promise<GameModule | null> {
  return (await LOADERS[game]?.())?.game ?? null;
}

/** The order on the shelf, and how long a match takes. */
export const SHELF = [
  { id: "bake_and_sale", seats: "1–8", minutes: 30 },
  { id: "bake_the_cake", seats: "3–6", minutes: 45 },
  { id: "cake_auf", seats: "2–4", minutes: 20 },
  { id: "cupcake_empire", seats: "2–4", minutes: 60 },
] as const;

/** What programs are called at the table: names that people remember better than a level. */
export const BAKERS = ["Ofelia", "Theo", "Jun", "Iris", "Noor", "Pia", "Sam"];
