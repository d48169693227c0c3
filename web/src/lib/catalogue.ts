/**
 * Catalogues of words: Fluent files (https://projectfluent.org), one language after the other until one knows a message.
 * What is said of a game by the server and in the browser comes from here, so nothing but `@fluent/bundle` is imported.
 */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";

/** How the languages are known to `Intl`, where their plain name would mean another country's habits. */
const LOCALES: Record<string, string> = { en: "en-GB" };
export const localeOf = (language: string): string => LOCALES[language] ?? language;

/** The texts of one language. */
export interface Texts {
  language: string;
  texts: string[];
}

export class Catalogue {
  readonly #bundles: FluentBundle[];

  /** The first language is the one that is spoken; the others say what it has no words for. */
  constructor(languages: Texts[], functions: Record<string, FluentFunction> = {}) {
    this.#bundles = languages.map(({ language, texts }) => {
      const bundle = new FluentBundle(localeOf(language), { functions, useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message, or one of its attributes; null where no language has it. */
  say(id: string, values: Record<string, FluentVariable> = {}, attribute = ""): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern == null) continue;
      const problems: Error[] = [];
      const said = bundle.formatPattern(pattern, values, problems);
      for (const problem of problems) console.error(`${id}: ${problem.message}`);
      return said;
    }
    return null;
  }
}
