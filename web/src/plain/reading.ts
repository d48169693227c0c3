/**
 * Reads the view of any game: which part of it is a track, a rack, a card, a seat's own panel. It knows no game; what it
 * cannot see in the view, a game may say in its `layout` (see `Area` in bakehouse/games/showing.py).
 */
import type { AreaInfo } from "$lib/messages";
import { humane, pluralOf, singularOf, speaksOf } from "./naming";

export type Path = (string | number)[];
type Scalar = string | number | boolean | null;
type Fields = Record<string, unknown>;

interface Shown {
  key: string;
  title: string;
  path: Path;
  /** A rule in a few words, at the edge. */
  note: string;
  /** What the things here are called in actions, if that is told. */
  names: string;
  picture: string;
}
/** A single number, name, or yes and no. */
export interface Fact extends Shown {
  shape: "fact";
  value: Scalar;
}
/** A number that is known to go as far as `most`. */
export interface Track extends Shown {
  shape: "track";
  value: number;
  most: number;
}
export interface Slot {
  name: string;
  title: string;
  path: Path;
  /** How many there are, or what lies there. */
  value: number | string | null;
}
/** Named counts, or named places where something may lie. */
export interface Rack extends Shown {
  shape: "rack";
  slots: Slot[];
}
export interface Die {
  value: number;
  path: Path;
}
export interface Dice extends Shown {
  shape: "dice";
  dice: Die[];
}
export interface Line {
  name: string;
  title: string;
  path: Path;
}
/** Counts by two names, or several things that have the same to tell: a table of rows and columns. */
export interface Grid extends Shown {
  shape: "grid";
  rows: Line[];
  columns: Line[];
  cells: { value: unknown; path: Path }[][];
  /** Whether all of it is counted: then rows of zeros tell nothing. */
  counts: boolean;
}
export interface Card {
  /** Its name, or its place where it has none. */
  name: string | number;
  title: string;
  path: Path;
  parts: Part[];
  /** What it pays or costs, for its corner. */
  worth: Fact | null;
}
/** Names, or described things with a name. */
export interface Cards extends Shown {
  shape: "cards";
  cards: Card[];
}
/** One number, name, or yes and no for each seat. */
export interface Counts extends Shown {
  shape: "counts";
  values: Scalar[];
}
export interface Group extends Shown {
  shape: "group";
  parts: Part[];
}
export type Part = Fact | Track | Rack | Dice | Grid | Cards | Counts | Group;

export interface Panel {
  seat: number;
  path: Path;
  parts: Part[];
}
export interface Reading {
  /** What belongs to all: areas, and single facts. */
  areas: Part[];
  facts: (Fact | Track)[];
  /** What belongs to each seat. */
  panels: Panel[];
  /** The key of the list of seats, as actions may name it. */
  seatsKey: string;
  /** What the view calls the seats: `red` is seat 0. */
  aliases: Map<string, number>;
  /** What stands at each path is called, by `keyOf`. */
  titles: Map<string, string>;
  /** Whether there is so much that everything has to stand closer. */
  dense: boolean;
}

/** What reading needs to know of the game. */
export interface Lexicon {
  layout: Record<string, AreaInfo>;
  /** What a thing is called: "High-gluten flour"; null where the game prints no name for it. */
  nameOf(key: string): string | null;
  /** What a field of the view is called in the reader's language; null where the game has no word for it. */
  titleOf(key: string): string | null;
  /** The same for a word that stands in the view. */
  wordOf(value: string): string | null;
  /** The kind of thing that something is: `supplies`; empty where that is not known. */
  sectionOf(key: string): string;
}

const LONGEST_TRACK = 60;
/** So many single values have room to spread. */
const ROOMY = 90;
const NAMED_BY = ["id", "name", "title", "label"];
const CALLED_BY = ["colour", "color", "name", "id"];
const PERSONS =
  "seat player baker first act active actor who winner leader dealer starter owner start_player turn_of".split(" ");
const DICE = ["dice", "die", "roll", "rolled"];
const PIPS = 6;
const WORTH = ["pays", "points", "value", "worth", "price", "cost", "costs", "score", "reward"];

const MOMENTS = ["round", "day", "turn", "week", "year", "season", "hand", "roll", "phase"];

/** What tells when it is, tracks first: the header says so. */
export function momentsOf(facts: (Fact | Track)[]): (Fact | Track)[] {
  const told = facts.filter((fact) => MOMENTS.includes(fact.key));
  return [...told.filter(({ shape }) => shape === "track"), ...told.filter(({ shape }) => shape === "fact")].slice(
    0,
    2,
  );
}

export const keyOf = (path: Path): string => path.join(".");
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number";
const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const sameKeys = (rows: Fields[]): boolean => {
  const first = Object.keys(rows[0] ?? {}).join();
  return rows.every((row) => Object.keys(row).join() === first);
};
const isCounts = (value: unknown): value is Record<string, number> =>
  isFields(value) && Object.keys(value).length > 0 && Object.values(value).every(isNumber);

/** Whether a number is the place of a seat: by what it is called. */
export const isPerson = (key: string, value: unknown, seats: number): value is number =>
  PERSONS.includes(key) && Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;

/** About how wide a part likes to be, in pixels. */
export function widthOf(part: Part, dense: boolean): number {
  const sum = (parts: Part[]) => parts.reduce((all, one) => all + widthOf(one, dense), 0);
  switch (part.shape) {
    case "rack":
      return 30 + part.slots.filter((slot) => !dense || slot.value).length * (dense ? 92 : 104);
    case "dice":
      return 40 + part.dice.length * 70;
    case "grid":
      return 150 + part.columns.length * 66;
    case "cards":
      return 30 + part.cards.reduce((all, card) => all + cardWidth(card, dense), 0);
    case "counts":
      return 40 + part.values.length * 110;
    case "group":
      return 40 + sum(part.parts) / 2;
    default:
      return 110;
  }
}

export function cardWidth(card: Card, dense: boolean): number {
  if (card.parts.length === 0) return 52 + card.title.length * 8;
  const widths = card.parts.map((part) =>
    part.shape === "dice"
      ? 76 + part.dice.length * 30
      : Math.min(widthOf(part, dense), part.shape === "grid" ? 330 : 210),
  );
  return Math.max(150, ...widths);
}

/** Whether there is nothing in it: no number but zero, no name, no card. */
export function isBare(part: Part): boolean {
  switch (part.shape) {
    case "fact":
      return part.value === null || part.value === false || part.value === 0 || part.value === "";
    case "track":
      return false;
    case "rack":
      return part.slots.every((slot) => !slot.value);
    case "dice":
      return part.dice.length === 0;
    case "grid":
      return part.cells.every((row) => row.every((cell) => !cell.value));
    case "cards":
      return part.cards.length === 0;
    case "counts":
      return part.values.every((value) => !value);
    case "group":
      return part.parts.every(isBare);
  }
}

export function read(table: Fields, seats: number, lexicon: Lexicon): Reading {
  return new Reader(seats, lexicon).read(table);
}

class Reader {
  readonly #titles = new Map<string, string>();
  #aliases = new Map<string, number>();
  /** Inside how many cards we are: there, things of the same kind stand in a table. */
  #depth = 0;

  constructor(
    readonly seats: number,
    readonly lexicon: Lexicon,
  ) {}

  read(table: Fields): Reading {
    const perSeat = Object.keys(table).filter((key) => this.#isPerSeat(table[key]) && !this.#hides([key]));
    const shared = Object.fromEntries(Object.entries(table).filter(([key]) => !perSeat.includes(key)));
    const lists = perSeat.map((key) => [key, table[key] as Fields[]] as const);
    this.#aliases = aliasesOf(lists.map(([, list]) => list));
    const parts = this.#parts(shared, []);
    const panels = Array.from({ length: lists.length ? this.seats : 0 }, (_, seat) => ({
      seat,
      path: [lists[0]?.[0] ?? "", seat],
      parts: lists.flatMap(([key, list]) => this.#parts(withoutName(list[seat] ?? {}), [key, seat])),
    }));
    return {
      areas: parts.filter((part) => part.shape !== "fact" && part.shape !== "track"),
      facts: parts.filter((part) => part.shape === "fact" || part.shape === "track"),
      panels,
      seatsKey: lists[0]?.[0] ?? "",
      aliases: this.#aliases,
      titles: this.#titles,
      dense: valuesIn(table) > ROOMY,
    };
  }

  #isPerSeat(value: unknown): boolean {
    return Array.isArray(value) && value.length === this.seats && value.every(isFields) && !value.some(hasName);
  }

  #hint(path: Path): AreaInfo | undefined {
    const way = path.map((step) => (typeof step === "number" ? "*" : step)).join(".");
    return this.lexicon.layout[way];
  }

  #hides(path: Path): boolean {
    return this.#hint(path)?.shape === "hidden";
  }

  #shown(key: string, path: Path): Shown {
    const hint = this.#hint(path);
    const title = this.lexicon.titleOf(key) ?? (hint?.title || humane(key));
    this.#titles.set(keyOf(path), title);
    return {
      key,
      path,
      title,
      note: hint?.note ?? "",
      names: hint?.names ?? "",
      picture: hint?.picture ?? "",
    };
  }

  #field = (key: string): string => this.lexicon.titleOf(key) ?? humane(key);

  /** What a thing is called. */
  #called(name: string, path: Path): string {
    const title = humane(this.lexicon.nameOf(name) ?? this.lexicon.titleOf(name) ?? this.lexicon.wordOf(name) ?? name);
    this.#titles.set(keyOf(path), title);
    return title;
  }

  /** The fields of something, in their order; racks of the same things become one table. */
  #parts(fields: Fields, path: Path): Part[] {
    const limits = limitsOf(fields);
    const keys = Object.keys(fields).filter((key) => !limits.has(key) && !this.#hides([...path, key]));
    const most = new Map([...limits].map(([limit, key]) => [key, fields[limit] as number]));
    const parts = keys.map((key) => this.#part(key, fields[key], [...path, key], most.get(key)));
    return this.#tabled(parts, path);
  }

  #part(key: string, value: unknown, path: Path, most?: number): Part {
    const hint = this.#hint(path);
    const shown = this.#shown(key, path);
    if (isScalar(value)) {
      const last = hint?.most ?? most;
      const goes = isNumber(value) && last && value >= 0 && value <= last && last <= LONGEST_TRACK;
      return goes ? { ...shown, shape: "track", value, most: last } : { ...shown, shape: "fact", value };
    }
    return Array.isArray(value) ? this.#list(shown, value) : this.#named(shown, value as Fields);
  }

  #list(shown: Shown, list: unknown[]): Part {
    const { key, path } = shown;
    const wanted = this.#hint(path)?.shape;
    const isPip = (value: unknown) => isNumber(value) && value >= 1 && value <= PIPS && Number.isInteger(value);
    const rolled = path.some((step) => typeof step === "string" && speaksOf(step, DICE)) && list.every(isPip);
    if (wanted === "dice" || (!wanted && rolled)) {
      return { ...shown, shape: "dice", dice: list.map((value, i) => ({ value: Number(value), path: [...path, i] })) };
    }
    const each = list.length === this.seats && this.seats > 1 && list.every(isScalar);
    if (each && !wanted && (path.length === 1 || list.every((value) => typeof value === "boolean"))) {
      return { ...shown, shape: "counts", values: list as Scalar[] };
    }
    const alike = list.length > 1 && !wanted && list.every(isFields) && sameKeys(list as Fields[]);
    if (alike && (list.every(isCounts) || (this.#depth > 0 && list.every(isFlat)))) {
      const records = list as Fields[];
      const by = records[0] ? nameKey(records[0]) : null;
      const lines = records.map((record, i) => {
        const at = [...path, i];
        return by === null
          ? { name: `${i}`, title: this.#placed(key, i), path: at }
          : { name: String(record[by]), title: this.#called(String(record[by]), at), path: at };
      });
      return this.#grid(shown, lines, records, by);
    }
    const cards = list.map((value, i) => this.#card(key, value, [...path, i], i));
    return { ...shown, shape: "cards", cards };
  }

  #card(key: string, value: unknown, path: Path, place: number): Card {
    if (isScalar(value)) {
      const name = typeof value === "string" ? value : place;
      const title = typeof value === "string" ? this.#called(value, path) : `${value ?? "–"}`;
      return { name, title, path, parts: [], worth: null };
    }
    if (Array.isArray(value) && value.every(isScalar)) {
      return { name: place, title: value.join(", ") || "–", path, parts: [], worth: null };
    }
    if (Array.isArray(value)) {
      const part = this.#list(this.#shown(key, path), value);
      return { name: place, title: this.#placed(key, place), path, parts: [part], worth: null };
    }
    const fields = value as Fields;
    const by = nameKey(fields);
    const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== by));
    return {
      name: by === null ? place : String(fields[by]),
      title: by === null ? this.#placed(key, place) : this.#called(String(fields[by]), path),
      path,
      ...this.#inside(rest, path),
    };
  }

  #inside(fields: Fields, path: Path): Pick<Card, "parts" | "worth"> {
    this.#depth += 1;
    const all = this.#parts(fields, path);
    this.#depth -= 1;
    const worth = all.find(
      (part): part is Fact => part.shape === "fact" && WORTH.includes(part.key) && isNumber(part.value),
    );
    return { parts: all.filter((part) => part !== worth), worth: worth ?? null };
  }

  #placed = (key: string, place: number): string => `${this.#field(singularOf(key))} ${place + 1}`;

  #named(shown: Shown, fields: Fields): Part {
    const { path } = shown;
    const entries = Object.entries(fields);
    const values = Object.values(fields);
    const wanted = this.#hint(path)?.shape;
    if (wanted !== "facts" && values.length > 0) {
      const laid = values.every((value) => value === null || typeof value === "string");
      const some = values.some((value) => value !== null);
      if (wanted === "rack" || values.every(isNumber) || (laid && some && values.length > 2)) {
        return { ...shown, shape: "rack", slots: entries.map(([name, value]) => this.#slot(name, value, path)) };
      }
      if (values.length > 1 && values.every(isCounts) && sameKeys(values)) {
        const lines = entries.map(([name]) => ({
          name,
          title: this.#called(name, [...path, name]),
          path: [...path, name],
        }));
        return this.#grid(shown, lines, values);
      }
      if (wanted === "cards" || (values.length > 1 && values.every(isFields))) {
        const cards = entries.map(([name, value]) => ({
          name,
          title: this.#called(name, [...path, name]),
          path: [...path, name],
          ...this.#inside(isFields(value) ? value : {}, [...path, name]),
        }));
        return { ...shown, shape: "cards", cards };
      }
    }
    return { ...shown, shape: "group", parts: this.#parts(fields, path) };
  }

  #slot(name: string, value: unknown, path: Path): Slot {
    const at = [...path, name];
    return { name, title: this.#called(name, at), path: at, value: value as number | string | null };
  }

  #grid(shown: Shown, rows: Line[], values: Fields[], by: string | null = null): Grid {
    const counts = values.every(isCounts);
    const told = (name: string) => counts || values.some((one) => one[name] !== null && one[name] !== false);
    const columns = Object.keys(values[0] ?? {})
      .filter((name) => name !== by && told(name))
      .map((name) => {
        const path = [...shown.path, "*", name];
        return { name, title: counts ? this.#called(name, path) : this.#field(name), path };
      });
    const cells = rows.map((row, i) =>
      columns.map(({ name }) => ({ value: values[i]?.[name] ?? null, path: [...row.path, name] })),
    );
    return { ...shown, shape: "grid", rows, columns, cells, counts };
  }

  /** Racks that count the same things stand side by side in one table. */
  #tabled(parts: Part[], path: Path): Part[] {
    const kin = new Map<string, Rack[]>();
    for (const part of parts) {
      if (part.shape !== "rack" || part.slots.length < 2 || !part.slots.every((slot) => isNumber(slot.value))) continue;
      const names = part.slots.map((slot) => slot.name).join();
      kin.set(names, [...(kin.get(names) ?? []), part]);
    }
    const groups = [...kin.values()].filter((racks) => racks.length > 1);
    return parts.flatMap((part) => {
      const racks = groups.find((group) => group.includes(part as Rack));
      if (!racks) return [part];
      return racks[0] === part ? [this.#joined(racks, path)] : [];
    });
  }

  #joined(racks: Rack[], path: Path): Grid {
    const [first] = racks as [Rack];
    const name = first.slots[0]?.name ?? "";
    const section = this.#aliases.has(name) ? "" : this.lexicon.sectionOf(name);
    const title = section ? this.#field(pluralOf(singularOf(section))) : racks.map((rack) => rack.title).join(", ");
    const rows = first.slots.map((slot) => ({ name: slot.name, title: slot.title, path: slot.path }));
    const columns = racks.map((rack) => ({ name: rack.key, title: rack.title, path: rack.path }));
    const cells = rows.map((_, row) =>
      racks.map((rack) => ({ value: Number(rack.slots[row]?.value ?? 0), path: rack.slots[row]?.path ?? path })),
    );
    return { ...first, shape: "grid", key: section || first.key, title, rows, columns, cells, counts: true };
  }
}

/** Whether all that something tells fits into a row: single values, or short lists of them. */
const isFlat = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((one) => isScalar(one) || (Array.isArray(one) && one.every(isScalar)));

/** How many single values there are in all. */
const valuesIn = (value: unknown): number =>
  typeof value === "object" && value !== null ? Object.values(value).reduce((sum, one) => sum + valuesIn(one), 0) : 1;

/** The field that names something: `id` and the like, else its first text if it is all that tells it from others. */
function nameKey(fields: Fields): string | null {
  const by = NAMED_BY.find((field) => typeof fields[field] === "string");
  return by ?? Object.keys(fields).find((field) => typeof fields[field] === "string") ?? null;
}

const hasName = (fields: Fields): boolean => typeof fields.id === "string" && !("seat" in fields);

/** A panel of a seat has its player's name at the top already. */
const withoutName = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== "seat" && !CALLED_BY.includes(key)));

/** What the seats are called, if each has a name of its own. */
function aliasesOf(lists: Fields[][]): Map<string, number> {
  for (const list of lists) {
    for (const field of CALLED_BY) {
      const names = list.map((fields) => fields[field]);
      if (names.every((name) => typeof name === "string") && new Set(names).size === names.length) {
        return new Map(names.map((name, seat) => [name as string, seat]));
      }
    }
  }
  return new Map();
}

/** Fields that say how far another field goes: `rounds` of `round`, `most_heat` or `heat_limit` of `heat`. */
function limitsOf(fields: Fields): Map<string, string> {
  const found = new Map<string, string>();
  for (const key of Object.keys(fields).filter((name) => isNumber(fields[name]))) {
    const names = [pluralOf(key), `most_${key}`, `max_${key}`, `${key}_max`, `${key}_most`, `${key}_limit`];
    const limit = names.find(
      (name) => name !== key && isNumber(fields[name]) && fields[name] >= (fields[key] as number),
    );
    if (limit) found.set(limit, key);
  }
  return found;
}
