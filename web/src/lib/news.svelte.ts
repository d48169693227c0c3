/** What the story tells those who listen: each line once, when it is complete. */
import type { StoryEntry, View } from "./messages";

const nameOf = (entry: StoryEntry) => `${entry.heading} ${entry.steps[0]}`;
/** A turn may begin with dice, which nobody has thrown: then it is whose it tells of. */
const seatOf = (entry: StoryEntry) => (entry.seat < 0 ? entry.forms[0]?.who : entry.seat);

export class News {
  /** What the story has just completed. */
  latest = $state.raw<StoryEntry[]>([]);
  #told = new Set<string>();

  /** Tells what is complete now: nothing will be added to it, because its seat goes on with something else, or waits. */
  tell(story: StoryEntry[], view: View, begins: boolean): void {
    const acts = (seat: unknown) => !view.over && view.awaited.some((one) => one === seat);
    const news = story.filter((entry, place) => {
      if (this.#told.has(nameOf(entry))) return false;
      const goesOn = (later: StoryEntry) => later.heading || seatOf(later) === seatOf(entry);
      return entry.heading || !acts(seatOf(entry)) || story.slice(place + 1).some(goesOn);
    });
    const standing = story.filter((entry) => this.#told.has(nameOf(entry)));
    this.#told = new Set([...standing, ...news].map(nameOf));
    // What happened before somebody came is not told anew.
    if (!begins && news.length) this.latest = news;
  }
}
