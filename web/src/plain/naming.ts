/** Keys of a view as words, and how a list is called after the things in it. */

export const humane = (key: string): string => {
  const words = (/[a-z]/.test(key) ? key : key.toLowerCase()).replace(/_/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const IRREGULAR: Record<string, string> = { dice: "die", loaves: "loaf", shelves: "shelf", people: "person" };

export function singularOf(key: string): string {
  const known = IRREGULAR[key];
  if (known) return known;
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(key)) return key.slice(0, -2);
  return key.endsWith("s") && !key.endsWith("ss") ? key.slice(0, -1) : key;
}

export const pluralOf = (key: string): string => {
  if (/[^aeiou]y$/.test(key)) return `${key.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(key) ? `${key}es` : `${key}s`;
};

/** Whether an action's parameter and a key of the view speak of the same things: `recipe` and `recipes`. */
export function isAkin(parameter: string, key: string): boolean {
  const words = key.split("_");
  const last = words.at(-1) ?? key;
  return [key, last, singularOf(key), singularOf(last)].includes(parameter);
}
