/** Words of the interface. Each language is one file; the words of actions and of the log come from the server. */
import { keep, recall } from "../settings.svelte";
import { en } from "./en";

export type Key = keyof typeof en;
/** A language: all keys; and, if it likes, names of things (`name.supplies.eggs`) and words of actions by kind. */
export type Catalogue = Record<Key, string> & { [extra: `name.${string}`]: string };
type Values = Record<string, string | number>;

const LANGUAGES: Record<string, () => Promise<Catalogue>> = {
  en: async () => en as Catalogue,
  es: async () => (await import("./es")).es,
  de: async () => (await import("./de")).de,
};
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español", de: "Deutsch" };

class Language {
  code = $state("en");
  words = $state.raw<Catalogue>(en as Catalogue);

  async use(code: string): Promise<void> {
    const load = LANGUAGES[code];
    if (!load) return;
    this.words = await load();
    this.code = code;
    document.documentElement.lang = code;
    keep("language", code);
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
export function t(key: Key, values: Values = {}): string {
  const text = language.words[key] ?? en[key];
  const forms = text.split("|");
  const form = forms.length > 1 && values.n !== undefined && Number(values.n) !== 1 ? forms[1] : forms[0];
  return (form ?? text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** For keys that are put together: the text, or the fallback where the catalogue has none. */
export function tryT(key: string, fallback: string, values: Values = {}): string {
  return key in language.words ? t(key as Key, values) : fallback;
}

/** The name of a thing: in the language of the page if it has one, else as it is printed. */
export const nameOf = (path: string, printed: string): string => language.words[`name.${path}`] ?? printed;

/** What a program's level is called. */
export const levelName = (level: string): string =>
  tryT(`level.${level}`, level.charAt(0).toUpperCase() + level.slice(1));

/** A number with its sign, as ghosts and receipts show it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
