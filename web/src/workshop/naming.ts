/** What components are called: by the catalogue of the game, else by their keys. */
import { language, nameOf, tryT } from "$lib/i18n/index.svelte";
import { capital } from "$lib/speaking";

const spoken = (key: string): string => key.replaceAll("_", " ");

/** A field or section (`hourglasses`): `printed-hourglasses`, else what the board calls it, else its key. */
export const fieldName = (key: string): string => tryT(`printed-${key}`, tryT(`area-${key}`, capital(spoken(key))));

/** A thing (`breads.brioche`): its name in this language, in this edition. */
export function thingName(path: string, printed: unknown): string {
  const key = path.slice(path.lastIndexOf(".") + 1);
  return nameOf(path, typeof printed === "string" ? printed : fieldName(key));
}

/** A word that stands for a thing (`olive_oil` in a list): as the catalogue names it under any of its kinds. */
export function wordName(word: string, kinds: readonly string[]): string {
  for (const kind of kinds) {
    const said = language.phrases.say(`${kind}-${word}`);
    if (said) return said;
  }
  return tryT(`printed-${word}`, tryT(`value-${word}`, spoken(word)));
}
