/** A match that has ended, as somebody understands it afterwards: what was thought of it, and the moment that is looked at. */
import { api } from "./api";
import { sorry } from "./i18n/index.svelte";
import { changeOf, type Round, roundsOf, type Sums, sumsOf } from "./looking";
import type { AnalysedStep, Analysis, Compared, Form, LookingBack, SeatAccount, View } from "./messages";
import type { TableModel } from "./table.svelte";

type Depth = Analysis["effort"]["depth"];

/** Milliseconds between two looks at how far it is. */
const ASK_EVERY = 600;

/** Asks until it is done, and tells how far it is; null when nobody wants it any more. */
export async function untilDone<T>(
  ask: () => Promise<{ done: T } | LookingBack>,
  tell: (share: number) => void,
  isWanted: () => boolean,
): Promise<T | null> {
  while (isWanted()) {
    const answer = await ask();
    if ("done" in answer) return answer.done;
    tell(answer.share);
    await new Promise((resume) => setTimeout(resume, ASK_EVERY));
  }
  return null;
}

/** Two moves of a match played on beside each other, as often as is asked. */
export class Beside {
  found = $state.raw<Compared | null>(null);
  busy = $state(false);
  problem = $state("");

  constructor(
    readonly table: TableModel,
    readonly isWanted: () => boolean,
  ) {}

  clear(): void {
    this.found = null;
    this.problem = "";
  }

  async ask(wish: Parameters<typeof api.compare>[1]): Promise<void> {
    this.clear();
    this.busy = true;
    try {
      this.found = await untilDone(
        () => api.compare(this.table.id, wish),
        () => {},
        this.isWanted,
      );
    } catch (refusal) {
      this.problem = sorry(refusal, this.table.speaker);
    } finally {
      this.busy = false;
    }
  }
}

export class LookBack {
  analysis = $state.raw<Analysis | null>(null);
  /** How much is done of what is being thought about; null: nothing is. */
  share = $state<number | null>(null);
  problem = $state("");
  /** Whose match it is looked at. */
  seat = $state(0);
  /** The step that is looked at, before it is done; as many as there are: the end. */
  step = $state(0);
  /** What could be done at that moment. */
  choices = $state.raw<View | null>(null);
  #closed = false;
  #asked = 0;

  constructor(
    readonly table: TableModel,
    readonly markOf: (heading: Form) => string,
  ) {
    table.follows = false;
  }

  close(): void {
    this.#closed = true;
  }

  // --- What was thought of it

  async think(depth: Depth): Promise<void> {
    this.share = 0;
    this.problem = "";
    try {
      const ask = () => api.analysis(this.table.id, depth);
      const found = await untilDone(
        ask,
        (share) => (this.share = share),
        () => !this.#closed,
      );
      if (found) this.#found(found);
    } catch (refusal) {
      this.problem = sorry(refusal, this.table.speaker);
    } finally {
      this.share = null;
    }
  }

  #found(analysis: Analysis): void {
    const first = this.analysis === null;
    this.analysis = analysis;
    if (first) void this.go(this.#begin());
  }

  /** Where one begins to look: at the costliest decision of one's own, or where the address says. */
  #begin(): number {
    const asked = new URLSearchParams(location.search).get("step");
    return asked === null ? (this.account?.costliest[0] ?? this.steps.length) : Number(asked) || 0;
  }

  get steps(): AnalysedStep[] {
    return this.analysis?.steps ?? [];
  }

  get account(): SeatAccount | undefined {
    return this.analysis?.accounts[this.seat];
  }

  get current(): AnalysedStep | undefined {
    return this.steps[this.step];
  }

  readonly rounds: Round[] = $derived.by(() => roundsOf(this.table.story, this.steps.length, this.markOf));
  readonly sums: Sums[] = $derived.by(() => (this.analysis ? sumsOf(this.analysis, this.seat, this.rounds) : []));

  /** By how much the step that is looked at changed what a seat could expect. */
  changeOf(step: AnalysedStep, seat: number): number {
    return this.analysis ? changeOf(this.analysis, step, seat) : 0;
  }

  // --- The moment that is looked at

  /** Look at the moment before a step, through the eyes of who decides it. */
  async go(step: number): Promise<void> {
    const asked = ++this.#asked;
    const { table } = this;
    this.step = Math.max(0, Math.min(step, this.steps.length));
    this.choices = null;
    const who = this.current?.who ?? -1;
    table.lookedAt = who >= 0 ? who : this.seat;
    history.replaceState({}, "", `/look-back/${table.id}?step=${this.step}`);
    await table.rewind(this.step);
    if (who < 0 || asked !== this.#asked) return;
    const found = await api.choices(table.id, this.step, who).catch(() => null);
    if (asked === this.#asked) this.choices = found?.view ?? null;
  }

  /** The next decision in a direction that was one: of anybody, or of the seat alone. */
  next(direction: 1 | -1, own = false): number {
    const isOne = ({ decision, who }: AnalysedStep) =>
      decision !== null && decision.rating !== "only" && (!own || who === this.seat);
    const found =
      direction > 0
        ? this.steps.find((step) => step.index > this.step && isOne(step))
        : this.steps.findLast((step) => step.index < this.step && isOne(step));
    return found?.index ?? (direction > 0 ? this.steps.length : 0);
  }

  /** The decision of a round that cost the seat most; else its first decision, else where it begins. */
  inRound({ from, to }: Round): number {
    const mine = this.steps.slice(from, to).filter((step) => step.who === this.seat && step.decision);
    const worst = mine.toSorted((one, other) => (other.decision?.loss ?? 0) - (one.decision?.loss ?? 0))[0];
    return worst?.index ?? from;
  }

  sit(seat: number): void {
    this.seat = seat;
    const [first] = this.account?.costliest ?? [];
    if (this.current?.who !== seat && first !== undefined) void this.go(first);
  }
}
