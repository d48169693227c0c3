/**
 * Several actions that a person marks in any order and confirms together, such as the supplies of a market visit. The
 * server says which marks are possible and what they would do; nothing is played before the confirmation.
 */
import { Ghost } from "./ghost";
import type { Form, Planned } from "./messages";

/** So often a question is asked again, and so many milliseconds later each time. */
const TRIES = 20;
const PAUSE = 150;

export interface DraftRules {
  /** The action that begins it, by notation; null when the match is already in the middle of it. */
  begin: string | null;
  /** The notation of one mark, such as `take eggs`. */
  mark(value: string): string;
  /** All values in the order in which the game wants to hear them. */
  values: readonly string[];
  /** The action that ends it, by notation; null when it ends by itself after the last mark. */
  end: string | null;
  /** Whether it would still have to be ended after these marks; a game may end it by itself. */
  isOpen?(ghost: Ghost): boolean;
  /** So many marks are needed, no fewer; any number if not said. */
  count?: number;
}

export interface Planner {
  plan(actions: string[], others: string[][]): Promise<Planned>;
  playAll(actions: string[], end: string | null): Promise<boolean>;
}

export class Draft {
  marks = $state<string[]>([]);
  /** What the marks would do together. */
  ghost = $state<Ghost | null>(null);
  /** Whether it could be confirmed as it is. */
  ready = $state(false);
  busy = $state(false);
  /** The server has not said yet what is possible; marks made meanwhile wait for it. */
  asking = $state(true);
  #waiting: string[] = [];
  #possible = $state.raw<Record<string, Form | null>>({});
  #asked = 0;
  #endsByItself = false;

  /** What comes `first` is marked at once, as far as it is possible. */
  constructor(
    readonly name: string,
    readonly rules: DraftRules,
    readonly planner: Planner,
    first: readonly string[] = [],
  ) {
    this.#waiting.push(...first);
    void this.#ask();
  }

  /** Whether the server has still to say something. */
  get waits(): boolean {
    return this.asking || this.busy;
  }

  count(value: string): number {
    return this.marks.filter((mark) => mark === value).length;
  }

  /** Whether one more of this can be marked. */
  can(value: string): boolean {
    return this.#possible[value] === null;
  }

  /** Why it cannot be marked. */
  why(value: string): Form | null {
    return this.#possible[value] ?? null;
  }

  add(value: string): void {
    if (this.asking) this.#waiting.push(value);
    if (this.asking || this.busy || !this.can(value)) return;
    this.marks = [...this.marks, value];
    void this.#ask();
  }

  remove(value: string): void {
    const place = this.marks.lastIndexOf(value);
    if (place < 0 || this.busy) return;
    this.marks = this.marks.toSpliced(place, 1);
    void this.#ask();
  }

  async confirm(): Promise<boolean> {
    this.busy = true;
    try {
      return await this.planner.playAll(this.#line(this.marks), this.#endsByItself ? null : this.rules.end);
    } finally {
      this.busy = false;
    }
  }

  /** The marks in the order of the game, with what begins it. */
  #line(marks: string[]): string[] {
    const order = this.rules.values;
    const sorted = marks.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
    const begin = this.rules.begin === null ? [] : [this.rules.begin];
    return [...begin, ...sorted.map((value) => this.rules.mark(value))];
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    this.asking = true;
    const { values, end } = this.rules;
    const more = values.map((value) => this.#line([...this.marks, value]));
    const line = this.#line(this.marks);
    const answer = await this.#judged(end === null ? line : [...line, end], more, asked);
    if (asked !== this.#asked) return;
    this.asking = false;
    if (!answer) return;
    this.#possible = Object.fromEntries(values.map((value, place) => [value, answer.others[place] ?? null]));
    this.ghost = new Ghost(null, answer.changes, answer.scores, true, answer.chance_follows);
    const count = this.rules.count ?? this.marks.length;
    this.#endsByItself = answer.refusal !== null && this.rules.isOpen?.(this.ghost) === false;
    this.ready =
      this.marks.length > 0 && this.marks.length === count && (answer.refusal === null || this.#endsByItself);
    const next = this.#waiting.shift();
    if (next !== undefined) this.add(next);
  }

  /** What the rules say. Where somebody else acts at the same time, a question may come too late, and is asked again. */
  async #judged(line: string[], more: string[][], asked: number): Promise<Planned | null> {
    for (let tries = 0; tries < TRIES && asked === this.#asked; tries++) {
      const answer = await this.planner.plan(line, more).catch(() => null);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  }
}
