/**
 * Words of the interface. Each language is one file: its sentences by key, and a phrasebook for what the server says of
 * actions and in the log (see phrases.ts).
 */
import { Phrasebook } from "../phrases";
import { keep, recall } from "../settings.svelte";
import { en } from "./en";

export type Key = keyof typeof en;
/** A language: all keys; and, if it likes, names of things (`name.supplies.eggs`) and words of actions by kind. */
export type Catalogue = Record<Key, string> & { [extra: `name.${string}`]: string };
export type Values = Record<string, string | number>;

/** What the file of a language exports. */
interface LanguageFile {
  words: Catalogue;
  phrases: Record<string, string>;
}

const ENGLISH: LanguageFile = { words: en as Catalogue, phrases: {} };
const LANGUAGES: Record<string, () => Promise<LanguageFile>> = {
  en: async () => ENGLISH,
  es: () => import("./es"),
  de: () => import("./de"),
};
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español", de: "Deutsch" };

class Language {
  code = $state("en");
  words = $state.raw<Catalogue>(ENGLISH.words);
  #phrases = $state.raw(new Phrasebook({}));
  /** What things are called, by their printed names: each game once. */
  #names = new Map<Record<string, string>, ReadonlyMap<string, string>>();
  /** Things that the edition on the table calls by another name, which no language knows. */
  #renamed = $state.raw<ReadonlySet<string>>(new Set());

  async use(code: string): Promise<void> {
    const load = LANGUAGES[code];
    if (!load) return;
    const file = await load();
    this.words = file.words;
    this.#phrases = new Phrasebook(file.phrases);
    this.#names.clear();
    this.code = code;
    document.documentElement.lang = code;
    keep("language", code);
  }

  renamed(paths: string[]): void {
    this.#renamed = new Set(paths);
    this.#names.clear();
  }

  /** The name of a thing: in the language of the page if it has one, else as it is printed. */
  name(path: string, printed: string): string {
    return this.#renamed.has(path) ? printed : (this.words[`name.${path}`] ?? printed);
  }

  /** A sentence of the server; `printed` are the names of the game's things by their paths. */
  told(words: string, printed: Record<string, string>): string {
    if (this.code === "en") return words;
    let names = this.#names.get(printed);
    if (!names) {
      const known = Object.entries(printed).map(([path, name]) => [name, this.name(path, name)] as const);
      names = new Map(
        known.flatMap(([name, mine]) => [
          [name, mine],
          [name.toLowerCase(), mine],
        ]),
      );
      this.#names.set(printed, names);
    }
    return this.#phrases.say(words, names);
  }
}

export const language = new Language();

/** Before the first paint: what was chosen on this device, else what the browser asks for. */
export function beginLanguage(): Promise<void> {
  const wanted =
    recall("language") ?? navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  return wanted && wanted !== "en" ? language.use(wanted) : Promise.resolve();
}

/** A sentence of the catalogue. `{n}` is filled in; `one|many` is chosen by `n`. */
export const t = (key: Key, values: Values = {}): string => boxed(null, key, values);

/** A sentence with numbers of the box: `{gains.objective}` is looked up among the components of the table. */
export function boxed(components: object | null, key: Key, values: Values = {}): string {
  const text = language.words[key] ?? en[key];
  const forms = text.split("|");
  const form = forms.length > 1 && values.n !== undefined && Number(values.n) !== 1 ? forms[1] : forms[0];
  return (form ?? text).replace(/\{([\w.]+)\}/g, (_, name: string) =>
    String(values[name] ?? componentAt(components, name) ?? ""),
  );
}

const componentAt = (components: unknown, path: string): unknown =>
  path.split(".").reduce((tree, key) => (tree as Record<string, unknown> | null | undefined)?.[key], components);

/** For keys that are put together: the text, or the fallback where the catalogue has none. */
export function tryT(key: string, fallback: string, values: Values = {}): string {
  return key in language.words ? t(key as Key, values) : fallback;
}

/** The name of a thing: in the language of the page if it has one, else as it is printed. */
export const nameOf = (path: string, printed: string): string => language.name(path, printed);

/** What a program's level is called. */
export const levelName = (level: string): string =>
  tryT(`level.${level}`, level.charAt(0).toUpperCase() + level.slice(1));

/** A number with its sign, as ghosts and receipts show it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
