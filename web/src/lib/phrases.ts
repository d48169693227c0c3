/**
 * Sentences of the server in another language. Actions, refusals and the log are told in English; a language has a
 * phrase for each form of sentence, such as `"Bake {n} {bread}: {hours}": "{n} {bread} backen: {hours}"`. What stands in
 * a gap is translated in turn, so long sentences are put together from short ones. What no phrase fits stays English.
 */

const GAP = /\\\{(\w+)\\\}/g;
const FIRM_BEGINNING = 16;
const FIRM_NUMBER = 3;
const MOST_REMEMBERED = 4_000;

class Form {
  /** How sure it is: the form with the most words of its own is tried first; numbers and a firm beginning count too. */
  readonly firm: number;
  readonly #fits: RegExp;
  readonly #gaps: string[] = [];

  constructor(
    english: string,
    readonly translated: string,
  ) {
    const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const source = escaped.replace(GAP, (_, name: string) => {
      this.#gaps.push(name);
      // Gaps that are called n, n2 ... hold numbers, s, s2 ... numbers with their sign, all others anything.
      return /^n\d*$/.test(name) ? "(\\d+)" : /^s\d*$/.test(name) ? "([+-]\\d+)" : "(.+?)";
    });
    const numbers = english.match(/\{[ns]\d*\}/g)?.length ?? 0;
    const begins = english.startsWith("{") ? 0 : FIRM_BEGINNING;
    this.firm = english.replace(/\{\w+\}/g, "").length + numbers * FIRM_NUMBER + begins;
    this.#fits = new RegExp(`^${source}$`, "s");
  }

  /** The sentence with its gaps filled, or null where it has another form. */
  say(words: string, fill: (value: string) => string): string | null {
    const found = this.#fits.exec(words);
    if (!found) return null;
    const values = new Map(this.#gaps.map((name, place) => [name, fill(found[place + 1] ?? "")]));
    return this.translated.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? "");
  }
}

export class Phrasebook {
  readonly #whole = new Map<string, string>();
  readonly #forms: Form[] = [];
  readonly #remembered = new Map<string, string>();

  constructor(phrases: Record<string, string>) {
    for (const [english, translated] of Object.entries(phrases)) {
      if (english.includes("{")) this.#forms.push(new Form(english, translated));
      else this.#whole.set(english, translated);
    }
    this.#forms.sort((one, other) => other.firm - one.firm);
  }

  /** `names` knows what single things are called in this language. */
  say(words: string, names: ReadonlyMap<string, string>): string {
    const known = this.#remembered.get(words);
    if (known !== undefined) return known;
    const said = this.#put(words, names);
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(words, said);
    return said;
  }

  #put(words: string, names: ReadonlyMap<string, string>): string {
    const whole = this.#whole.get(words) ?? names.get(words);
    if (whole !== undefined) return whole;
    for (const form of this.#forms) {
      const said = form.say(words, (value) => this.#put(value, names));
      if (said !== null) return said;
    }
    return words;
  }
}
