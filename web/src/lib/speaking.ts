/**
 * Says forms to one reader of one table: names for seats and things, "you" for the reader, plurals and lists. It says the
 * same as `bakehouse.words.Speaker`, from the same catalogues (`tests/server/test_speaking.py` compares them).
 */
import { type FluentFunction, FluentNumber, FluentType, type FluentVariable } from "@fluent/bundle";
import { Catalogue, type Texts } from "./catalogue";
import type { Form, FormValue } from "./messages";

/** The last words of keys whose values are seats. */
export const SEAT_WORDS = ["who", "whom", "whose"];
const ACTOR = "who";
const MAY = "may";
const SHORT = "short";
const TIMES = "times";

/** What a value is goes by the last word of its key: `given_recipe` is a recipe. */
export const kindOf = (key: string): string => key.slice(key.lastIndexOf("_") + 1);
const isForm = (value: FormValue): value is Form => typeof value === "object" && !Array.isArray(value);
const whoOf = (form: Form): number | number[] | undefined => form[ACTOR] as number | number[] | undefined;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with its sign, as ghosts and receipts show it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A component: said by its name. */
class Thing extends FluentType<string> {
  constructor(
    readonly speaker: Speaker,
    readonly kind: string,
    id: string,
  ) {
    super(id);
  }
  override toString(): string {
    return this.speaker.thing(this.kind, this.value);
  }
}

/** A list: joined as the language does. */
class Several extends FluentType<string[]> {
  constructor(
    readonly catalogue: Catalogue,
    items: string[],
  ) {
    super(items);
  }
  override toString(): string {
    return this.catalogue.list(this.value);
  }
}

/** The functions that phrases may use; those of a catalogue that is spoken from. */
const FUNCTIONS: Record<string, FluentFunction> = {
  NAME: ([thing = "", n], { form }) => {
    if (!(thing instanceof Thing)) return thing;
    return thing.speaker.thing(thing.kind, thing.value, form ? String(form) : "", n === undefined ? {} : { n });
  },
  SIGNED: ([n = ""]) => (n instanceof FluentNumber ? signed(n.value) : n),
  LIST: ([items = ""], { type }) => (items instanceof Several && type === "unit" ? items.value.join(", ") : items),
  CAPITAL: ([text = ""]) => capital(text instanceof FluentNumber ? String(text.value) : String(text)),
};

/** The phrases of a game, or those that belong to none. */
export const phrasesOf = (languages: Texts[], more: Record<string, FluentFunction> = {}): Catalogue =>
  new Catalogue(languages, { ...FUNCTIONS, ...more });

export interface Names {
  /** Ids of things and their printed names, by kind. */
  things: Record<string, Record<string, string>>;
  /** What the edition on the table calls by a name of its own, by kind and id: `recipe-mochi`. */
  renamed: Record<string, string>;
  players: readonly string[];
  /** The seat that reads; null: somebody who watches. */
  reader: number | null;
}

export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: Names,
  ) {}

  /** What one may do: "Finish Mochi: +1"; a form that is no action is said as a sentence. */
  may(form: Form): string {
    return this.#filled(form, MAY) ?? this.say(form);
  }

  /** What happened, or why not, as a sentence without its full stop: "Theo finishes Mochi: +1". */
  say(form: Form): string {
    return this.#tells([form]);
  }

  /** A heading in few words, for a list: "Friday". */
  briefly(form: Form): string {
    return this.#filled(form, SHORT) ?? this.say(form);
  }

  /** The same for everybody: nobody is "you". */
  toAll(form: Form): string {
    return new Speaker(this.catalogue, { ...this.names, reader: null }).say(form);
  }

  /** Several forms as one line: what one seat did in one sentence, then the next. */
  line(forms: readonly Form[]): string {
    const groups: Form[][] = [];
    for (const form of forms) {
      const last = groups.at(-1);
      if (last?.[0] && String(whoOf(last[0])) === String(whoOf(form))) last.push(form);
      else groups.push([form]);
    }
    return groups.map((group) => `${this.#tells(group)}.`).join(" ");
  }

  /** The phrase of a form by itself, without its subject. */
  phrase(form: Form): string {
    return this.#filled(form) ?? this.#spelled(form);
  }

  // --- Names

  seat(seat: number): string {
    return seat === this.names.reader ? (this.catalogue.say("you") ?? "you") : (this.names.players[seat] ?? "");
  }

  /** What a component is called: as the edition on the table names it, else as the language does. */
  thing(kind: string, id: string, attribute = "", values: Record<string, FluentVariable> = {}): string {
    const { renamed, things } = this.names;
    const key = `${kind}-${id}`;
    const told = renamed[key];
    if (told !== undefined) return (attribute && this.catalogue.say(kind, { name: told }, attribute)) || told;
    const named = attribute && this.catalogue.say(key, values, attribute);
    return named || (this.catalogue.say(key, values) ?? things[kind]?.[id] ?? id.replaceAll("_", " "));
  }

  // --- Inside

  /** Forms of one subject; without a subject each is a sentence of its own. */
  #tells(forms: Form[]): string {
    const phrases = forms.map((form) => this.phrase(form));
    const who = forms[0] && whoOf(forms[0]);
    if (who === undefined) return phrases.map(capital).join(". ");
    return capital(
      this.catalogue.say("tells", { ...this.#seats(ACTOR, who), did: this.catalogue.list(phrases) }) ?? "",
    );
  }

  #filled(form: Form, attribute = ""): string | null {
    const said = this.catalogue.say(form.form, this.#values(form), attribute);
    const times = form[TIMES];
    return said !== null && typeof times === "number" && times > 1
      ? this.catalogue.say(TIMES, { what: said, times })
      : said;
  }

  #values(form: Form): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(form)) {
      const word = kindOf(key);
      if (SEAT_WORDS.includes(word)) Object.assign(values, this.#seats(key, value as number | number[]));
      else if (typeof value === "string" && word in this.names.things) {
        Object.assign(values, { [key]: new Thing(this, word, value), [`${key}_id`]: value });
      } else if (Array.isArray(value)) {
        const items = value.map((one) => String(this.#one(word, one)));
        Object.assign(values, { [key]: new Several(this.catalogue, items), [`${key}_n`]: items.length });
      } else if (key !== "form") values[key] = this.#one(word, value);
    }
    return values;
  }

  #one(word: string, value: FormValue): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return word in this.names.things ? this.thing(word, value) : value;
    return isForm(value) ? this.phrase(value) : this.catalogue.list(value.map((one) => String(this.#one(word, one))));
  }

  #seats(key: string, value: number | number[]): Record<string, FluentVariable> {
    const seats = typeof value === "number" ? [value] : value;
    const names = seats.map((seat) => this.seat(seat));
    const is = seats.length !== 1 ? "many" : seats[0] === this.names.reader ? "you" : "other";
    return { [key]: new Several(this.catalogue, names), [`${key}_is`]: is, [`${key}_n`]: names.length };
  }

  /** A form that no catalogue knows: its name and values, so that nothing is lost. */
  #spelled({ form, ...values }: Form): string {
    const told = Object.entries(values).flatMap(([key, value]) =>
      key === ACTOR ? [] : [this.#one(kindOf(key), value)],
    );
    return [form.replaceAll("-", " "), ...told].join(" ");
  }
}
