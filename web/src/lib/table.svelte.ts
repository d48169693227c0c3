/** A table as the browser knows it: who sits there, what happened, what may be done now, and what is shown of it. */
import { api, Refusal } from "./api";
import { Choice, type Hand } from "./choice.svelte";
import type { Draft, Planner } from "./draft.svelte";
import { Ghost } from "./ghost";
import { language, sorry, t } from "./i18n/index.svelte";
import type {
  Accepted,
  ActionInfo,
  Asked,
  Difference,
  Form,
  FromServer,
  GameInfo,
  Hinted,
  Line,
  Planned,
  Position,
  Previewed,
  RematchReady,
  Said,
  StoryEntry,
  TableInfo,
  View,
  Watching,
  You,
} from "./messages";
import { settings } from "./settings.svelte";
import { type ConnectionState, TableSocket } from "./socket";
import { Speaker } from "./speaking";
import { toasts } from "./toasts.svelte";

/** How long a move of somebody else stays before the next one is shown. */
const PAUSE = 420;
const PAUSE_IN_A_ROW = 170;
const MANY = 4;
const CONSIDER_AFTER = 80;

export class TableModel implements Hand, Planner {
  info = $state<TableInfo | null>(null);
  you = $state<You | null>(null);
  asked = $state<Asked | null>(null);
  chat = $state<Said[]>([]);
  /** Lines that are on their way: shown at once, with numbers below zero. */
  unsaid = $state.raw<Said[]>([]);
  /** The line that came last while one was here. */
  justSaid = $state.raw<Said | null>(null);
  /** Who looks on without a seat. */
  lookers = $state.raw<Pick<Watching, "count" | "names">>({ count: 0, names: [] });
  /** Whose turn it is by the server's last word, whatever is still being shown. */
  awaited = $state.raw<number[]>([]);
  connection = $state<ConnectionState>("connecting");
  gone = $state("");
  /** What is printed in the box of this table, whatever its edition. */
  components = $state.raw<Record<string, unknown> | null>(null);
  /** What differs from the standard edition. */
  differences = $state.raw<Difference[]>([]);
  game = $state<GameInfo | null>(null);

  /** The moment that is shown; moves of others come one after the other. */
  position = $state.raw<Position | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The same as a person reads it: lines of turns and visits, under headings. */
  story = $state.raw<StoryEntry[]>([]);
  /** What the story has just completed, for those who listen; each line once. */
  announced = $state.raw<StoryEntry[]>([]);
  /** An old moment that somebody scrolled back to. */
  past = $state.raw<{ step: number; view: View } | null>(null);
  /** Whose things are in front: one's own unless another seat is looked at. */
  lookedAt = $state<number | null>(null);

  ghost = $state.raw<Ghost | null>(null);
  why = $state("");
  considered = $state.raw<ActionInfo | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  busy = $state(false);

  /** Marks that are confirmed together, while they are being made. */
  draft = $state.raw<Draft | null>(null);
  wantedMarks = $state.raw<string[] | null>(null);

  readonly choice = new Choice(this);
  readonly socket: TableSocket;
  #queue: Position[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #considering: ReturnType<typeof setTimeout> | undefined;
  #length = 0;
  #unsaid = 0;
  #known: Line[] = [];
  #announced = new Set<string>();
  /** As one text, so that nothing is said anew while they stay the same. */
  readonly #players = $derived(this.view?.players.join("\n") ?? "");
  readonly speaker = $derived(
    new Speaker(language.phrases, {
      things: this.game?.things ?? {},
      renamed: this.info?.names ?? {},
      players: this.#players.split("\n"),
      reader: this.seat,
    }),
  );

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      known: () => this.#length,
      heard: (message) => this.#hear(message),
      changed: (state) => {
        this.connection = state;
        if (state === "gone") this.gone = t("gone");
      },
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#considering);
    this.socket.close();
  }

  // --- What is shown

  get phone(): boolean {
    return settings.phone;
  }

  get view(): View | null {
    return this.past?.view ?? this.position?.view ?? null;
  }

  /** The seat that looks, or null for somebody who watches. */
  get seat(): number | null {
    return this.position?.seat ?? null;
  }

  /** The seat whose things are in front. */
  get focus(): number {
    return this.lookedAt ?? this.seat ?? 0;
  }

  get over(): boolean {
    return this.position?.view.over ?? false;
  }

  /** Over, or given up: then everything may be told. */
  get ended(): boolean {
    return this.over || this.info?.status === "abandoned";
  }

  /** Whether everything that happened is shown, and this seat may act on it. */
  get live(): boolean {
    return this.past === null && this.#queue.length === 0 && this.connection === "open" && !this.busy;
  }

  get actions(): ActionInfo[] {
    return this.live && this.position ? this.position.view.actions : [];
  }

  get canUndo(): boolean {
    return this.live && this.position?.take_back !== "no" && this.position !== null;
  }

  /** Show the table as it was after some steps; null: as it is. */
  async rewind(step: number | null): Promise<void> {
    this.choice.clear();
    if (step === null || step >= this.lines.length) {
      this.past = null;
      return;
    }
    // When the match has ended, everybody may look through anybody's eyes.
    const seat = this.ended ? (this.lookedAt ?? this.seat) : this.seat;
    const found = await this.#try(api.past(this.id, step, seat));
    if (found) this.past = { step, view: found.view };
  }

  /** Show everything that has happened at once. */
  skip(): void {
    while (this.#queue.length) this.#showNext();
  }

  /** What one may do, in words. */
  may({ form }: { form: Form }): string {
    return this.speaker.may(form);
  }

  /** A line of the story, or a heading, in words. */
  told({ heading, forms }: StoryEntry): string {
    const [first] = forms;
    return heading && first ? this.speaker.say(first) : this.speaker.line(forms);
  }

  // --- Hearing

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.you = message.you;
        this.chat = message.chat;
        this.lookers = { count: 0, names: [] };
        void this.#load(message.table.game);
        break;
      case "table":
        this.info = message.table;
        this.you = message.you;
        this.asked = message.asked;
        break;
      case "position":
        this.#queue = [...this.#queue, message];
        this.#length = message.length;
        this.awaited = message.view.over ? [] : message.view.awaited;
        if (!this.#timer) this.#showNext();
        break;
      case "hinted":
        // The better answer, if the quick one is still looked at.
        if (this.hint?.number === message.number) this.hint = message;
        break;
      case "said":
        this.#heardSaying(message);
        break;
      case "watching":
        this.lookers = message;
        break;
      case "refused":
        toasts.say(sorry(new Refusal(message.code, message.words, message.form), this.speaker), true);
        break;
      case "closing":
      case "preparing":
        toasts.say(`${this.speaker.say(message.form)}.`);
        break;
    }
  }

  #heardSaying(line: Said): void {
    const mine = this.unsaid.findIndex((one) => one.text === line.text && this.you?.seats.includes(line.seat ?? -1));
    if (mine >= 0) this.unsaid = this.unsaid.toSpliced(mine, 1);
    this.chat = [...this.chat.filter((said) => said.index !== line.index), line];
    this.justSaid = line;
  }

  async #load(game: string): Promise<void> {
    if (this.game) return;
    const [games, components] = await Promise.all([api.games(language.code), api.components(this.id)]).catch(() => [
      null,
      null,
    ]);
    const found = games?.find((one) => one.id === game);
    this.game = found && components ? { ...found, names: components.names } : null;
    this.components = components?.tree ?? null;
    this.differences = components?.differences ?? [];
    language.renamed = this.info?.names ?? {};
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [next, ...later] = this.#queue;
    if (!next) return;
    this.#queue = later;
    const mine = next.lines.some((line) => line.seat === next.seat);
    // Where all act at once, what others do disturbs nobody who is choosing.
    const beside = !mine && this.#isAwaited(this.position) && this.#isAwaited(next) && next.seat === this.seat;
    this.#known = [...this.#known.slice(0, next.first), ...next.lines];
    if (next.seat !== this.position?.seat) this.lookedAt = null;
    const begins = this.position === null;
    this.position = next;
    this.lines = this.#known;
    this.story = [...this.story.slice(0, next.story.first), ...next.story.entries];
    this.#announce(next.view, begins);
    if (!beside) {
      this.hint = null;
      this.why = "";
      this.choice.clear();
    }
    if (settings.still || beside || next.lines.length === 0) {
      if (this.#queue.length) this.#showNext();
      return;
    }
    const pause = this.#queue.length >= MANY ? PAUSE_IN_A_ROW : PAUSE;
    if (mine && this.#queue.length === 0) return;
    this.#timer = setTimeout(() => this.#showNext(), pause);
  }

  /** Tells what is complete now: nothing will be added to it, because its seat goes on with something else, or waits. */
  #announce(view: View, begins: boolean): void {
    const nameOf = (entry: StoryEntry) => `${entry.heading} ${entry.steps[0]}`;
    // A turn may begin with dice, which nobody has thrown: then it is whose it tells of.
    const seatOf = (entry: StoryEntry) => (entry.seat < 0 ? entry.forms[0]?.who : entry.seat);
    const acts = (seat: unknown) => !view.over && view.awaited.some((one) => one === seat);
    const news = this.story.filter((entry, place) => {
      if (this.#announced.has(nameOf(entry))) return false;
      const goesOn = (later: StoryEntry) => later.heading || seatOf(later) === seatOf(entry);
      return entry.heading || !acts(seatOf(entry)) || this.story.slice(place + 1).some(goesOn);
    });
    const standing = this.story.filter((entry) => this.#announced.has(nameOf(entry)));
    this.#announced = new Set([...standing, ...news].map(nameOf));
    // What happened before somebody came is not told anew.
    if (!begins && news.length) this.announced = news;
  }

  #isAwaited(position: Position | null): boolean {
    return position !== null && position.seat !== null && position.view.awaited.includes(position.seat);
  }

  // --- Acting

  async #try<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.code !== "doubled") toasts.say(sorry(problem, this.speaker), true);
      return null;
    }
  }

  play(action: ActionInfo): void {
    void this.#move(action.id);
  }

  async #move(action: number | string): Promise<boolean> {
    const { seat } = this;
    if (seat === null || this.busy) return false;
    this.busy = true;
    this.hint = null;
    try {
      const sent = this.socket.request<Accepted>({ type: "move", seat, length: this.#length, action });
      return (await this.#try(sent)) !== null;
    } finally {
      this.busy = false;
    }
  }

  /** Escape: take the last touch back, or give the marks up, or leave the old moment. */
  stepBack(): boolean {
    if (this.choice.stepBack()) return true;
    if (this.draft) {
      this.draft = null;
      return true;
    }
    if (this.past === null) return false;
    this.past = null;
    return true;
  }

  async confirmDraft(): Promise<void> {
    await this.draft?.confirm();
    this.draft = null;
  }

  /** Several actions of one confirmation; the last one only if it is still asked for. */
  async playAll(actions: string[], end: string | null): Promise<void> {
    for (const action of actions) if (!(await this.#move(action))) return;
    this.skip();
    if (end !== null && this.position?.view.actions.some((action) => action.notation === end)) await this.#move(end);
  }

  plan(actions: string[], others: string[][]): Promise<Planned> {
    const seat = this.seat ?? 0;
    return this.socket.request<Planned>({ type: "plan", seat, length: this.#length, actions, others });
  }

  consider(action: ActionInfo | null): void {
    clearTimeout(this.#considering);
    this.why = "";
    if (action !== null && action.id === this.considered?.id && this.ghost) return;
    this.considered = action;
    if (action === null) {
      this.ghost = null;
      return;
    }
    this.#considering = setTimeout(() => void this.#preview(action), this.phone ? 0 : CONSIDER_AFTER);
  }

  async #preview(action: ActionInfo): Promise<void> {
    if (this.seat === null) return;
    const asked = { type: "preview", seat: this.seat, length: this.#length, action: action.id } as const;
    const told = await this.socket.request<Previewed>(asked).catch(() => null);
    if (!told || this.considered?.id !== action.id) return;
    this.ghost = new Ghost(told.form, told.changes, told.scores, told.certain, told.chance_follows);
  }

  askWhy(notation: string | null): void {
    clearTimeout(this.#considering);
    this.why = "";
    if (notation === null || this.seat === null) return;
    const asked = { type: "preview", seat: this.seat, length: this.#length, action: notation } as const;
    this.#considering = setTimeout(() => {
      this.socket.request<Previewed>(asked).catch((problem: Refusal) => {
        this.tellWhy(problem.code === "illegal" ? problem.form : null);
        if (this.phone && this.why) toasts.say(this.why, true);
      });
    }, CONSIDER_AFTER);
  }

  /** Why something is not possible, beside the thing that is hovered; null: nothing is hovered any more. */
  tellWhy(reason: Form | null): void {
    clearTimeout(this.#considering);
    this.why = reason ? `${this.speaker.say(reason)}.` : "";
  }

  async takeBack(): Promise<void> {
    if (this.seat === null) return;
    this.choice.clear();
    await this.#try(this.socket.request<Accepted>({ type: "take_back", seat: this.seat, length: this.#length }));
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.hinting) return;
    this.hinting = true;
    this.hint = await this.#try(
      this.socket.request<Hinted>({ type: "hint", seat: this.seat, length: this.#length }),
    ).finally(() => {
      this.hinting = false;
    });
  }

  /** The next table, if nobody has to be asked; null: the others are. */
  async rematch(rotate: boolean): Promise<string | null> {
    return (await this.#try(this.socket.request<RematchReady>({ type: "rematch", rotate })))?.table ?? null;
  }

  /** Look at a seat: on a shared screen become it, otherwise look at its things. */
  look(seat: number): void {
    const yours = this.you?.seats ?? [];
    if (yours.length > 1 && yours.includes(seat)) this.socket.send({ type: "look", seat });
    this.lookedAt = seat === this.seat ? null : seat;
    this.choice.clear();
  }

  lift(seat: number): void {
    this.socket.send({ type: "look", seat });
  }

  /** Shown at once; false when it could not be said. */
  async say(words: string): Promise<boolean> {
    const text = words.split(" ").filter(Boolean).join(" ");
    const seat = this.you?.seats[0] ?? null;
    const name = seat === null ? t("you") : (this.info?.seats[seat]?.name ?? "");
    const line: Said = { type: "said", index: -1 - this.#unsaid++, name, seat, text, at: Date.now() };
    this.unsaid = [...this.unsaid, line];
    const heard = await this.#try(this.socket.request<Accepted>({ type: "say", text }));
    this.unsaid = this.unsaid.filter((one) => one.index !== line.index);
    return heard !== null;
  }

  consent(agrees: boolean): void {
    this.socket.send({ type: "consent", agrees });
  }
}
