/**
 * Catalogues of words: Fluent files (https://projectfluent.org), one language after the other until one knows a message.
 * Nothing but `@fluent/bundle` is imported, so that tests can say things without a browser.
 */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Whose habits a language follows in lists and numbers, if not those of its widest use. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** What there is of one language; of two texts for a message the first one counts. */
export interface Texts {
  language: string;
  texts: string[];
}

export class Catalogue {
  readonly #bundles: FluentBundle[];
  readonly #lists: Intl.ListFormat;

  /** The first language is the one that is spoken; the others say what it has no words for. */
  constructor(languages: Texts[], functions: Record<string, FluentFunction> = {}) {
    const locales = languages.map(({ language }) => LOCALES[language] ?? language);
    this.#lists = new Intl.ListFormat(locales[0] ?? "en-GB", { type: "conjunction" });
    this.#bundles = languages.map(({ texts }, place) => {
      const bundle = new FluentBundle(locales[place] ?? [], { functions, useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  /** A message, or one of its attributes; null where no language has it. */
  say(id: string, values: Record<string, FluentVariable> = {}, attribute = "", problems: Error[] = []): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern != null) return bundle.formatPattern(pattern, values, problems);
    }
    return null;
  }

  /** Several things as the language enumerates them: a, b and c. */
  list(items: string[]): string {
    return this.#lists.format(items);
  }
}
