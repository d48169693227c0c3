/** The whole page wears the colour of a game while its table is open: `$effect(() => dress(info))`. */
import type { GameInfo } from "./messages";

export function dress(game: GameInfo | null): () => void {
  const { dataset } = document.documentElement;
  if (game) dataset.accent = game.accent;
  return () => {
    delete dataset.accent;
  };
}
