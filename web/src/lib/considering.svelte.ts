/**
 * What the one who looks thinks of: what an action would do, drawn as a ghost of it, or why something cannot be done. Both
 * are asked of the server; an answer that comes when the hand has gone on is passed over.
 */
import type { Refusal } from "./api";
import { Ghost } from "./ghost";
import type { ActionInfo, Form, Previewed } from "./messages";
import { pointer } from "./pointer.svelte";
import { settings } from "./settings.svelte";
import type { Speaker } from "./speaking";
import { toasts } from "./toasts.svelte";

/** Milliseconds that a mouse rests on a thing before the server is asked. */
const CONSIDER_AFTER = 80;
/** More than so many are a decision of their own, which the board shows when it comes. */
const MOST_OPENED = 6;

/** What thinking needs from the table. */
export interface Thinker {
  readonly seat: number | null;
  /** How much has happened: what is asked is asked of that moment. */
  readonly length: number;
  /** An old decision that is asked again: nothing is told before the answer. */
  readonly question: object | null;
  readonly turn: { readonly standing: Previewed | null };
  readonly speaker: Speaker;
  preview(action: number | string): Promise<Previewed>;
}

export class Considering {
  action = $state.raw<ActionInfo | null>(null);
  /** What it would do, as soon as the server has said it. */
  ghost = $state.raw<Ghost | null>(null);
  /** Why it cannot be done, in words. */
  why = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What somebody wonders about: why it cannot be done. */
  #wondering: string | null = null;
  /** Takes away what a phone says of it, before its time. */
  #takeDown: (() => void) | undefined;

  constructor(readonly table: Thinker) {}

  /** The hand leaves what it was at, or the page: no answer about it is waited for. */
  leave(): void {
    clearTimeout(this.#timer);
    this.forgetWhy();
  }

  consider(action: ActionInfo | null): void {
    this.leave();
    if (action !== null && action.id === this.action?.id && this.ghost) return;
    this.action = action;
    if (action === null || this.table.question) {
      this.ghost = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#preview(action), pointer.finger ? 0 : CONSIDER_AFTER);
  }

  async #preview(action: ActionInfo): Promise<void> {
    if (this.table.seat === null) return;
    const told = await this.table.preview(action.id).catch(() => null);
    if (!told || this.action?.id !== action.id) return;
    this.ghost = new Ghost(
      told.form,
      told.changes,
      told.scores,
      told.certain,
      told.chance_follows,
      told.ends_turn,
      told.opens,
    );
  }

  /** Where what is considered does nothing by itself, what it leads to. */
  opened(effects: unknown[]): string[] {
    const forms = effects.length === 0 && this.ghost ? this.ghost.opens : [];
    const told = [...new Set(forms.map((form) => this.table.speaker.may(form)))];
    return told.length > MOST_OPENED ? [] : told;
  }

  // --- Why not

  askWhy(notation: string | null): void {
    this.leave();
    this.#wondering = notation;
    const { seat, length, question } = this.table;
    if (notation === null || seat === null || question) return;
    this.#timer = setTimeout(() => {
      this.table.preview(notation).catch((problem: Refusal) => {
        // The hand may have gone on, or played, before the answer came.
        if (this.#wondering !== notation || length !== this.table.length || this.table.turn.standing) return;
        this.tellWhy(problem.code === "illegal" ? problem.form : null);
      });
    }, CONSIDER_AFTER);
  }

  /** Why something is not possible, beside the thing that is hovered or touched; null: nothing is any more. */
  tellWhy(reason: Form | null): void {
    this.sayWhy(reason ? `${this.table.speaker.say(reason)}.` : "");
  }

  sayWhy(words: string): void {
    this.leave();
    this.why = words;
    if (settings.phone) this.#takeDown = toasts.say(words, true);
  }

  /** Something else is touched: what was said of the last thing does not lie on what comes of it. */
  forgetWhy(): void {
    this.#wondering = null;
    this.why = "";
    this.#takeDown?.();
    this.#takeDown = undefined;
  }
}
