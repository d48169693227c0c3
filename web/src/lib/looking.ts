/** What an analysis says, in figures that can be shown: by the rounds of a match, in the unit of its expectations. */
import { language } from "./i18n/index.svelte";
import type { Amount, AnalysedStep, Analysis, Form, StoryEntry } from "./messages";

/** A day or a round: the steps from `from` on, up to but without `to`. */
export interface Round {
  from: number;
  to: number;
  /** Short, for below a graph. */
  mark: string;
  heading: Form | null;
}

/** What a seat gained and lost in a round, in points of its lead. */
export interface Sums {
  skill: number;
  luck: number;
}

/** Without days and rounds a match has so many parts. */
const PARTS = 10;

/** What has neither a word nor a number of its own, such as the laying out of a table. */
const UNNUMBERED = "–";

/** The days or rounds of a match, as its story is headed; what comes before the first belongs to it. */
export function roundsOf(story: StoryEntry[], steps: number, markOf: (heading: Form) => string): Round[] {
  const headings = story.flatMap(({ heading, forms: [form], steps: [first] }) =>
    heading && form ? [{ form, from: first ?? 0, mark: markOf(form) }] : [],
  );
  // Beside the last round its end is no round of its own.
  if (headings.length > 1 && !headings.at(-1)?.mark) headings.pop();
  if (headings.length < 2) return evenly(steps);
  return headings.map(({ form, from, mark }, place) => ({
    from: place ? from : 0,
    to: headings[place + 1]?.from ?? steps,
    mark: mark || numberBefore(headings[place + 1]?.mark),
    heading: form,
  }));
}

/** The first round may be headed without a number: then the next one tells it. */
function numberBefore(mark: string | undefined): string {
  const number = Number(mark || Number.NaN) - 1;
  return number > 0 ? String(number) : UNNUMBERED;
}

function evenly(steps: number): Round[] {
  const parts = Math.max(1, Math.min(PARTS, steps));
  const at = (place: number) => Math.round((steps * place) / parts);
  return Array.from({ length: parts }, (_, place) => ({
    from: at(place),
    to: at(place + 1),
    mark: String(place + 1),
    heading: null,
  }));
}

export const roundAt = (rounds: Round[], step: number): Round | undefined =>
  rounds.find(({ from, to }) => step >= from && step < to) ?? rounds.at(-1);

/** What every seat could expect before a step. */
export const before = ({ start, steps }: Analysis, step: number): Amount[] =>
  step <= 0 ? start : (steps[Math.min(step, steps.length) - 1]?.expected ?? start);

/** What a seat's own moves and what chance did to it, round by round. */
export function sumsOf(analysis: Analysis, seat: number, rounds: Round[]): Sums[] {
  return rounds.map(({ from, to }) => {
    const sums = { skill: 0, luck: 0 };
    for (const step of analysis.steps.slice(from, to)) {
      sums.luck += step.luck[seat]?.points ?? 0;
      if (step.who === seat) sums.skill += changeOf(analysis, step, seat);
    }
    return sums;
  });
}

/** By how much a step changed what a seat could expect, in points of its lead. */
export const changeOf = (analysis: Analysis, step: AnalysedStep, seat: number): number =>
  (step.expected[seat]?.points ?? 0) - (before(analysis, step.index)[seat]?.points ?? 0);

/** A return from -1 (last) to 1 (first) as it is told; alone, points. */
export function inUnit(gained: number, { unit, seats }: Analysis): number {
  if (unit === "points") return 100 * gained;
  return unit === "chance" ? 50 * (1 + gained) : 1 + ((1 - gained) / 2) * (seats - 1);
}

/** As exactly as each unit is told. */
export const DECIMALS = { points: 1, chance: 0, place: 2 } as const;

/** A number in the language of the page, perhaps with its sign. */
export const figure = (value: number, decimals: number, sign = false): string =>
  new Intl.NumberFormat(language.code, {
    maximumFractionDigits: decimals,
    signDisplay: sign ? "exceptZero" : "negative",
  })
    .format(value)
    .replace("-", "−");

/** Points as they are told: whole, where they are many. */
export const told = (points: number, sign = true): string => figure(points, Math.abs(points) < 10 ? 1 : 0, sign);
