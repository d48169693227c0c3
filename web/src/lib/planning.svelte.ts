/**
 * A plan in pencil: steps that are chained, taken out again, and inked together. The rules judge it on the server; while
 * the pencil is in the hand, the board shows the table after the steps that hold, and what is chosen becomes a step.
 */
import { Ghost } from "./ghost";
import type { Form, Inked, Pencilled, PencilStep, View } from "./messages";

export interface PlanStep {
  id: number;
  /** By notation; several that were confirmed together are one step. */
  actions: string[];
  /** What was said of it when it held last. */
  forms: Form[];
  /** The rules' judgement; null: not judged yet. */
  told: PencilStep | null;
}

/** What a plan needs from the table. */
interface Judge {
  judge(steps: string[][]): Promise<Pencilled>;
  ink(actions: string[]): Promise<Inked | null>;
  /** Something was pencilled in or taken out: whatever was being chosen begins anew. */
  replanned(): void;
}

interface Kept {
  on: boolean;
  steps: { actions: string[]; forms: Form[] }[];
}

const holds = ({ told }: PlanStep): boolean => told?.refusal === null;

export class Planning {
  /** Whether the pencil is in the hand. */
  on = $state(false);
  steps = $state.raw<PlanStep[]>([]);
  asking = $state(false);
  inking = $state(false);
  #told = $state.raw<Pencilled | null>(null);
  #place = "";
  #asked = 0;
  #last = 0;

  constructor(readonly judge: Judge) {}

  /** The table as planned; null where the pencil is not in the hand, or nothing is known. */
  get view(): View | null {
    return this.on ? (this.#told?.view ?? null) : null;
  }

  get ends(): Pencilled["ends"] {
    return this.#told?.ends ?? "no";
  }

  /** What all steps would change together. */
  readonly ghost = $derived.by(() => {
    if (!this.on || !this.#told) return null;
    const { changes, view, ends } = this.#told;
    return new Ghost(null, changes, view.scores, ends !== "secret", ends === "chance");
  });

  /** Whether a value of the table, or something below it, is only pencilled in. */
  draws(...path: (string | number)[]): boolean {
    return this.ghost !== null && this.ghost.below(...path).length > 0;
  }

  get holding(): PlanStep[] {
    return this.steps.filter(holds);
  }

  /** The actions that are planned and can be done: what is asked about comes after them. */
  get actions(): string[] {
    return this.on ? this.holding.flatMap((step) => step.actions) : [];
  }

  get canInk(): boolean {
    return this.holding.length > 0 && !this.asking && !this.inking;
  }

  // --- Planning

  toggle(): void {
    this.on = !this.on;
    this.#changed();
  }

  add(actions: string[], forms: Form[] = []): void {
    this.steps = [...this.steps, { id: ++this.#last, actions, forms, told: null }];
    this.#changed();
  }

  remove(id: number): void {
    this.steps = this.steps.filter((step) => step.id !== id);
    this.#changed();
  }

  /** Take the last step out; false when there is none. */
  stepBack(): boolean {
    const last = this.steps.at(-1);
    if (!this.on || !last) return false;
    this.remove(last.id);
    return true;
  }

  rubOut(): void {
    this.steps = [];
    this.on = false;
    this.#changed();
  }

  /** Play what holds. What could not be played any more stays as pencil; returns why. */
  async ink(): Promise<Form | null> {
    if (!this.canInk) return null;
    const planned = this.holding;
    this.inking = true;
    this.on = false;
    this.judge.replanned();
    try {
      const answer = await this.judge.ink(planned.flatMap((step) => step.actions));
      let played = answer?.played ?? 0;
      this.steps = this.steps.flatMap((step) => {
        if (!planned.includes(step)) return [step];
        const rest = step.actions.slice(played);
        played = Math.max(0, played - step.actions.length);
        return rest.length ? [{ ...step, actions: rest, told: null }] : [];
      });
      return answer?.refusal ?? null;
    } finally {
      this.inking = false;
      this.#changed();
    }
  }

  // --- What happens at the table

  /** A seat looks at its table: its plan lies there as it left it. */
  sit(table: string, seat: number | null): void {
    const place = seat === null ? "" : `plan ${table} ${seat}`;
    if (place === this.#place) return;
    this.#place = place;
    const kept = JSON.parse((place && sessionStorage.getItem(place)) || "null") as Kept | null;
    this.on = kept?.on ?? false;
    this.steps = (kept?.steps ?? []).map((step) => ({ ...step, id: ++this.#last, told: null }));
    this.#told = null;
  }

  /** Something happened, so everything is judged anew; where the seat has nothing to decide, the plan waits. */
  async look(awaited: boolean): Promise<void> {
    if (this.inking) return;
    const asked = ++this.#asked;
    if (!awaited || !(this.on || this.steps.length)) {
      this.#told = null;
      this.asking = false;
      return;
    }
    this.asking = true;
    const answer = await this.judge.judge(this.steps.map((step) => step.actions)).catch(() => null);
    if (asked !== this.#asked) return;
    this.asking = false;
    this.#told = answer;
    this.steps = this.steps.map((step, place) => {
      const told = answer?.steps[place] ?? null;
      return { ...step, told, forms: told?.forms.length ? told.forms : step.forms };
    });
    this.#keep();
  }

  #changed(): void {
    this.#keep();
    this.judge.replanned();
    void this.look(true);
  }

  #keep(): void {
    if (!this.#place) return;
    const steps = this.steps.map(({ actions, forms }) => ({ actions, forms }));
    if (this.on || steps.length) sessionStorage.setItem(this.#place, JSON.stringify({ on: this.on, steps }));
    else sessionStorage.removeItem(this.#place);
  }
}
