/** The workshop of a game as the browser knows it: the box, what is changed in it, and what was tried before. */
import { api } from "./api";
import { Asking } from "./asking.svelte";
import {
  at,
  type Changes,
  changed,
  EMPTY,
  fragmentOf,
  isValue,
  namedTree,
  type Sketch,
  sketchIn,
  type Tree,
  tomlOf,
  type Value,
} from "./edition";
import { sorry } from "./i18n/index.svelte";
import type { AnswerTold, BoxWish, Components, EditionFile, GameInfo, NewQuestion, WorkshopInfo } from "./messages";
import { keep, recall } from "./settings.svelte";

/** Milliseconds without a change after which the server is asked whether the box can be played. */
const CHECK_AFTER = 220;
const MOST_KEPT = 40;
const MOST_TRIES = 16;
const ANSWER_SECONDS = 60;

function remembered<T>(key: string): T[] {
  try {
    return JSON.parse(recall(key) ?? "[]") as T[];
  } catch {
    return [];
  }
}

/** What was asked of an edition, and what came of it. */
export interface Try {
  id: number;
  at: number;
  sketch: Sketch;
  wish: NewQuestion;
  answer: AnswerTold;
}

export class Workshop {
  /** As printed. */
  readonly tree: Tree;
  readonly origins: Record<string, string>;
  title = $state("");
  changes = $state.raw<Changes>({});
  house = $state.raw<Record<string, string>>({});
  /** Why the box cannot be played as it is; empty: it can, or is not checked yet. */
  problem = $state("");
  /** The box as the server found it good. */
  found = $state.raw<Components | null>(null);
  busy = $state(false);
  /** Editions that were kept on this device. */
  kept = $state.raw<Sketch[]>([]);
  /** What was tried, the newest last. */
  tries = $state.raw<Try[]>([]);
  /** The question that is being answered, or was. */
  asking = $state.raw<Asking | null>(null);
  /** An answer of before that is looked at again. */
  past = $state.raw<Try | null>(null);
  /** The value that is being changed. */
  chosen = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;

  constructor(
    readonly game: GameInfo,
    readonly info: WorkshopInfo,
  ) {
    this.tree = info.components.tree as Tree;
    this.origins = info.origins;
    this.kept = remembered<Sketch>(this.#shelf).filter((one) => one.changes && one.house);
    this.tries = remembered<Try>(this.#diary).filter((one) => one.answer && one.sketch && one.wish);
  }

  get #diary(): string {
    return `tries.${this.game.id}`;
  }

  get #shelf(): string {
    return `editions.${this.game.id}`;
  }

  get sketch(): Sketch {
    return { title: this.title.trim(), changes: this.changes, house: this.house };
  }

  /** The box with all changes. */
  readonly now = $derived.by(() => changed(this.tree, this.changes));
  readonly count = $derived(Object.keys(this.changes).length + Object.keys(this.house).length);

  valueAt(path: string): Value {
    const value = this.changes[path] ?? at(this.tree, path);
    return isValue(value) ? value : "";
  }

  printedAt(path: string): Value {
    const value = at(this.tree, path);
    return isValue(value) ? value : "";
  }

  isChanged(path: string): boolean {
    return path in this.changes;
  }

  set(path: string, value: Value): void {
    const { [path]: _, ...others } = this.changes;
    this.changes = value === this.printedAt(path) ? others : { ...others, [path]: value };
    this.check();
  }

  setHouse(house: Record<string, string>): void {
    const usual = new Map(this.game.house_rules.map((rule) => [rule.name, rule.default]));
    this.house = Object.fromEntries(Object.entries(house).filter(([rule, value]) => usual.get(rule) !== value));
    this.#remember();
  }

  /** Take up another edition: one that was kept or tried, one from a link, or the printed one. */
  open({ title, changes, house }: Sketch): void {
    this.title = title;
    this.changes = changes;
    this.house = house;
    this.chosen = "";
    this.check();
  }

  openLink(fragment: string): void {
    this.take(fragment);
    this.check();
  }

  /** The edition of a link, without anything else. */
  take(fragment: string): void {
    const rules = Object.fromEntries(this.game.house_rules.map((rule) => [rule.name, Object.keys(rule.values)]));
    const { title, changes, house } = sketchIn(fragment, this.tree, rules);
    this.title = title;
    this.changes = changes;
    this.house = house;
  }

  /** The edition of a box that the server has laid. */
  follow({ edition, differences }: Components): void {
    this.title = edition;
    this.changes = Object.fromEntries(differences.flatMap(({ path, here }) => (isValue(here) ? [[path, here]] : [])));
  }

  // --- As a file, as a link, and kept here

  get toml(): string {
    return tomlOf(this.tree, this.sketch);
  }

  /** For a table; null: the printed box. */
  get file(): EditionFile | null {
    return this.toml ? { text: this.toml, title: "" } : null;
  }

  /** For questions and for paper. */
  get box(): BoxWish {
    return { edition: namedTree(this.tree, this.sketch), house_rules: this.house };
  }

  get link(): string {
    const told = fragmentOf(this.sketch);
    return `/workshop/${this.game.id}${told ? `#${told}` : ""}`;
  }

  keep(): void {
    const { sketch } = this;
    this.kept = [sketch, ...this.kept.filter((one) => one.title !== sketch.title)].slice(0, MOST_KEPT);
    keep(this.#shelf, JSON.stringify(this.kept));
  }

  drop(title: string): void {
    this.kept = this.kept.filter((one) => one.title !== title);
    keep(this.#shelf, JSON.stringify(this.kept));
  }

  reset(): void {
    this.open(EMPTY);
  }

  // --- Questions

  /** Ask something of the box as it is now; a question that was on its way is stopped. */
  ask(wish: Partial<NewQuestion>): void {
    this.asking?.stop();
    this.past = null;
    const { sketch } = this;
    const whole: NewQuestion = {
      question: "",
      subject: "",
      words: "",
      seats: null,
      box: this.box,
      beside: null,
      populations: this.info.populations,
      seconds: ANSWER_SECONDS,
      users: false,
      ...wish,
    };
    const id = Date.now();
    this.asking = new Asking(this.game.id, whole, (answer) => this.#note({ id, at: id, sketch, wish: whole, answer }));
  }

  /** An edition that was tried, and what was found out about it. */
  goBack(one: Try): void {
    this.asking?.stop();
    this.asking = null;
    this.open(one.sketch);
    this.past = one;
  }

  dropTries(): void {
    this.tries = [];
    this.past = null;
    keep(this.#diary, "[]");
  }

  #note(one: Try): void {
    this.tries = [...this.tries.filter((other) => other.id !== one.id), one].slice(-MOST_TRIES);
    keep(this.#diary, JSON.stringify(this.tries));
  }

  // --- Whether it can be played

  check(): void {
    clearTimeout(this.#timer);
    this.#remember();
    this.problem = "";
    this.found = null;
    this.busy = this.file !== null;
    const turn = ++this.#checks;
    this.#timer = setTimeout(() => void this.#ask(turn), CHECK_AFTER);
  }

  async #ask(turn: number): Promise<void> {
    const { file } = this;
    try {
      const found = file ? await api.tryEdition(this.game.id, file) : this.info.components;
      if (turn === this.#checks) this.found = found;
    } catch (refusal) {
      if (turn === this.#checks) this.problem = sorry(refusal);
    } finally {
      if (turn === this.#checks) this.busy = false;
    }
  }

  /** What is being worked on stands in the address, so nothing is lost and it can be sent as it is. */
  #remember(): void {
    history.replaceState({}, "", this.link);
  }

  close(): void {
    this.asking?.stop();
    clearTimeout(this.#timer);
    this.#checks++;
  }
}
