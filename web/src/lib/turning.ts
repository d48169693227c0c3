/** Moments of a match that has ended: what the story says of them, and where they lie. */
import type { Form, StoryEntry } from "./messages";

const first = (entry: StoryEntry): number => entry.steps[0] ?? 0;
const last = (entry: StoryEntry): number => entry.steps.at(-1) ?? 0;

/** The line that a step ended, or the last one before it. */
export const lineAt = (story: StoryEntry[], step: number): StoryEntry | undefined =>
  story.find((entry) => !entry.heading && entry.steps.includes(step - 1)) ??
  story.findLast((entry) => !entry.heading && first(entry) < step);

/** The day or round of a step. */
export const headingAt = (story: StoryEntry[], step: number): StoryEntry | undefined =>
  story.findLast((entry) => entry.heading && first(entry) < step);

/** The steps after which a line of the story is complete: the next one, or the one before. */
export function nextLine(story: StoryEntry[], step: number, direction: 1 | -1): number | undefined {
  const ends = story.flatMap((entry) => (entry.heading ? [] : [last(entry) + 1])).sort((one, other) => one - other);
  return direction > 0 ? ends.find((end) => end > step) : (ends.findLast((end) => end < step) ?? 0);
}

/** The number of a day or a round, where a game has no shorter word for it. */
export function numberOf(heading: Form): string {
  const number = Object.values(heading).find((value) => typeof value === "number");
  return number === undefined ? "" : String(number);
}
