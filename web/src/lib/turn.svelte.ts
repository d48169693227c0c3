/**
 * The end of a turn. What ends a turn is never done by a touch alone: the last action stands on the board as if it were
 * done, and is played when its seat ends the turn; until then nobody else knows of it, and undo drops it. What would
 * leave something of value unused is asked about once, beside the big button. People who share a screen hand it over.
 */
import type { BigButton } from "./game";
import type { ActionInfo, Change, Position, Previewed, View } from "./messages";
import { settings } from "./settings.svelte";

/** What the end of a turn needs from the table. */
export interface Seated {
  readonly id: string;
  readonly position: Position | null;
  /** A lesson explains mistakes itself: then nothing waits, and nothing is asked. */
  readonly taught: boolean;
  send(action: number | string, hold: boolean): Promise<boolean>;
}

/** So long before the time is up, a turn that stands is ended, so that it counts. */
const IN_TIME = 1500;

export class Turn {
  /** The last action of the turn, with all that it would change. */
  standing = $state.raw<Previewed | null>(null);
  /** The action that waits for an answer: it would leave something unused. */
  asked = $state.raw<ActionInfo | null>(null);
  /** On a shared screen: who has to take it over before anything goes on. */
  handedTo = $state<number | null>(null);
  #acted: number | null = null;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Seated) {}

  /** The table as it would be after what stands; null when nothing does. */
  readonly view = $derived.by<View | null>(() => {
    const now = this.table.position?.view;
    return this.standing && now ? after(now, this.standing) : null;
  });

  /** Whether the last action of a turn waits for the button. */
  get waits(): boolean {
    return !settings.endsTurns && !this.table.taught;
  }

  /** An action that ends the turn was held back: now it stands, also for whoever comes back to the page. */
  stand(told: Previewed): void {
    this.standing = told;
    const { position } = this.table;
    if (position) sessionStorage.setItem(this.#place(position), JSON.stringify([position.length, told.action]));
    const left = position?.seat == null ? undefined : position.clocks?.left[position.seat];
    if (left === undefined) return;
    const spent = performance.now() - this.#heardAt;
    this.#timer = setTimeout(() => void this.end(), Math.max(0, left - spent - IN_TIME));
  }

  #place({ seat }: Position): string {
    return `stands ${this.table.id} ${seat}`;
  }

  /** What stood at this moment before the page was left. */
  #stood(now: Position): Previewed["action"] | null {
    const [length, action] = JSON.parse(sessionStorage.getItem(this.#place(now)) ?? "[]");
    return length === now.length && this.waits ? action : null;
  }

  /** The page is left. */
  leave(): void {
    clearTimeout(this.#timer);
    this.standing = null;
  }

  /** Undo: it was never played. */
  drop(): void {
    this.leave();
    if (this.table.position) sessionStorage.removeItem(this.#place(this.table.position));
  }

  async end(): Promise<void> {
    const { standing } = this;
    clearTimeout(this.#timer);
    if (standing) await this.table.send(standing.action, false);
  }

  /** Another moment is shown. What stands is looked at anew beside others who act at the same time, and where the same
   * moment is told again. */
  moved(next: Position, beside: boolean, shared: boolean): void {
    this.#heardAt = performance.now();
    const stood = (beside ? this.standing?.action : null) ?? this.#stood(next);
    this.drop();
    if (stood !== null) void this.table.send(stood, true);
    if (!beside) this.asked = null;
    const acts = next.seat !== null && next.view.awaited.includes(next.seat) ? next.seat : null;
    if (acts === null) return;
    const open = shared && next.curtain === null && this.#acted !== null && this.#acted !== acts;
    if (open) this.handedTo = acts;
    this.#acted = acts;
  }

  /** Somebody at a shared screen goes to another seat: nobody has to be asked. */
  take(seat: number): void {
    this.#acted = seat;
    this.handedTo = null;
  }

  /** The big button. Something of value that would be left is asked about first. */
  press(button: BigButton, play: (action: ActionInfo) => void): void {
    if (button.off || this.asked) return;
    if (button.act) button.act();
    else if (button.action?.leaves && !this.table.taught) this.asked = button.action;
    else if (button.action) play(button.action);
  }

  answer(yes: boolean, play: (action: ActionInfo) => void): void {
    const { asked } = this;
    this.asked = null;
    if (yes && asked) play(asked);
  }
}

/** A view with some values replaced; nothing can be done on it. */
function after(view: View, { changes, scores }: Previewed): View {
  const told: { table: unknown } = { table: structuredClone(view.table) };
  for (const { path, after: value } of changes) if (path[0] === "table") put(told, path, value);
  return { ...view, table: told.table as View["table"], scores: scores ?? view.scores, actions: [] };
}

function put(into: unknown, path: Change["path"], value: unknown): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  const place = into as Record<string | number, unknown>;
  if (rest.length) put(place[first], rest, value);
  else place[first] = value;
}
