/**
 * Words of the interface: the frame's own catalogues (`src/words/`), those that all games share, and the catalogue that
 * the game on the table brings along, which the server sends. English says what another language has no words for.
 */
import { FluentNumber } from "@fluent/bundle";
import commonEnglish from "../../../../src/bakehouse/words/en.ftl?raw";
import english from "../../words/en.ftl?raw";
import { api, Refusal } from "../api";
import type { Catalogue, Texts } from "../catalogue";
import { keep, recall } from "../settings.svelte";
import { phrasesOf, Speaker } from "../speaking";

/** What the frame and the boards say (`labels.d.ts` beside them are made from the English catalogues). */
export type Key = keyof Labels;
export type Values = Record<string, string | number>;

/** The frame's own words in a language, and those that all games share. */
interface LanguageFile {
  frame: string;
  common: string;
}
const ENGLISH: LanguageFile = { frame: english, common: commonEnglish };
const LANGUAGES: Record<string, () => Promise<LanguageFile>> = {
  en: async () => ENGLISH,
  es: () => import("./es"),
  de: () => import("./de"),
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

/** What a catalogue said before, for each box: boards ask for the same sentences with every move. */
const said = new WeakMap<Catalogue, WeakMap<object, Map<string, string | null>>>();
const NO_BOX = {};
/** So many sentences are remembered. */
const REMEMBERED = 4000;

function again(catalogue: Catalogue, key: string, values: Values, problems: Error[]): string | null {
  const boxes = kept(said, catalogue, () => new WeakMap());
  const known = kept(boxes, box ?? NO_BOX, () => new Map<string, string | null>());
  if (known.size >= REMEMBERED) known.clear();
  const asked = [key, ...Object.entries(values).flat()].join("\n");
  return kept(known, asked, () => catalogue.say(key, values, "", problems));
}

/** What a map holds there; where it holds nothing, it is made. */
function kept<K, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** A language before English, which helps out. */
function catalogueOf(code: string, text: string, fallback: string): Catalogue {
  const texts: Texts[] = [{ language: code, texts: [text] }];
  if (code !== "en") texts.push({ language: "en", texts: [fallback] });
  return phrasesOf(texts, FUNCTIONS);
}

class Language {
  code = $state("en");
  #frame = $state.raw(catalogueOf("en", english, english));
  /** What games and the server say: words of the game on the table, and those that all games share. */
  phrases = $state.raw(catalogueOf("en", commonEnglish, commonEnglish));
  /** What the edition on the table calls by another name, which no language knows. */
  renamed = $state.raw<Record<string, string>>({});
  #game = "";

  async use(code: string): Promise<void> {
    const load = LANGUAGES[code];
    if (!load) return;
    const file = await load();
    this.phrases = await this.#phrasesOf(this.#game, code, file);
    this.#frame = catalogueOf(code, file.frame, english);
    this.code = code;
    document.documentElement.lang = code;
    keep("language", code);
  }

  /** The game on the table: from now on its words are known too. */
  async play(game: string): Promise<void> {
    if (game === this.#game) return;
    const { code } = this;
    this.phrases = await this.#phrasesOf(game, code, (await LANGUAGES[code]?.()) ?? ENGLISH);
    this.#game = game;
  }

  /** The words of a game that is not on the table, for lists. */
  async phrasesFor(game: string): Promise<Catalogue> {
    return this.#phrasesOf(game, this.code, (await LANGUAGES[this.code]?.()) ?? ENGLISH);
  }

  async #phrasesOf(game: string, code: string, file: LanguageFile): Promise<Catalogue> {
    if (!game) return catalogueOf(code, file.common, commonEnglish);
    const [text, fallback] = await Promise.all([api.words(game, code), api.words(game, "en")]);
    return catalogueOf(code, text, fallback);
  }

  say(key: string, values: Values): string | null {
    const problems: Error[] = [];
    const words = again(this.#frame, key, values, problems) ?? again(this.phrases, key, values, problems);
    for (const problem of problems) console.error(`${key}: ${problem.message}`);
    return words;
  }

  /** The name of a thing: as the edition calls it, else in the language of the page, else as it is printed. */
  name(path: string, printed: string): string {
    const thing = thingAt(path);
    return this.renamed[thing] ?? this.phrases.say(thing) ?? printed;
  }

  /** What the catalogue says about a thing beside its name. */
  about(path: string, attribute: string, printed: string): string {
    return this.phrases.say(thingAt(path), {}, attribute) ?? printed;
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
  const wanted =
    recall("language") ?? navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  return wanted && wanted !== "en" ? language.use(wanted) : Promise.resolve();
}

/** A sentence of the catalogues. */
export function t(key: Key, values: Values = {}): string {
  const said = language.say(key, values);
  if (said === null) console.error(`No catalogue has ${key}.`);
  return said ?? key;
}

/** A sentence with numbers of the box: `BOX("gains.objective")` is looked up among the components of the table. */
export const boxed = (components: object | null, key: Key, values: Values = {}): string =>
  withBox(components, () => t(key, values));

/** What the catalogue of the game says about a field of its view (`area-hand`); empty where it says nothing. */
export const aboutArea = (components: object | null, key: string): string =>
  withBox(components, () => language.phrases.say(`area-${key}`, {}, "about") ?? "");

function withBox(components: object | null, say: () => string): string {
  box = components;
  try {
    return say();
  } finally {
    box = null;
  }
}

/** For keys that are put together: the text, or the fallback where the catalogue has none. */
export const tryT = (key: string, fallback: string, values: Values = {}): string =>
  language.say(key, values) ?? fallback;

/** The name of a thing: in the language of the page if it has one, else as it is printed. */
export const nameOf = (path: string, printed: string): string => language.name(path, printed);

/** Why something was not done, as a sentence for a person. */
export function sorry(problem: unknown, speaker = nobody()): string {
  if (!(problem instanceof Refusal)) return t("error_title");
  return problem.form ? `${speaker.say(problem.form)}.` : problem.message || t("offline");
}
const nobody = (): Speaker => new Speaker(language.phrases, { things: {}, renamed: {}, players: [], reader: null });

/** A day, as it is written in the language of the page. */
export const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString(language.code, { dateStyle: "medium" });

/** What a program's level is called, and its character where it has one (`baker:spoiler`). */
export function levelName(program: string): string {
  const [level = "", character] = program.split(":");
  const name = tryT(`level-${level}`, capital(level));
  if (!character) return name;
  return t("level_in_character", { level: name, character: tryT(`character-${character}`, capital(character)) });
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");

export { signed } from "../speaking";
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
