/** The tables of a person that go on: whose turn, which round, since when, in the words of each game. */
import { language, t } from "./i18n/index.svelte";
import type { GameInfo, YourTable } from "./messages";
import { Speaker } from "./speaking";

type Phrases = Awaited<ReturnType<typeof language.phrasesFor>>;

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

class Running {
  #phrases = $state.raw<Record<string, Phrases>>({});

  /** Fetches the words of the games that these tables play, in the language of the page. */
  async learn(tables: YourTable[]): Promise<void> {
    const { code } = language;
    const games = [...new Set(tables.map((table) => table.game))];
    const missing = games.filter((game) => !(`${code} ${game}` in this.#phrases));
    const found = await Promise.all(missing.map(async (game) => [`${code} ${game}`, await language.phrasesFor(game)]));
    if (found.length) this.#phrases = { ...this.#phrases, ...Object.fromEntries(found) };
  }

  /** The round or the day; empty while its words are fetched, and before the first. */
  moment({ moment, game, names, seats }: YourTable, info: GameInfo | undefined): string {
    const phrases = this.#phrases[`${language.code} ${game}`];
    if (!moment || !phrases) return "";
    const players = seats.map((seat) => seat.name);
    return new Speaker(phrases, { things: info?.things ?? {}, renamed: names, players, reader: null }).briefly(moment);
  }
}

export const running = new Running();

export const isYourTurn = ({ mine, awaited }: YourTable): boolean => awaited.some((seat) => mine.includes(seat));

/** Those that wait for one first, then those where something happened last. */
export const byTurn = (tables: YourTable[]): YourTable[] =>
  tables.toSorted((one, other) => Number(isYourTurn(other)) - Number(isYourTurn(one)) || other.moved_at - one.moved_at);

/** Whose turn it is, or how many are missing. */
export function turnOf(table: YourTable): string {
  if (table.status === "open") return t("turn_waits", { n: table.seats.filter((seat) => seat.kind === "open").length });
  if (isYourTurn(table)) return "";
  const names = table.awaited.map((seat) => table.seats[seat]?.name ?? "");
  return names.length ? t("turn_thinks", { names: names.join(", ") }) : "";
}

/** How long ago: "5 min. ago", "now". */
export function since(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: "auto", style: "short" });
  const [unit, long] = UNITS.find(([, long]) => now - at >= long) ?? ["second", Number.POSITIVE_INFINITY];
  return format.format(-Math.floor((now - at) / long), unit);
}
