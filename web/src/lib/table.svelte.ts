/** A table as the browser knows it: who sits there, what happened, what may be done now, and what is shown of it. */
import { api, Refusal } from "./api";
import { Choice, type Hand } from "./choice.svelte";
import { Considering, type Thinker } from "./considering.svelte";
import type { Draft, Planner } from "./draft.svelte";
import type { Ghost } from "./ghost";
import { language, sorry, t } from "./i18n/index.svelte";
import type {
  Accepted,
  ActionInfo,
  Asked,
  Coached,
  Difference,
  Form,
  FromServer,
  GameInfo,
  Hinted,
  Inked,
  Line,
  Pencilled,
  Planned,
  Position,
  Previewed,
  Remarked,
  RematchReady,
  StoryEntry,
  TableInfo,
  View,
  You,
} from "./messages";
import { News } from "./news.svelte";
import { Planning } from "./planning.svelte";
import { keep, recall, settings } from "./settings.svelte";
import { type Line as Connection, type ConnectionState, type Hooks, TableSocket } from "./socket";
import { Speaker } from "./speaking";
import { Talk, type Talking } from "./talk.svelte";
import { Theatre } from "./theatre.svelte";
import { toasts } from "./toasts.svelte";
import { type Seated, Turn } from "./turn.svelte";

/** How long one's own move stays before somebody else's is shown. */
const BREATH = 420;
/** The longest that a scene waits to be drawn before its time begins. */
const SLOWEST_DRAWING = 2000;
/** Milliseconds that an answer may take before the board shows that it is waited for. */
const UNNOTICED = 250;

/** Where this device notes that a coach stays at a table. */
export const coachAt = (table: string): string => `coach.${table}`;

/** What a seat could do at an old moment, and who hears what somebody would do. */
export interface Question {
  seat: number;
  view: View;
  answer(action: ActionInfo): void;
}

export class TableModel implements Hand, Planner, Seated, Talking, Thinker {
  info = $state<TableInfo | null>(null);
  you = $state<You | null>(null);
  asked = $state<Asked | null>(null);
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
  /** An old moment that somebody scrolled back to. */
  past = $state.raw<{ step: number; view: View } | null>(null);
  /** A decision of the past that is asked again: what is chosen is an answer, and plays nothing. */
  question = $state.raw<Question | null>(null);
  /** Whose things are in front: one's own unless another seat is looked at. */
  lookedAt = $state<number | null>(null);
  /** In a replay whoever has just acted is in front, until another seat is looked at. */
  follows = $state(true);

  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  #sending = $state(false);
  /** It is on its way for so long that one sees it: nothing glows any more. */
  slow = $state(false);
  /** In a lesson: why what was tried is a mistake; it was not played. */
  mistake = $state.raw<Form | null>(null);
  /** What a coach says of the last move, at tables where one was asked to stay. */
  remark = $state.raw<Remarked | null>(null);
  coached = $state(false);

  /** Marks that are confirmed together, while they are being made. */
  draft = $state.raw<Draft | null>(null);

  readonly choice = new Choice(this);
  readonly considering = new Considering(this);
  readonly theatre = new Theatre(this);
  /** What stands until the turn is ended, what is asked before that, and who is next at a shared screen. */
  readonly turn = new Turn(this);
  /** What is only planned. */
  readonly planning = new Planning(this);
  readonly talk = new Talk(this);
  readonly news = new News();
  readonly socket: Connection;
  /** How many lines the match has by the server's last word. */
  length = 0;
  #queue: Position[] = $state.raw([]);
  /** The page is left. */
  #left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has acted: nobody is waited for who has to get ready. */
  #prepared = () => {};
  #known: Line[] = [];
  /** As one text, so that nothing is said anew while they stay the same. */
  readonly #players = $derived(this.view?.players.join("\n") ?? "");
  readonly #renamed = $derived(JSON.stringify(this.info?.names ?? {}));
  readonly #reader = $derived(this.position?.seat ?? null);
  readonly speaker = $derived(
    new Speaker(language.phrases, {
      things: this.game?.things ?? {},
      renamed: JSON.parse(this.#renamed),
      players: this.#players.split("\n"),
      reader: this.#reader,
    }),
  );

  constructor(
    readonly id: string,
    connect: (hooks: Hooks) => Connection = (hooks) => new TableSocket(id, hooks),
  ) {
    this.coached = recall(coachAt(id)) === "stays";
    this.socket = connect({
      known: () => this.length,
      heard: (message) => this.#hear(message),
      changed: (state) => {
        this.connection = state;
        if (state === "gone") this.gone = t("gone");
      },
    });
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.considering.leave();
    this.turn.leave();
    this.socket.close();
  }

  // --- What is shown

  get phone(): boolean {
    return settings.phone;
  }

  /** Taken back by nobody: what ends something for good, and everything where the table allows no taking back. */
  isFinal({ flags }: ActionInfo): boolean {
    if (this.planning.on) return false;
    return flags.includes("commits") || (this.question === null && this.info?.take_backs === "off");
  }

  /** A move, or all that was marked, is on its way: what is touched meanwhile waits for the answer. */
  get busy(): boolean {
    return this.#sending || (this.draft?.busy ?? false);
  }

  get marking(): boolean {
    return this.draft !== null;
  }

  /** What is considered, as boards draw it. */
  get ghost(): Ghost | null {
    return this.considering.ghost;
  }

  get view(): View | null {
    return this.question?.view ?? this.past?.view ?? this.planning.view ?? this.turn.view ?? this.inked;
  }

  /** The table as it is, whatever is planned on it. */
  get inked(): View | null {
    return this.position?.view ?? null;
  }

  /** The seat that looks, or null for somebody who watches. */
  get seat(): number | null {
    return this.question?.seat ?? this.position?.seat ?? null;
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
    return (
      this.past === null && this.turn.handedTo === null && !this.behind && this.connection === "open" && !this.slow
    );
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  readonly actions = $derived.by<ActionInfo[]>(() => {
    const { planning, turn } = this;
    if (this.question) return this.question.view.actions;
    if (!this.live || planning.asking || planning.inking || turn.standing) return [];
    return (planning.view ?? this.inked)?.actions ?? [];
  });

  get canUndo(): boolean {
    if (!this.live || this.position === null) return false;
    return this.turn.standing !== null || this.position.take_back !== "no";
  }

  /** Show the table as it was after some steps; null: as it is. */
  rewind(step: number | null): Promise<void> {
    this.theatre.clear();
    return this.show(step);
  }

  async show(step: number | null): Promise<void> {
    this.choice.clear();
    if (this.ended && this.follows) this.lookedAt = step === null ? null : this.#actorBefore(step);
    if (step === null || step >= this.lines.length) {
      this.past = null;
      return;
    }
    // When the match has ended, everybody may look through anybody's eyes.
    const seat = this.ended ? (this.lookedAt ?? this.seat) : this.seat;
    const found = await this.#try(api.past(this.id, step, seat));
    if (found) this.past = { step, view: found.view };
  }

  /** Who acted last before a moment; at the beginning, who acts first. */
  #actorBefore(step: number): number | null {
    const acts = (line: Line) => line.seat >= 0;
    return (this.lines.slice(0, step).findLast(acts) ?? this.lines.find(acts))?.seat ?? null;
  }

  /** Show everything that has happened at once. */
  skip(): void {
    const replayed = this.theatre.replayed !== null;
    while (this.behind) this.#showNext(true);
    this.#rest();
    this.theatre.clear();
    if (replayed) this.past = null;
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
        this.talk.begin(message.chat);
        void this.#load(message.table.game);
        break;
      case "table":
        this.info = message.table;
        this.you = message.you;
        this.asked = message.asked;
        break;
      case "position":
        this.#prepared();
        this.#queue = [...this.#queue, message];
        this.length = message.length;
        this.awaited = message.view.over ? [] : message.view.awaited;
        if (!this.#timer) this.#showNext();
        break;
      case "hinted":
        // The better answer, if the quick one is still looked at.
        if (this.hint?.number === message.number) this.hint = message;
        break;
      case "remarked":
        this.remark = message;
        break;
      case "said":
        this.talk.hear(message);
        break;
      case "watching":
        this.talk.lookers = message;
        break;
      case "refused":
        toasts.say(sorry(new Refusal(message.code, message.words, message.form), this.speaker), true);
        break;
      case "closing":
        toasts.say(`${this.speaker.say(message.form)}.`);
        break;
      case "preparing":
        this.#prepared = toasts.say(`${this.speaker.say(message.form)}.`);
        break;
    }
  }

  async #load(game: string): Promise<void> {
    if (this.game) return;
    const [games, components] = await Promise.all([api.games(language.code), this.socket.components()]).catch(() => [
      null,
      null,
    ]);
    const found = games?.find((one) => one.id === game);
    this.game = found && components ? { ...found, names: components.names } : null;
    this.components = components?.tree ?? null;
    this.differences = components?.differences ?? [];
    language.renamed = this.info?.names ?? {};
  }

  /** The next position of those that came; hurried, it is not looked at. */
  #showNext(hurried = false): void {
    this.#rest();
    const [next, ...later] = this.#queue;
    if (!next) {
      this.theatre.close();
      return;
    }
    this.#queue = later;
    const own = this.you?.seats ?? [];
    const mine = next.lines.some((line) => own.includes(line.seat));
    // Where all act at once, what others do disturbs nobody who is choosing.
    const beside = !mine && this.#isAwaited(this.position) && this.#isAwaited(next) && next.seat === this.seat;
    this.#known = [...this.#known.slice(0, next.first), ...next.lines];
    if (next.seat !== this.position?.seat) this.lookedAt = null;
    const before = { view: this.position?.view ?? null, story: this.story };
    this.position = next;
    this.lines = this.#known;
    this.story = [...this.story.slice(0, next.story.first), ...next.story.entries];
    this.turn.moved(next, beside, this.sharesScreen);
    this.news.tell(this.story, next.view, before.view === null);
    this.planning.sit(this.id, next.seat);
    void this.planning.look(this.#isAwaited(next));
    if (mine) this.remark = null;
    if (!beside) {
      this.hint = null;
      this.choice.clear();
    }
    const begins = before.view === null || next.lines.length === 0;
    const stays = this.theatre.perform(next, before, { mine, beside, hurried: hurried || begins });
    if (hurried) return;
    const pause = stays || (this.behind && mine && settings.pace !== "instant" ? BREATH : 0);
    if (pause > 0) this.#stay(pause);
    else if (this.behind) this.#showNext();
    else this.theatre.close();
  }

  /** What is shown stays for so long, from when it is drawn: a slow device needs a while, a hidden page draws nothing. */
  #stay(pause: number): void {
    const waits = setTimeout(() => this.#showNext(), pause + (document.hidden ? 0 : SLOWEST_DRAWING));
    this.#timer = waits;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (this.#timer !== waits) return;
        this.#rest();
        this.#timer = setTimeout(() => this.#showNext(), pause);
      }),
    );
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
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
      // Who has left waits for nothing any more.
      if (this.#left) return null;
      if (problem.code === "mistake") this.mistake = problem.form;
      else if (problem.code !== "doubled") toasts.say(sorry(problem, this.speaker), true);
      return null;
    }
  }

  /** Done by a touch: what ends the turn waits for the button. */
  play(action: ActionInfo): void {
    if (!this.#pencilled(action)) void this.#playOn(action);
  }

  /** While the pencil is in the hand, what is chosen becomes a step of the plan. */
  #pencilled(action: ActionInfo): boolean {
    this.draft = null;
    if (this.question) {
      this.question.answer(action);
      return true;
    }
    if (this.planning.on) this.planning.add([action.notation], [action.form]);
    return this.planning.on;
  }

  /** A choice of one is not asked: where an own step leaves a single thing to choose, it is chosen. */
  async #playOn(action: ActionInfo): Promise<void> {
    if (!(await this.send(action.id, this.turn.waits)) || this.taught) return;
    const [only, ...others] = this.actions;
    if (only && others.length === 0 && only.things.length > 0 && only.flags.length === 0) await this.#playOn(only);
  }

  /** Done by a button that says it. */
  confirm(action: ActionInfo): void {
    const told = this.ghost !== null && this.considering.action?.id === action.id;
    const said = told || this.choice.held?.id !== action.id;
    this.choice.clear();
    if (!this.#pencilled(action)) void this.send(action.id, this.turn.waits && !said);
  }

  get taught(): boolean {
    return this.info?.lesson ?? false;
  }

  /** Whether several people look at this screen. */
  get sharesScreen(): boolean {
    return (this.you?.seats.length ?? 0) > 1;
  }

  async send(action: number | string, hold = false): Promise<boolean> {
    const { seat } = this;
    if (seat === null || this.#sending) return false;
    this.#sending = true;
    const waited = setTimeout(() => (this.slow = true), UNNOTICED);
    const sent = this.actions.find((one) => one.id === action || one.notation === action);
    let done = false;
    this.hint = null;
    this.mistake = null;
    try {
      const { coached } = this;
      const move = { type: "move", seat, length: this.length, action, hold, coached } as const;
      const told = await this.#try(this.socket.request<Accepted | Previewed>(move));
      if (told?.type === "previewed") this.turn.stand(told);
      done = told !== null;
      return done;
    } finally {
      clearTimeout(waited);
      this.slow = false;
      this.#sending = false;
      if (!this.busy) this.choice.catchUp(sent, done);
    }
  }

  /** Escape: as `stepBack`, or look at one's own things again, or leave what was begun and asks for more. */
  escape(): boolean {
    if (this.stepBack()) return true;
    if (this.lookedAt !== null && !this.ended) {
      this.lookedAt = null;
      return true;
    }
    if (!this.position?.halfway || !this.canUndo || this.planning.on) return false;
    void this.takeBack();
    return true;
  }

  /** Undo: what was touched or marked, else the last step of the plan, else one's last intention. */
  undo(): void {
    if (this.stepBack() || this.planning.stepBack() || !this.canUndo) return;
    void this.takeBack();
  }

  /** Whether undo would do anything. */
  get undoes(): boolean {
    return this.canUndo || this.draft !== null || this.planning.actions.length > 0 || this.choice.begun;
  }

  /** Take the last touch back, or give the marks up, or leave the old moment; false when there is nothing to take back. */
  stepBack(): boolean {
    if (this.turn.asked) {
      this.turn.asked = null;
      return true;
    }
    if (this.choice.stepBack()) return true;
    if (this.draft) {
      this.draft = null;
      return true;
    }
    if (this.past !== null) {
      this.past = null;
      return true;
    }
    return false;
  }

  async confirmDraft(): Promise<void> {
    const done = (await this.draft?.confirm()) ?? false;
    this.draft = null;
    this.choice.catchUp(undefined, done);
  }

  /** Several actions of one confirmation; the last one only if it is still asked for. Whether all were done. */
  async playAll(actions: string[], end: string | null): Promise<boolean> {
    if (this.question) {
      const first = [...actions, ...(end === null ? [] : [end])][0];
      const meant = this.actions.find((action) => action.notation === first);
      if (meant) this.question.answer(meant);
      return true;
    }
    if (this.planning.on) {
      this.planning.add(end === null ? actions : [...actions, end]);
      return true;
    }
    for (const action of actions) if (!(await this.send(action))) return false;
    this.skip();
    const asked = this.position?.view.actions.some((action) => action.notation === end);
    return end === null || !asked || this.send(end);
  }

  plan(actions: string[], others: string[][]): Promise<Planned> {
    const seat = this.seat ?? 0;
    const after = this.planning.actions;
    if (this.question) return Promise.resolve(this.#plannedThen(actions, others));
    return this.socket.request<Planned>({ type: "plan", seat, length: this.length, actions, others, after });
  }

  /** Of an old moment only the next step is known: a plan is possible as far as that. */
  #plannedThen(actions: string[], others: string[][]): Planned {
    const legal = new Set(this.actions.map((action) => action.notation));
    const refused = (plan: string[]): Form | null => (plan[0] && !legal.has(plan[0]) ? { form: "illegal" } : null);
    return {
      type: "planned",
      number: 0,
      length: this.length,
      refusal: refused(actions),
      chance_follows: false,
      changes: [],
      scores: null,
      others: others.map(refused),
    };
  }

  // --- In pencil

  judge(steps: string[][]): Promise<Pencilled> {
    const seat = this.seat ?? 0;
    return this.socket.request<Pencilled>({ type: "pencil", seat, length: this.length, steps });
  }

  async ink(actions: string[]): Promise<Inked | null> {
    const { seat } = this;
    if (seat === null) return null;
    return this.#try(this.socket.request<Inked>({ type: "ink", seat, length: this.length, actions }));
  }

  replanned(): void {
    this.draft = null;
    this.hint = null;
    this.choice.clear();
  }

  /** Play the plan, and say in a sentence what of it could not be played. */
  async inkPlan(): Promise<void> {
    const why = await this.planning.ink();
    if (why) toasts.say(t("plan_stopped", { reason: this.speaker.say(why) }), true);
  }

  /** What an action would do, after what is planned. */
  preview(action: number | string): Promise<Previewed> {
    const seat = this.seat ?? 0;
    const after = this.planning.actions;
    return this.socket.request<Previewed>({ type: "preview", seat, length: this.length, action, after });
  }

  async takeBack(): Promise<void> {
    if (this.seat === null || this.busy) return;
    this.choice.clear();
    if (this.turn.standing) {
      this.turn.drop();
      return;
    }
    await this.#try(this.socket.request<Accepted>({ type: "take_back", seat: this.seat, length: this.length }));
  }

  /** The action that a hint recommends. */
  get hinted(): ActionInfo | null {
    const best = this.hint?.considered[0]?.action;
    return this.actions.find((action) => action.id === best) ?? null;
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.hinting) return;
    this.hinting = true;
    this.hint = await this.#try(
      this.socket.request<Hinted>({ type: "hint", seat: this.seat, length: this.length }),
    ).finally(() => {
      this.hinting = false;
    });
  }

  /** What the coach of a lesson says now; null if the table has moved on meanwhile. */
  askCoach(): Promise<Coached | null> {
    const asked = { type: "coach", seat: this.seat ?? 0, length: this.length } as const;
    return this.socket.request<Coached>(asked).catch(() => null);
  }

  /** Whether a coach stays at this table and speaks up. */
  keepCoach(stays: boolean): void {
    this.coached = stays;
    this.remark = null;
    keep(coachAt(this.id), stays ? "stays" : "");
  }

  /** The next table, if nobody has to be asked; null: the others are. */
  async rematch(rotate: boolean): Promise<string | null> {
    return (await this.#try(this.socket.request<RematchReady>({ type: "rematch", rotate })))?.table ?? null;
  }

  /** Look at a seat: on a shared screen become it, otherwise look at its things. */
  look(seat: number): void {
    const yours = this.you?.seats ?? [];
    if (yours.length > 1 && yours.includes(seat)) {
      this.turn.take(seat);
      this.socket.send({ type: "look", seat });
    }
    this.lookedAt = seat === this.seat ? null : seat;
    this.choice.clear();
    if (!this.ended) return;
    this.follows = false;
    if (this.past) void this.rewind(this.past.step);
  }

  /** At a shared screen: the next one is there. */
  lift(seat: number): void {
    this.turn.take(seat);
    this.socket.send({ type: "look", seat });
  }

  async saying(text: string): Promise<boolean> {
    return (await this.#try(this.socket.request<Accepted>({ type: "say", text }))) !== null;
  }

  consent(agrees: boolean): void {
    this.socket.send({ type: "consent", agrees });
  }
}
