/** An edition in the browser: single values changed by their paths, as the text of an edition file and as a link. */

export type Value = string | number | boolean;
export type Tree = Record<string, unknown>;
/** Changed values by their paths (`breads.focaccia.prices.2`). */
export type Changes = Record<string, Value>;

/** A draft of an edition: what it is called, what it changes, and the house rules it is played with. */
export interface Sketch {
  title: string;
  changes: Changes;
  house: Record<string, string>;
}

export const EMPTY: Sketch = { title: "", changes: {}, house: {} };

export const at = (tree: unknown, path: string): unknown =>
  path.split(".").reduce((inner, key) => (inner as Tree | null | undefined)?.[key], tree);

export const isValue = (value: unknown): value is Value =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean";

/** Every single value below a tree with its path; the places of a list count from 0. */
export function* leavesOf(tree: unknown, path = ""): Generator<[string, Value]> {
  if (isValue(tree)) yield [path, tree];
  else
    for (const [key, inner] of Object.entries((tree ?? {}) as Tree))
      yield* leavesOf(inner, path ? `${path}.${key}` : key);
}

/** The tree with all changes made. */
export function changed(tree: Tree, changes: Changes): Tree {
  const whole = structuredClone(tree);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const place = keys.length ? at(whole, keys.join(".")) : whole;
    if (place && typeof place === "object") (place as Tree)[last] = value;
  }
  return whole;
}

/** The path up to the first list on its way: an edition file names lists whole. */
function named(tree: Tree, path: string): string {
  const keys = path.split(".");
  const end = keys.findIndex((_, place) => Array.isArray(at(tree, keys.slice(0, place + 1).join("."))));
  return end < 0 ? path : keys.slice(0, end + 1).join(".");
}

const BARE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
const isBare = (key: string): boolean => key !== "" && [...key].every((letter) => BARE.includes(letter));
const keyOf = (path: string): string =>
  path
    .split(".")
    .map((key) => (isBare(key) ? key : JSON.stringify(key)))
    .join(".");

const written = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(written).join(", ")}]` : JSON.stringify(value);

/** The edition file: its title, and a line for each thing that differs. Without a change there is nothing to say. */
export function tomlOf(tree: Tree, { title, changes }: Sketch): string {
  const whole = changed(tree, changes);
  const paths = [...new Set(Object.keys(changes).map((path) => named(tree, path)))];
  const lines = paths.map((path) => `${keyOf(path)} = ${written(at(whole, path))}`);
  const heading = title.trim() ? [`edition = ${JSON.stringify(title.trim())}`] : [];
  return lines.length ? `${[...heading, ...lines].join("\n")}\n` : "";
}

/** The same as a tree, for the server. */
export function namedTree(tree: Tree, { title, changes }: Sketch): Tree {
  const whole = changed(tree, changes);
  const made: Tree = title.trim() && Object.keys(changes).length ? { [TITLE]: title.trim() } : {};
  for (const path of new Set(Object.keys(changes).map((one) => named(tree, one)))) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let place = made;
    for (const key of keys) {
      place[key] ??= {};
      place = place[key] as Tree;
    }
    place[last] = at(whole, path);
  }
  return made;
}

const HOUSE = "house.";
const TITLE = "edition";

/** What stands behind the # of a link: readable, and nothing of it is sent to a server by itself. */
export function fragmentOf({ title, changes, house }: Sketch): string {
  const told = new URLSearchParams();
  if (title) told.set(TITLE, title);
  for (const [path, value] of Object.entries(changes)) told.set(path, JSON.stringify(value));
  for (const [rule, value] of Object.entries(house)) told.set(HOUSE + rule, value);
  return told.toString();
}

/** The sketch that a link brings along; what the box does not have is left out. */
export function sketchIn(fragment: string, tree: Tree, rules: Record<string, string[]>): Sketch {
  const sketch: Sketch = { title: "", changes: {}, house: {} };
  for (const [path, text] of new URLSearchParams(fragment.startsWith("#") ? fragment.slice(1) : fragment)) {
    if (path === TITLE) sketch.title = text.slice(0, 60);
    else if (path.startsWith(HOUSE)) {
      const rule = path.slice(HOUSE.length);
      if (rules[rule]?.includes(text)) sketch.house[rule] = text;
    } else {
      const value = parsed(text);
      const standard = at(tree, path);
      if (isValue(standard) && typeof value === typeof standard && value !== standard)
        sketch.changes[path] = value as Value;
    }
  }
  return sketch;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words that may stand at a place: those of things that the box has, or that stand at places like it. */
export function choicesAt(tree: Tree, path: string): string[] {
  const shape = shapeOf(path);
  const here = new Set<string>();
  for (const [other, value] of leavesOf(tree))
    if (typeof value === "string" && shapeOf(other) === shape) here.add(value);
  const kinds = Object.values(tree).filter(
    (one): one is Tree => typeof one === "object" && one !== null && !Array.isArray(one),
  );
  const home = kinds.find((kind) => [...here].every((word) => word in kind));
  return home ? Object.keys(home) : [...here].sort();
}

/** A path without the names and places on its way: `recipes.mochi.ingredients.2` is `recipes..ingredients.`. */
function shapeOf(path: string): string {
  const keys = path.split(".");
  if (keys.length === 1) return path;
  return keys
    .map((key, place) => ((place === 1 && keys.length > 2) || !Number.isNaN(Number(key)) ? "" : key))
    .join(".");
}
