/** What an action, or several, would change: the server's answer from the real rules. */
import type { Change, Form } from "./messages";

type Path = (string | number)[];

export class Ghost {
  #changes = new Map<string, Change>();

  constructor(
    /** The action; null for several that are marked together. */
    readonly form: Form | null,
    readonly changes: Change[],
    readonly scores: number[] | null,
    /** False where the outcome depends on what the seat cannot know. */
    readonly certain: boolean,
    readonly chanceFollows: boolean,
    /** Whether the seat could not act any more after it; not said of several. */
    readonly endsTurn: boolean | undefined = undefined,
  ) {
    for (const change of changes) this.#changes.set(change.path.join("."), change);
  }

  /** The change of one value of the view's table: `ghost.at("sheets", 0, "hours")`. */
  at(...path: Path): Change | undefined {
    return this.#changes.get(["table", ...path].join("."));
  }

  /** By how much a number of the table would change; 0 if it stays. */
  delta(...path: Path): number {
    const change = this.at(...path);
    return change ? Number(change.after) - Number(change.before) : 0;
  }

  /** What a value would be afterwards; the given one if it stays. */
  after<T>(now: T, ...path: Path): T {
    const change = this.at(...path);
    return change ? (change.after as T) : now;
  }

  /** By how much a seat's score would change. */
  points(seat: number): number {
    const change = this.#changes.get(`scores.${seat}`);
    return change ? Number(change.after) - Number(change.before) : 0;
  }

  /** The change of a list or object as a whole, and of everything below it. */
  below(...path: Path): Change[] {
    const start = ["table", ...path].join(".");
    return this.changes.filter((change) => `${change.path.join(".")}.`.startsWith(`${start}.`));
  }
}
