/** The bake of the day: its date, and a result that can be shown around without spoiling anything. */
import { language, t } from "./i18n/index.svelte";

const BARS = "▁▂▃▄▅▆▇█";
const MEDALS = ["🥇", "🥈", "🥉"];
const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A medal for a place; alone, there is none to win. */
export const markOf = (place: number, seats: number): string => (seats === 1 ? "🥐" : (MEDALS[place - 1] ?? "🧁"));

const moment = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day of Universal Time, written out. */
export const dateOf = (day: string, style: "long" | "medium" = "long"): string =>
  new Intl.DateTimeFormat(language.code, { dateStyle: style, timeZone: "UTC" }).format(moment(day));

/** The day so many days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(moment(day) + days * DAY).toISOString().slice(0, 10);

/** How long it is until then: hours and minutes. */
export const untilThen = (at: number, now = Date.now()): { hours: number; minutes: number } => {
  const left = Math.max(0, at - now);
  return { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
};

export interface Baked {
  title: string;
  day: string;
  scores: number[];
  place: number;
  attempt: number;
  curve: number[];
}

/** What is shown around: how it went, and nothing of what there was to see or to do. */
export function shareText({ title, day, scores, place, attempt, curve }: Baked): string {
  const [own = 0, ...others] = scores;
  const result = others.length ? t("daily_score", { points: own, others: others.join(", ") }) : String(own);
  const again = attempt > 1 ? ` (${t("daily_try", { n: attempt })})` : "";
  return [
    t("daily_share_title", { date: dateOf(day) }),
    `${title}: ${markOf(place, scores.length)} ${result}${again}`,
    curve.map((height) => BARS[height] ?? "").join(""),
  ].join("\n");
}
