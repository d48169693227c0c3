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
    /** What could be done next that cannot be done now. */
    readonly opens: Form[] = [],
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

  /** By how much a seat's score would change, if the match ended then. */
  points(seat: number): number {
    return this.#delta(`scores.${seat}`);
  }

  /** By how much the points would change that nobody can take any more. */
  banked(seat: number): number {
    return this.#delta(`banked.${seat}`);
  }

  #delta(path: string): number {
    const change = this.#changes.get(path);
    return change ? Number(change.after) - Number(change.before) : 0;
  }

  /** What this one and then another would change together, for tables of a fixed shape. */
  followedBy(next: Ghost | null): Ghost {
    if (!next) return this;
    const changes = new Map(this.#changes);
    for (const [path, change] of next.#changes)
      changes.set(path, { ...change, before: this.#changes.get(path)?.before ?? change.before });
    const { form, scores, certain, chanceFollows, endsTurn, opens } = next;
    return new Ghost(form, [...changes.values()], scores ?? this.scores, certain, chanceFollows, endsTurn, opens);
  }

  /** The change of a list or object as a whole, and of everything below it. */
  below(...path: Path): Change[] {
    const start = ["table", ...path].join(".");
    return this.changes.filter((change) => `${change.path.join(".")}.`.startsWith(`${start}.`));
  }
}
