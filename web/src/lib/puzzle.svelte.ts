/**
 * Puzzles: one position after the other, each with a best move to be found. The server shows the table of the seat that
 * acts and judges the answer; how somebody is rated, their streak and what they have seen stay in this browser.
 */
import { api, Refusal } from "./api";
import { language, sorry, t } from "./i18n/index.svelte";
import type {
  ActionInfo,
  Components,
  FromBrowser,
  PuzzleJudged,
  PuzzleShelf,
  PuzzleShown,
  TableInfo,
} from "./messages";
import { keep, recall } from "./settings.svelte";
import type { Answer, Hooks, Line, Request } from "./socket";
import { TableModel } from "./table.svelte";
import { toasts } from "./toasts.svelte";

/** As on the server: what somebody is rated before the first puzzle. */
const BEGINNER = 1000;
/** Puzzles that do not come again for a while. */
const REMEMBERED = 400;

interface Kept {
  rating: number;
  streak: number;
  longest: number;
  seen: string[];
}

/** What a browser knows about somebody who solves puzzles of a game. */
export class Solver {
  rating = $state(BEGINNER);
  streak = $state(0);
  longest = $state(0);
  theme = $state("");
  shelf = $state.raw<PuzzleShelf | null>(null);
  puzzle = $state.raw<PuzzleModel | null>(null);
  problem = $state("");
  #seen: string[] = [];

  constructor(
    readonly game: string,
    readonly names: (seat: number) => string,
  ) {
    const kept = this.#recalled();
    if (!kept) return;
    this.rating = kept.rating;
    this.streak = kept.streak;
    this.longest = kept.longest;
    this.#seen = kept.seen;
  }

  #recalled(): Kept | null {
    try {
      const kept: Partial<Kept> | null = JSON.parse(recall(`puzzles.${this.game}`) ?? "null");
      const { rating, streak, longest, seen } = kept ?? {};
      const whole = [rating, streak, longest].every(Number.isFinite) && Array.isArray(seen);
      return whole ? (kept as Kept) : null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    const { rating, streak, longest } = this;
    const kept: Kept = { rating, streak, longest, seen: this.#seen };
    keep(`puzzles.${this.game}`, JSON.stringify(kept));
  }

  /** The puzzle that the address names, or one that fits. */
  async begin(named: string | null): Promise<void> {
    await this.#try(async () => {
      this.shelf = await api.puzzles(this.game, language.code);
      this.#show(named ? await api.puzzle(this.game, named) : await this.#fitting());
    });
  }

  /** One that fits, not one of those that were seen already. */
  async next(): Promise<void> {
    await this.#try(async () => this.#show(await this.#fitting()));
  }

  choose(theme: string): void {
    this.theme = theme;
    void this.next();
  }

  #fitting(): Promise<PuzzleShown> {
    return api.nextPuzzle(this.game, { rating: this.rating, theme: this.theme, seen: this.#seen });
  }

  #show(shown: PuzzleShown): void {
    this.problem = "";
    this.puzzle = new PuzzleModel(this, shown);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (refusal) {
      if (this.puzzle) toasts.say(sorry(refusal), true);
      else this.problem = sorry(refusal);
    }
  }

  note({ id, solved, yours }: PuzzleJudged): void {
    this.rating = yours ?? this.rating;
    this.streak = solved ? this.streak + 1 : 0;
    this.longest = Math.max(this.longest, this.streak);
    this.#seen = [...this.#seen.filter((one) => one !== id), id].slice(-REMEMBERED);
    this.#keep();
  }
}

/** One puzzle on a table of its own. */
export class PuzzleModel {
  judged = $state.raw<PuzzleJudged | null>(null);
  /** How much the answer changed one's rating. */
  gained = $state(0);
  readonly table: TableModel;
  readonly name: string;
  #line: PuzzleLine | null = null;

  constructor(
    readonly solver: Solver,
    readonly shown: PuzzleShown,
  ) {
    const { view, seat } = shown.position;
    view.players = view.players.map((_, place) => solver.names(place));
    this.name = view.players[seat ?? 0] ?? "";
    this.table = new TableModel(`puzzle-${shown.id}`, (hooks) => {
      this.#line = new PuzzleLine(this, hooks);
      return this.#line;
    });
  }

  get id(): string {
    return this.shown.id;
  }

  /** The best move, as soon as it may be known. */
  get solution(): ActionInfo | null {
    const best = this.judged?.considered[0]?.action;
    return this.shown.position.view.actions.find((action) => action.id === best) ?? null;
  }

  /** Play it; null: be told, which counts as a move that was not the best. */
  async answer(action: number | string | null): Promise<void> {
    const { id, game } = this.shown;
    const { rating } = this.solver;
    const judged = await api.answerPuzzle(game, id, { action, rating }, language.code);
    this.gained = (judged.yours ?? rating) - rating;
    this.solver.note(judged);
    this.judged = judged;
    this.#line?.rest();
    this.table.considering.consider(this.solution);
  }

  async giveUp(): Promise<void> {
    await this.answer(null).catch((refusal: unknown) => toasts.say(sorry(refusal), true));
  }

  next(): void {
    void this.solver.next();
  }
}

/** Stands in for the socket of a table: shows the position, and takes the first move as the answer. */
class PuzzleLine implements Line {
  #answered = false;

  constructor(
    readonly puzzle: PuzzleModel,
    readonly hooks: Hooks,
  ) {
    queueMicrotask(() => {
      const { position } = puzzle.shown;
      hooks.changed("open", "");
      const you = { seats: [position.seat ?? 0], owner: false, may_manage: false, invitations: [], own_links: [] };
      hooks.heard({ type: "welcome", version: "", table: tableOf(puzzle), you, chat: [] });
      hooks.heard(position);
    });
  }

  components(): Promise<Components> {
    return api.box(this.puzzle.shown.game);
  }

  async request<T extends Answer>(message: Request): Promise<T> {
    const { game, id } = this.puzzle.shown;
    const { length } = this.puzzle.shown.position;
    switch (message.type) {
      case "preview":
        return (await api.previewPuzzle(game, id, { ...message, number: 0 })) as T;
      case "plan":
        return (await api.planPuzzle(game, id, { ...message, number: 0 })) as T;
      case "move":
        await this.#move(message.action);
        return { type: "accepted", number: 0, length } as unknown as T;
      default:
        throw new Refusal("doubled", "");
    }
  }

  /** What is marked together is sent one after the other: the first of it is the answer. */
  async #move(action: number | string): Promise<void> {
    if (this.#answered) throw new Refusal("doubled", "");
    this.#answered = true;
    try {
      await this.puzzle.answer(action);
    } catch (refusal) {
      this.#answered = false;
      throw refusal;
    }
  }

  send(_message: FromBrowser): boolean {
    return true;
  }

  close(): void {}

  /** It is answered: the table stays as it is, and nothing more can be done at it. */
  rest(): void {
    this.#answered = true;
    const { position } = this.puzzle.shown;
    this.hooks.heard({ ...position, view: { ...position.view, actions: [] } });
  }
}

function tableOf({ shown, id }: PuzzleModel): TableInfo {
  const { view } = shown.position;
  return {
    id,
    game: shown.game,
    title: t("puzzles"),
    secrets: false,
    status: "running",
    host: "",
    seats: view.players.map((name, seat) => ({
      seat,
      kind: "person",
      name,
      program: "",
      present: true,
      idle: false,
      rating: null,
    })),
    house_rules: {},
    edition: "",
    names: {},
    notes: [],
    stopped: "",
    prepared: true,
    lesson: false,
    public: false,
    take_backs: "off",
    hints: "off",
    clock: null,
    pace: "sitting",
    created_at: 0,
    started_at: 0,
    ended_at: null,
    length: shown.position.length,
    promise: "",
    proof: null,
    result: null,
    rematch: null,
    wish: null,
    kept_until: null,
    branch: null,
    daily: null,
    loaded: false,
  };
}
