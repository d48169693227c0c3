/** Keys of a view as words, and how a list is called after the things in it. */
import { capital } from "$lib/speaking";

export const humane = (key: string): string =>
  capital((key === key.toUpperCase() ? key.toLowerCase() : key).replaceAll("_", " ").trim());

/** Whether a key has one of these words in it: `white_dice` speaks of dice. */
export const speaksOf = (key: string, words: readonly string[]): boolean =>
  key.split("_").some((word) => words.includes(word));

/** Whether a text is a whole number. */
export const isWhole = (text: string): boolean => text.trim() !== "" && Number.isInteger(Number(text));

const IRREGULAR: Record<string, string> = { dice: "die", loaves: "loaf", shelves: "shelf", people: "person" };

export function singularOf(key: string): string {
  const known = IRREGULAR[key];
  if (known) return known;
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  if (["sses", "xes", "ches", "shes"].some((end) => key.endsWith(end))) return key.slice(0, -2);
  return key.endsWith("s") && !key.endsWith("ss") ? key.slice(0, -1) : key;
}

export const pluralOf = (key: string): string => {
  if (key.endsWith("y") && !"aeiou".includes(key.at(-2) ?? "")) return `${key.slice(0, -1)}ies`;
  return ["s", "x", "ch", "sh"].some((end) => key.endsWith(end)) ? `${key}es` : `${key}s`;
};

/** Whether an action's parameter and a key of the view speak of the same things: `recipe` and `recipes`. */
export function isAkin(parameter: string, key: string): boolean {
  const words = key.split("_");
  const last = words.at(-1) ?? key;
  return [key, last, singularOf(key), singularOf(last)].includes(parameter);
}
