/** The two figures of a seat: the points that nobody can take any more, and those it would have if the match ended now. */
import type { GameModule } from "./game";
import type { Ghost } from "./ghost";
import type { View } from "./messages";
import type { TableModel } from "./table.svelte";

export interface Figures {
  /** null: in this game nothing is banked before the end. */
  banked: number | null;
  ended: number;
}

/** Whether points can be banked before the end. */
export const banks = ({ game }: TableModel, view: View): boolean =>
  view.over || view.seats === 1 || !game || game.contested.length < game.parts.length;

export function figures(table: TableModel, module: GameModule, view: View, seat: number): Figures {
  const ended = module.seatNumber?.(view, seat) ?? view.scores[seat] ?? 0;
  // A game with a number of its own beside the names counts something else than points.
  const banked = module.seatNumber && banks(table, view) ? ended : (view.banked[seat] ?? 0);
  return { banked: banks(table, view) ? banked : null, ended };
}

/** By how much they would change. */
export function changes(table: TableModel, module: GameModule, view: View, ghost: Ghost, seat: number): Figures {
  const own = module.seatDelta?.(ghost, view, seat);
  const ended = own ?? ghost.points(seat);
  return { banked: banks(table, view) ? (own ?? ghost.banked(seat)) : null, ended };
}
