/** The tree of a box as sections: single facts, and cards where a section holds things that are alike. */
import { isValue, leavesOf, type Tree } from "$lib/edition";

/** A line of a section or card: one value, a list of values, or counts of things. */
export interface Field {
  key: string;
  path: string;
  kind: "value" | "list" | "counts";
  /** Of a list or of counts: the paths of the single values. */
  inner: string[];
}

export interface Entry {
  key: string;
  path: string;
  fields: Field[];
}

export interface Section {
  key: string;
  path: string;
  fields: Field[];
  cards: Entry[];
}

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);
const joined = (path: string, key: string) => (path ? `${path}.${key}` : key);
/** What a thing is called is no number of the game. */
const isName = (key: string) => key === "name" || key === "country";

function fieldOf(key: string, path: string, value: unknown): Field {
  if (isValue(value)) return { key, path, kind: "value", inner: [path] };
  const inner = [...leavesOf(value, path)].map(([leaf]) => leaf);
  return { key, path, kind: Array.isArray(value) ? "list" : "counts", inner };
}

const fieldsOf = (tree: Tree, path: string): Field[] =>
  Object.entries(tree).flatMap(([key, value]) => (isName(key) ? [] : [fieldOf(key, joined(path, key), value)]));

type Names = Record<string, Record<string, string>>;

/** Whether a tree is nothing but what things are called. */
const isNames = (tree: Tree, things: Names): boolean =>
  Object.values(things).some((names) => Object.entries(tree).every(([key, value]) => value === names[key]));

/** A tree that stands alone in its section: counts of things, or a line for each of its lists. */
const linesOf = (key: string, path: string, tree: Tree): Field[] =>
  Object.values(tree).every(isValue) ? [fieldOf(key, path, tree)] : fieldsOf(tree, path);

function sectionOf(key: string, tree: Tree, things: Names): Section {
  const inner = Object.entries(tree).filter((one): one is [string, Tree] => isTree(one[1]) && !isNames(one[1], things));
  const own = Object.fromEntries(Object.entries(tree).filter(([, value]) => !isTree(value)));
  const [first] = inner;
  const alone = inner.length === 1 && first ? linesOf(first[0], `${key}.${first[0]}`, first[1]) : [];
  const cards = inner.length > 1 ? inner : [];
  return {
    key,
    path: key,
    fields: [...fieldsOf(own, key), ...alone],
    cards: cards.map(([card, value]) => ({
      key: card,
      path: `${key}.${card}`,
      fields: fieldsOf(value, `${key}.${card}`),
    })),
  };
}

/** All sections of a box, in its order; what things are called (`things`, by kind) is left out. */
export function sectionsOf(tree: Tree, things: Names): Section[] {
  const single = Object.fromEntries(Object.entries(tree).filter(([, value]) => !isTree(value)));
  const general: Section = { key: "", path: "", fields: fieldsOf(single, ""), cards: [] };
  const others = Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) && !isNames(value, things) ? [sectionOf(key, value, things)] : [],
  );
  return [general, ...others].filter((section) => section.fields.length || section.cards.length);
}
