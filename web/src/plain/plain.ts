/** A table on the plain board: what its view holds, where choices lie, what is left for the tray, what a preview changes. */
import { type Choice, things } from "$lib/choice.svelte";
import { explain } from "$lib/explain";
import type { Ghost } from "$lib/ghost";
import { aboutArea, language, nameOf, t } from "$lib/i18n/index.svelte";
import type { ActionInfo, Change, GameInfo, View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import { humane, isWhole, speaksOf } from "./naming";
import { type Places, place } from "./placing";
import { isPerson, keyOf, type Lexicon, type Part, type Path, type Reading, read } from "./reading";

/** So many actions stand in the tray in words; more are asked for step by step. */
const MOST_IN_WORDS = 8;

/** Kinds of action that end something: they belong on the big button. */
const ENDS = ["END", "DONE", "PASS", "STOP", "FINISH", "READY"];

/** A choice of the tray: an action, or what narrows many of them down. */
export interface Option {
  label: string;
  small: string;
  action: ActionInfo | null;
  narrows: string[];
}

/** What a game prints on its things, by the last part of their paths. */
export class GameLexicon implements Lexicon {
  readonly layout: GameInfo["layout"];
  readonly #paths: Map<string, string>;

  constructor(readonly info: GameInfo) {
    this.layout = info.layout;
    this.#paths = new Map(Object.keys(info.names).map((path) => [path.split(".").at(-1) ?? path, path]));
  }

  nameOf = (key: string): string | null => {
    const path = this.#paths.get(key);
    if (path !== undefined) return nameOf(path, this.info.names[path] ?? key);
    const kind = Object.keys(this.info.things).find((one) => key in (this.info.things[one] ?? {}));
    return kind === undefined ? null : nameOf(`${kind}.${key}`, this.info.things[kind]?.[key] ?? key);
  };

  /** What a field of the view, a word in it, or a kind of action is called. */
  titleOf = (key: string): string | null => language.phrases.say(`area-${key}`);
  wordOf = (value: string): string | null =>
    language.phrases.say(`value-${value.toLowerCase()}`) ?? this.#numbered(value);
  kindOf = (kind: string): string | null => language.phrases.say(`kind-${kind.toLowerCase()}`);

  /** `order_6` is the sixth order. */
  #numbered(value: string): string | null {
    const at = value.lastIndexOf("_");
    const title = at > 0 && isWhole(value.slice(at + 1)) ? this.titleOf(value.slice(0, at)) : null;
    return title && `${title} ${value.slice(at + 1)}`;
  }

  /** By the path of its printed name, else by the parameter of actions that it is a value of. */
  sectionOf = (key: string): string => {
    const printed = this.#paths.get(key)?.split(".").at(-2);
    return printed ?? Object.keys(this.info.parameters).find((name) => this.info.parameters[name]?.includes(key)) ?? "";
  };
}

const readings = new WeakMap<View, { reading: Reading; language: string }>();
const placings = new WeakMap<ActionInfo[], Places>();

export function readingOf(view: View, lexicon: GameLexicon): Reading {
  const known = readings.get(view);
  if (known?.language === language.code) return known.reading;
  const reading = read(view.table, view.seats, lexicon);
  readings.set(view, { reading, language: language.code });
  return reading;
}

export function placesOf(view: View, seat: number | null, lexicon: GameLexicon, actions: ActionInfo[]): Places {
  const { sectionOf, info } = lexicon;
  const known =
    placings.get(actions) ?? place(readingOf(view, lexicon), actions, seat, { sectionOf, parameters: info.parameters });
  placings.set(actions, known);
  return known;
}

export class Plain {
  readonly reading: Reading;
  readonly places: Places;

  constructor(
    readonly lexicon: GameLexicon,
    readonly table: TableModel,
    readonly view: View,
  ) {
    this.reading = readingOf(view, lexicon);
    this.places = placesOf(view, table.seat, lexicon, table.actions);
  }

  get choice(): Choice {
    return this.table.choice;
  }

  get ghost(): Ghost | null {
    return this.table.ghost;
  }

  // --- Choosing

  /**
   * What an element needs to stand for what lies at a path; nothing where no action names it. A thing inside another one
   * stands for both: the third house of a street is that street and that house.
   */
  spot(path: Path, label: string, beside: Path[] = []): Record<string, unknown> {
    const touches = this.#touches(path, beside);
    const touch =
      touches.find((named) => this.choice.glow(...named) === "picked") ??
      touches.find((named) => this.choice.can(...named)) ??
      touches[0];
    if (!touch) return {};
    const [thing, ...also] = touch;
    const attributes = this.choice.thing(thing, { label, also });
    // What cannot be touched now is read like any other text.
    return attributes["data-glow"] === "none" ? { "data-thing": thing, "data-glow": "none" } : attributes;
  }

  /** Where a row and a column meet: both at once, if actions name both. */
  cross(row: Path, column: Path, label: string): Record<string, unknown> {
    return this.#thingsAt(column).length > 0 ? this.spot(row, label, [column]) : {};
  }

  #touches(path: Path, beside: Path[]): [string, ...string[]][] {
    const above = [...beside, ...path.slice(1).map((_, i) => path.slice(0, i + 1))].flatMap((one) =>
      this.#thingsAt(one),
    );
    return this.#thingsAt(path).map((thing) => [thing, ...above.filter((other) => this.#together(thing, other))]);
  }

  #thingsAt = (path: Path): string[] => this.places.get(keyOf(path)) ?? [];

  #together(one: string, other: string): boolean {
    if (one === other) return false;
    return this.choice.actions.some((action) => {
      const all = things(action);
      return all.includes(one) && all.includes(other);
    });
  }

  /** Whether an action names what lies at a path, or something in it. */
  isNamed(path: Path): boolean {
    const key = keyOf(path);
    return [...this.places.keys()].some((one) => one === key || one.startsWith(`${key}.`));
  }

  /** Whether something has to be shown though there is nothing in it. */
  needs(part: Part): boolean {
    return this.isNamed(part.path) || (part.shape === "grid" && part.rows.some((row) => this.isNamed(row.path)));
  }

  /** What is open and cannot be said by touching one more thing on the board. */
  get loose(): ActionInfo[] {
    const { picked, open } = this.choice;
    const touches = [...this.places.keys()].flatMap((key) => this.#touches(pathOf(key), []));
    return open.filter((action) => {
      const all = things(action);
      return !touches.some(
        (named) => named.every((one) => all.includes(one)) && named.some((one) => !picked.includes(one)),
      );
    });
  }

  /** The one thing to do when nothing on the board is touched: what ends the turn, or all that is possible. */
  get main(): ActionInfo | null {
    const { actions, picked } = this.choice;
    if (picked.length > 0) return null;
    if (actions.length === 1) return actions[0] ?? null;
    const simple = this.loose.filter((action) => Object.keys(action.parameters).length === 0);
    const ends = simple.filter((action) => speaksOf(action.kind, ENDS));
    const final = simple.filter((action) => action.flags.includes("commits"));
    const found = [ends, final, simple].find((some) => some.length === 1);
    return found?.[0] ?? null;
  }

  /** What the tray offers. */
  get options(): Option[] {
    const { main } = this;
    // Once something was touched, all that is left stands there in words as well.
    const asked = this.choice.picked.length > 0 ? this.choice.open : this.loose;
    const left = asked.filter((action) => action !== main);
    const whole = (action: ActionInfo): Option => ({ label: this.table.may(action), small: "", action, narrows: [] });
    if (left.length <= MOST_IN_WORDS) return left.map(whole);
    const question = questionOf(left, this.choice.picked);
    if (!question) return left.map(whole);
    return question.map(({ thing, actions }) => {
      const [only] = actions;
      if (only && actions.length === 1) return whole(only);
      return {
        label: this.#called(thing),
        small: t("plain-kinds", { n: actions.length }),
        action: null,
        narrows: [thing],
      };
    });
  }

  #called(thing: string): string {
    const colon = thing.indexOf(":");
    const [parameter, value] = [thing.slice(0, colon), thing.slice(colon + 1)];
    if (parameter === "kind") return this.lexicon.kindOf(value) ?? humane(value.toLowerCase());
    if (!isWhole(value)) return this.#named(value);
    return `${this.lexicon.titleOf(parameter) ?? humane(parameter)} ${value}`;
  }

  // --- Words

  /** Whose place in the view's own words, or whose number. */
  seatOf(key: string, value: unknown): number | null {
    if (typeof value === "string") return this.reading.aliases.get(value) ?? null;
    return isPerson(key, value, this.view.seats) ? value : null;
  }

  said(key: string, value: unknown): string {
    const seat = this.seatOf(key, value);
    if (seat !== null) return this.view.players[seat] ?? "";
    if (value === null) return "–";
    if (typeof value === "boolean") return value ? t("plain-yes") : t("plain-no");
    if (typeof value === "number") return value < 0 ? `−${-value}` : `${value}`;
    if (Array.isArray(value)) return value.map((one) => this.said(key, one)).join(", ") || "–";
    return this.#named(String(value));
  }

  #named = (value: string): string => humane(this.lexicon.nameOf(value) ?? this.lexicon.wordOf(value) ?? value);

  /** What a part is, for those who ask. */
  about({ key, title, note }: { key: string; title: string; note?: string }): Record<string, unknown> {
    return explain(title, aboutArea(this.table.components, key), note ?? "");
  }

  // --- Previews

  change(path: Path): Change | undefined {
    return this.ghost?.at(...path);
  }

  /** What would come to a list or rack, and what would go. */
  news(path: Path): { comes: string[]; goes: string[] } {
    const change = this.change(path);
    const before = namesIn(change?.before);
    const after = namesIn(change?.after);
    return { comes: without(after, before).map(this.#word), goes: without(before, after).map(this.#word) };
  }

  #word = (name: string): string => this.said("", name);
}

const pathOf = (key: string): Path => key.split(".").map((step) => (isWhole(step) ? Number(step) : step));

/** What to ask next where there are many actions: of what kind, or with which value. */
function questionOf(actions: ActionInfo[], picked: string[]): { thing: string; actions: ActionInfo[] }[] | null {
  const parameters = [...new Set(actions.flatMap((action) => Object.keys(action.parameters)))];
  const questions = [
    (action: ActionInfo) => `kind:${action.kind}`,
    ...parameters.map((name) => (action: ActionInfo) => `${name}:${action.parameters[name] ?? ""}`),
  ];
  for (const question of questions) {
    const answers = new Map<string, ActionInfo[]>();
    for (const action of actions) answers.set(question(action), [...(answers.get(question(action)) ?? []), action]);
    if (answers.size > 1 && answers.size < actions.length && ![...answers.keys()].some((one) => picked.includes(one))) {
      return [...answers].map(([thing, fitting]) => ({ thing, actions: fitting }));
    }
  }
  return null;
}

/** The names in a list or rack, each as often as it is there. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one) =>
      typeof one === "object"
        ? Object.values(one ?? {})
            .filter(isText)
            .slice(0, 1)
        : [String(one)],
    );
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, count]) =>
    typeof count === "number" ? Array(count).fill(name) : [name],
  );
}
const isText = (value: unknown): value is string => typeof value === "string";

function without(names: string[], others: string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
