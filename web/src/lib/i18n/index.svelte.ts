/**
 * Words of the interface: the frame's own catalogues (`src/words/`), and the catalogue that the game on the table brings
 * along, which the server sends. English says what another language has no words for.
 */
import { FluentNumber } from "@fluent/bundle";
import english from "../../words/en.ftl?raw";
import { api } from "../api";
import { Catalogue, type Texts } from "../catalogue";
import { keep, recall } from "../settings.svelte";

/** What the frame and the boards say (`labels.d.ts` beside them are made from the English catalogues). */
export type Key = keyof Labels;
export type Values = Record<string, string | number>;

const FRAMES: Record<string, () => Promise<string>> = {
  en: async () => english,
  es: async () => (await import("../../words/es.ftl?raw")).default,
  de: async () => (await import("../../words/de.ftl?raw")).default,
};
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", es: "Español", de: "Deutsch" };

/** The box whose printed numbers a text names: set just while it is said. */
let box: object | null = null;
const FUNCTIONS = {
  BOX: ([path]: unknown[]) => {
    const found = componentAt(box, String(path));
    return typeof found === "number" ? new FluentNumber(found) : String(found ?? "");
  },
};

const componentAt = (components: unknown, path: string): unknown =>
  path.split(".").reduce((tree, key) => (tree as Record<string, unknown> | null | undefined)?.[key], components);

/** A language's texts before the English ones, which help out. */
const inOrder = (code: string, text: string, english: string): Texts[] => [
  ...(code === "en" ? [] : [{ language: code, texts: [text] }]),
  { language: "en", texts: [english] },
];

class Language {
  code = $state("en");
  #frame = $state.raw(new Catalogue(inOrder("en", "", english), FUNCTIONS));
  #game = $state.raw(new Catalogue([]));
  #played = "";
  /** Things that the edition on the table calls by another name, which no language knows. */
  #renamed = $state.raw<ReadonlySet<string>>(new Set());

  async use(code: string): Promise<void> {
    const load = FRAMES[code];
    if (!load) return;
    const [frame, game] = await Promise.all([load(), this.#wordsOf(this.#played, code)]);
    this.#frame = new Catalogue(inOrder(code, frame, english), FUNCTIONS);
    this.#game = game;
    this.code = code;
    document.documentElement.lang = code;
    keep("language", code);
  }

  /** The game on the table: from now on its words are known too. */
  async play(game: string): Promise<void> {
    this.#played = game;
    this.#game = await this.#wordsOf(game, this.code);
  }

  async #wordsOf(game: string, code: string): Promise<Catalogue> {
    if (!game) return new Catalogue([]);
    const [text, fallback] = await Promise.all([api.words(game, code), api.words(game, "en")]);
    return new Catalogue(inOrder(code, text, fallback), FUNCTIONS);
  }

  renamed(paths: string[]): void {
    this.#renamed = new Set(paths);
  }

  has(key: string): boolean {
    return this.#frame.has(key) || this.#game.has(key);
  }

  say(key: string, values: Values): string | null {
    return this.#frame.say(key, values) ?? this.#game.say(key, values);
  }

  /** The name of a thing: in the language of the page if it has one, else as it is printed. */
  name(path: string, printed: string): string {
    return (this.#renamed.has(path) ? null : this.#game.say(thingAt(path))) ?? printed;
  }

  /** What the catalogue says about a thing beside its name. */
  about(path: string, attribute: string, printed: string): string {
    return this.#game.say(thingAt(path), {}, attribute) ?? printed;
  }
}

/** The message that names what is printed there: `supplies.eggs` is `supply-eggs`. */
function thingAt(path: string): string {
  const [kind = "", id = ""] = path.split(".").slice(-2);
  const one = kind.endsWith("ies") ? `${kind.slice(0, -3)}y` : kind.endsWith("s") ? kind.slice(0, -1) : kind;
  return `${one}-${id}`;
}

export const language = new Language();

/** Before the first paint: what was chosen on this device, else what the browser asks for. */
export function beginLanguage(): Promise<void> {
  const wanted = recall("language") ?? navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in FRAMES);
  return wanted && wanted !== "en" ? language.use(wanted) : Promise.resolve();
}

/** A sentence of the catalogues. */
export function t(key: Key, values: Values = {}): string {
  const said = language.say(key, values);
  if (said === null) console.error(`No catalogue has ${key}.`);
  return said ?? key;
}

/** A sentence with numbers of the box: `BOX("gains.objective")` is looked up among the components of the table. */
export function boxed(components: object | null, key: Key, values: Values = {}): string {
  box = components;
  try {
    return t(key, values);
  } finally {
    box = null;
  }
}

/** For keys that are put together: the text, or the fallback where the catalogue has none. */
export const tryT = (key: string, fallback: string, values: Values = {}): string =>
  language.say(key, values) ?? fallback;

/** The name of a thing: in the language of the page if it has one, else as it is printed. */
export const nameOf = (path: string, printed: string): string => language.name(path, printed);

/** What a program's level is called. */
export const levelName = (level: string): string =>
  tryT(`level-${level}`, level.charAt(0).toUpperCase() + level.slice(1));

/** A number with its sign, as ghosts and receipts show it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
