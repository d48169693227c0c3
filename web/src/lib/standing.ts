/** How a match ended: the places, and what decided. */
import type { Form, View } from "./messages";

export interface Place {
  seat: number;
  name: string;
  score: number;
  /** From 1; seats with the same result share theirs. */
  rank: number;
}

/** Everybody, the best first: by what the rules say, which need not be the points. */
export function placesOf(view: View): Place[] {
  const value = (seat: number) => view.returns?.[seat] ?? 0;
  return view.players
    .map((name, seat) => {
      const better = view.players.filter((_, other) => value(other) > value(seat)).length;
      return { seat, name, score: view.scores[seat] ?? 0, rank: better + 1 };
    })
    .sort((one, other) => one.rank - other.rank || other.score - one.score);
}

/** The sentence that says who won and by what, and the others, which lead to it. */
export function verdictOf(view: View): { decides: Form | undefined; reasons: Form[] } {
  const decides = view.verdict.find((form) => form.who !== undefined) ?? view.verdict.at(-1);
  return { decides, reasons: view.verdict.filter((form) => form !== decides) };
}
