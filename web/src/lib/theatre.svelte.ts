/**
 * What others do, one deed at a time: the scene that is shown, how long it stays, and afterwards what happened while one
 * waited, turn by turn, each of which can be seen again.
 */
import type { GameModule, Staging } from "./game";
import type { Form, Line, Position, StoryEntry, View } from "./messages";
import { figures } from "./points";
import { type Pace, settings } from "./settings.svelte";
import { play, type Sound } from "./sounds";
import { signed } from "./speaking";
import { hits } from "./staging";
import type { TableModel } from "./table.svelte";

/** Milliseconds for which a scene stays; a caption longer than so many letters takes longer to read. */
const STAYS: Record<Pace, number> = { slow: 1700, normal: 900, fast: 450, instant: 0 };
const LETTERS = 60;
/** More of the same is understood sooner, and what hits the reader is looked at longer. */
const AGAIN = 0.5;
const HIT = 1.7;
const LONGEST = 2.2;
const MOST_TURNS = 8;
/** A turn of so many letters is told to its end: on a card in a column, and on one of those that slide. */
const LONG = 110;
const SHORT = 60;

/** A deed of somebody, or several of the same kind in a row. */
export interface Scene {
  seat: number;
  kind: string;
  /** The steps of the log that it tells. */
  steps: number[];
  /** How many steps the log has after it. */
  until: number;
  forms: Form[];
  /** Whether it hits the seat that looks. */
  hits: boolean;
  /** By how much it changed that seat's points. */
  points: number;
  /** What the story said of the turn before it. */
  before: Form[];
}

/** What a rival did between two of one's own turns. */
export interface Turn {
  /** The first step of it. */
  id: number;
  seat: number;
  steps: number[];
  forms: Form[];
  hits: boolean;
  /** What it cost the seat that looks, in a word or two. */
  cost: string;
}

interface Shown {
  view: View | null;
  story: StoryEntry[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const tellsOf = (story: StoryEntry[], step: number) =>
  story.find((entry) => !entry.heading && entry.steps.includes(step));
const alikeIn = (story: StoryEntry[], entry: StoryEntry) =>
  story.find((one) => !one.heading && one.steps[0] === entry.steps[0])?.forms ?? [];

/** Forms in a row that say more of the same, as one; those that read alike, with how often. */
export function counted(forms: Form[], staging: Staging | undefined): Form[] {
  const told: Form[] = [];
  for (const form of forms) {
    const last = told.at(-1);
    const together = last && staging?.together?.(last, form);
    if (together) told.splice(-1, 1, together);
    else if (last && same({ ...last, times: 1 }, { ...form, times: 1 }))
      told.splice(-1, 1, { ...last, times: Number(last.times ?? 1) + 1 });
    else told.push(form);
  }
  return told;
}

export class Theatre {
  /** What is on stage. */
  #scene = $state.raw<Scene | null>(null);
  /** The turn that is seen again. */
  replayed = $state<number | null>(null);
  #dismissed = $state(-1);
  module = $state.raw<GameModule | null>(null);
  /** All scenes so far, by each of their steps. */
  readonly #scenes = new Map<number, Scene>();
  #last: Scene | null = null;
  /** Ends the pause of the turn that is seen again. */
  #wake: (() => void) | null = null;

  constructor(readonly table: TableModel) {}

  // --- What is shown

  /** What is told now: what somebody has just done, or did then, where an old moment is looked at. */
  get scene(): Scene | null {
    const { past } = this.table;
    return past && this.replayed === null ? this.#stepBefore(past.step) : this.#scene;
  }

  /** The seat whose deed is shown; nobody's, as soon as the seat that looks may act. */
  get acting(): number | null {
    const { scene, table } = this;
    if (scene === null || scene.seat < 0) return null;
    const mine = table.past === null && table.seat !== null && table.view?.awaited.includes(table.seat);
    return mine ? null : scene.seat;
  }

  /** Whether there is something left to see, or to skip. */
  get playing(): boolean {
    return this.table.behind || this.replayed !== null;
  }

  readonly caption = $derived.by(() => (this.scene ? this.table.speaker.line(this.scene.forms) : ""));

  /** What the others did since this seat acted last; for those who watch, the last turn of each. */
  readonly turns: Turn[] = $derived.by(() => this.#turns());
  readonly waited: Turn[] = $derived(this.turns.filter((turn) => (turn.steps.at(-1) ?? 0) > this.#dismissed));

  dismiss(): void {
    this.#dismissed = this.table.lines.length;
  }

  // --- As it happens

  /** A new position is shown: puts on stage what was done, and says for how long. */
  perform(position: Position, before: Shown, how: { mine: boolean; beside: boolean; hurried: boolean }): number {
    for (const step of this.#scenes.keys()) if (step >= position.first) this.#scenes.delete(step);
    const made = how.mine ? null : this.#made(position, before);
    const scene = made && this.#joined(made);
    if (scene) for (const step of scene.steps) this.#scenes.set(step, scene);
    if (!how.hurried) this.#sound(position, before, scene);
    if (how.mine || scene) this.#last = scene;
    const silent = how.beside || how.hurried || settings.pace === "instant";
    if (how.mine || silent) this.#scene = null;
    const shown = silent ? null : this.#withInterval(scene, position, before);
    // What is not worth a word does not end the scene.
    if (shown === null) return 0;
    this.#scene = shown;
    return this.#stay(shown, scene !== made);
  }

  /** The same, or a scene of nobody, with what ends a round or begins another one: that is told to whoever did it, too. */
  #withInterval(scene: Scene | null, position: Position, before: Shown): Scene | null {
    const tells = this.module?.staging?.interval;
    if (!tells || before.view === null) return scene;
    const wasTold = (heading: StoryEntry) =>
      before.story.some((one) => one.heading && one.steps[0] === heading.steps[0]);
    const headings = this.table.story.filter((entry) => entry.heading && !wasTold(entry));
    const told = scene?.forms ?? [];
    const interval = [...position.lines, ...headings]
      .flatMap(({ forms }) => forms.filter(tells))
      .filter((form) => !told.some((one) => same(one, form)));
    if (interval.length === 0) return scene;
    const steps = position.lines.map((line) => line.step);
    const nobodys = {
      seat: -1,
      kind: "",
      steps,
      until: position.first + steps.length,
      hits: false,
      points: 0,
      before: [],
    };
    return { ...(scene ?? nobodys), forms: [...told, ...interval] };
  }

  /** The last scene has been seen: it goes, unless its actor is still at it. */
  close(): void {
    const { view } = this.table;
    const goesOn = this.#scene !== null && view?.awaited.includes(this.#scene.seat) && !view.over;
    if (!goesOn) this.#scene = null;
  }

  /** Nothing more is shown: neither the last scene nor a turn that is seen again. */
  clear(): void {
    this.replayed = null;
    this.#scene = null;
    this.#wake?.();
  }

  #stay(scene: Scene, goesOn: boolean): number {
    const reads = Math.max(1, this.table.speaker.line(scene.forms).length / LETTERS);
    const factor = Math.min(LONGEST, reads * (scene.hits ? HIT : 1)) * (goesOn ? AGAIN : 1);
    return STAYS[settings.pace] * factor;
  }

  /** What a position tells of the deed that led to it; null: nothing that the story has a word for. */
  #made(position: Position, before: Shown): Scene | null {
    const { story, seat } = this.table;
    const deed = position.lines.find((line) => line.seat >= 0);
    const entry = deed && tellsOf(story, deed.step);
    if (!deed || !entry) return null;
    const told = alikeIn(before.story, entry);
    if (same(told, entry.forms)) return null;
    // What chance brings to the next turn is no part of it.
    const lines = position.lines.filter((line) => line === deed || entry.steps.includes(line.step));
    const points = seat === null ? 0 : this.#points(position.view, seat) - this.#points(before.view, seat);
    const until = position.first + position.lines.length;
    return { ...this.#staged(lines), steps: [deed.step], until, points, before: told };
  }

  /** The points of a seat that count: what nobody has yet, such as an award, cannot be taken from anybody. */
  #points(view: View | null, seat: number): number {
    if (!view || !this.module) return 0;
    const { banked, ended } = figures(this.table, this.module, view, seat);
    return banked ?? ended;
  }

  #staged(lines: Line[]): Scene {
    const { seat } = this.table;
    const forms = counted(
      lines.flatMap((line) => line.forms),
      this.module?.staging,
    );
    const hit = seat !== null && forms.some((form) => hits(form, seat, this.module?.staging));
    const [first] = lines;
    const base = { seat: first?.seat ?? -1, kind: first?.kind ?? "", steps: lines.map((line) => line.step) };
    return { ...base, until: (lines.at(-1)?.step ?? 0) + 1, forms, hits: hit, points: 0, before: [] };
  }

  /** The same as the scene before it, if that was the same kind of deed: then they are told as the story tells them. */
  #joined(scene: Scene): Scene {
    const last = this.#last;
    const [step = 0] = scene.steps;
    const goesOn = last && last.seat === scene.seat && last.kind === scene.kind && !last.hits && !scene.hits;
    const entry = tellsOf(this.table.story, step);
    if (!goesOn || !entry || !last.steps.some((one) => entry.steps.includes(one))) return scene;
    const told = new Set(last.before.map((form) => JSON.stringify(form)));
    // What was told before something else came in between is not told again with it.
    if (last.before.some((form) => !entry.forms.some((one) => same(one, form)))) return scene;
    const forms = entry.forms.filter((form) => !told.has(JSON.stringify(form)));
    const steps = [...last.steps, ...scene.steps];
    return { ...scene, steps, forms, points: last.points + scene.points, before: last.before };
  }

  /** The step that led to an old moment, or the last one before it that is worth a word. */
  #stepBefore(step: number): Scene | null {
    const line = this.table.lines.slice(0, step).findLast((one) => one.forms.length > 0);
    return line ? this.#staged([line]) : null;
  }

  // --- Sounds

  #sound(position: Position, before: Shown, scene: Scene | null): void {
    const { seat, behind } = this.table;
    if (before.view === null || (behind && settings.pace === "instant")) return;
    const awaits = (view: View) => seat !== null && view.awaited.includes(seat) && !view.over;
    if (scene?.hits) play("hit");
    else if (awaits(position.view) && !awaits(before.view)) play("turn");
    else {
      const sound = this.#soundOf(position, before.view);
      if (sound) play(sound);
    }
  }

  #soundOf({ lines, view }: Position, before: View): Sound | null {
    const deed = lines.find((line) => line.seat >= 0);
    if (!deed) return null;
    const own = deed.forms[0] && this.module?.staging?.sound?.(deed.forms[0]);
    if (own !== undefined) return own;
    if (this.#points(view, deed.seat) > this.#points(before, deed.seat)) return "till";
    if (lines.some((line) => line.seat < 0)) return this.table.info?.secrets ? "card" : "dice";
    return this.table.info?.secrets ? "card" : "pencil";
  }

  // --- While you waited

  #turns(): Turn[] {
    const { table } = this;
    const own = table.you?.seats ?? [];
    const acted = table.lines.findLastIndex((line) => own.includes(line.seat));
    const turns: Turn[] = [];
    let since = 0;
    for (const entry of table.story) {
      if ((entry.steps.at(-1) ?? 0) <= acted) continue;
      if (entry.heading) since = turns.length;
      if (entry.heading || entry.seat < 0 || own.includes(entry.seat)) continue;
      // Where all act at once, what one of them does in a day is one turn.
      const lately = turns.slice(since);
      const open = own.length ? lately.find(({ seat }) => seat === entry.seat) : lately.at(-1);
      if (open?.seat === entry.seat) {
        open.steps.push(...entry.steps);
        open.forms.push(...entry.forms);
      } else {
        turns.push(this.#turn(entry));
      }
    }
    const most = own.length ? MOST_TURNS : (table.view?.seats ?? 1);
    return turns.slice(-most).map((turn) => this.#weighed(turn));
  }

  #turn({ seat, steps, forms }: StoryEntry): Turn {
    return { id: steps[0] ?? 0, seat, steps: [...steps], forms: [...forms], hits: false, cost: "" };
  }

  /** The same with what it meant to the seat that looks. */
  #weighed(turn: Turn): Turn {
    const { seat } = this.table;
    const staging = this.module?.staging;
    if (seat === null) return turn;
    const scenes = [...new Set(turn.steps.flatMap((step) => this.#scenes.get(step) ?? []))];
    const points = scenes.reduce((sum, scene) => sum + scene.points, 0);
    const cost = staging?.cost?.(turn.forms, seat) ?? "";
    const striking = turn.forms.filter((form) => hits(form, seat, staging));
    return {
      ...turn,
      forms: striking.length ? this.#inShort(turn.forms, striking) : turn.forms,
      hits: striking.length > 0,
      cost: [cost, points < 0 ? signed(points) : ""].filter(Boolean).join(", "),
    };
  }

  /** Of a long turn what hits the reader, and then what scored or ended something: the log has the rest. */
  #inShort(forms: Form[], striking: Form[]): Form[] {
    const staging = this.module?.staging;
    if (this.table.speaker.line(forms).length <= (settings.narrow ? SHORT : LONG)) return forms;
    const counts = (form: Form) => Number(form.gain ?? 0) > 0 || staging?.interval?.(form);
    const counting = forms.filter((form) => !striking.includes(form) && counts(form));
    return [...striking, ...counting].map((form) => staging?.alone?.(form) ?? form);
  }

  /** Shows a turn again, and then what is now. */
  async replay(turn: Turn): Promise<void> {
    this.clear();
    await this.#seen(turn);
    if (this.replayed !== turn.id) return;
    this.clear();
    await this.table.show(null);
  }

  async #seen(turn: Turn): Promise<void> {
    const told = turn.steps.flatMap((step) => {
      const line = this.table.lines[step];
      return this.#scenes.get(step) ?? (line?.forms.length ? [this.#staged([line])] : []);
    });
    this.replayed = turn.id;
    for (const scene of new Set(told)) {
      await this.table.show(scene.until);
      if (this.replayed !== turn.id) return;
      this.#scene = scene;
      if (scene.hits) play("hit");
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, this.#stay(scene, false) || STAYS.normal);
      });
      if (this.replayed !== turn.id) return;
    }
  }
}
