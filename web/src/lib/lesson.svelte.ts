/**
 * A lesson at a table: what the coach says, and which element of the page it is about. The coach sits at the server; here
 * its proposal is followed through touches, marks and confirmations until it is played.
 */
import { things } from "./choice.svelte";
import type { BigButton } from "./game";
import type { ActionInfo, ChapterInfo, Coached } from "./messages";
import type { TableModel } from "./table.svelte";

const AGAIN = 1_000;

export class LessonModel {
  lead = $state.raw<Coached | null>(null);
  /** The goal is read before anything else. */
  begun = $state(false);
  /** Parts that were met without being played, and still have to be told. */
  news = $state.raw<ChapterInfo[]>([]);
  #told = new Set<string>();
  #asked = 0;

  constructor(readonly table: TableModel) {}

  /** What is proposed, while it can be played. */
  get action(): ActionInfo | null {
    const { actions, position } = this.table;
    if (this.lead?.length !== position?.length) return null;
    return actions.find((action) => action.id === this.lead?.action) ?? null;
  }

  /** What of the same kind goes with the proposal, such as a second card to let go. */
  get alike(): ActionInfo[] {
    const { action, lead, table } = this;
    const others = lead?.then.map((notation) => table.actions.find((one) => one.notation === notation)) ?? [];
    return others.filter((one) => one !== undefined).filter((one) => one.kind === action?.kind);
  }

  /** Whether the proposal has to be explained: the first times. */
  get explains(): boolean {
    return this.lead !== null && !this.lead.known;
  }

  get met(): number {
    return this.lead?.chapters.filter((chapter) => chapter.met).length ?? 0;
  }

  /** Whether nothing is left to be met. */
  get allMet(): boolean {
    return this.lead !== null && this.met === this.lead.chapters.length;
  }

  /** Until there is an answer: a busy house refuses for a while, and the table may change meanwhile. */
  async ask(): Promise<void> {
    const asked = ++this.#asked;
    let lead = await this.table.askCoach();
    while (!lead && asked === this.#asked) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (asked === this.#asked) lead = await this.table.askCoach();
    }
    if (lead && asked === this.#asked) this.#hear(lead);
  }

  /** Whoever leaves the lesson asks no more. */
  leave(): void {
    this.#asked += 1;
  }

  #hear(lead: Coached): void {
    const fresh = lead.chapters.filter(
      (one) => one.met && one.words && one.part !== lead.part && !this.#told.has(one.part),
    );
    // Who comes back to a lesson has read the goal, and heard of what happened before.
    if (this.lead !== null) this.news = [...this.news, ...fresh];
    else if (lead.chapters.some((one) => one.met)) this.begun = true;
    for (const one of fresh) this.#told.add(one.part);
    this.lead = lead;
  }

  /** The element to touch next; null: none is to be seen. */
  target(root: ParentNode, button: BigButton | null): Element | null {
    const { action, table } = this;
    if (!action || !this.lead) return null;
    const big = root.querySelector('[data-testid="big-button"]:not([disabled])');
    if (table.draft) return this.#mark(root, [action.notation, ...this.lead.then]) ?? big;
    const { held } = table.choice;
    if (held?.id === action.id) return root.querySelector("[data-confirms]") ?? big;
    if (held && table.choice.steps) {
      const { open } = table.choice;
      const more = open.indexOf(action) > open.findIndex((one) => one.id === held.id);
      const step = root.querySelector(more ? '[data-step="more"]' : '[data-step="fewer"]');
      if (step) return step;
    }
    if (button?.action?.id === action.id && big) return big;
    if (this.#strays(action)) return this.#instead(root, action);
    if (this.alike.length) return this.#unmarked(root, [action, ...this.alike]) ?? big;
    // A button that does something else is not what is meant.
    const confirms = button && !button.off && !button.action ? big : null;
    return this.#does(root, action) ?? this.#best(root, action)?.element ?? confirms;
  }

  /** How much of the proposal the things say that are to be seen: 0 if nothing of it. */
  shows(root: ParentNode): number {
    const { action } = this;
    if (!action || !this.lead) return 0;
    if (this.table.draft) return this.#mark(root, [action.notation, ...this.lead.then]) ? 1 : 0;
    return this.#does(root, action) ? Number.POSITIVE_INFINITY : (this.#best(root, action)?.worth ?? 0);
  }

  /** Whether something was touched that the proposal does not name. */
  #strays(action: ActionInfo): boolean {
    return this.table.choice.picked.some((thing) => !things(action).includes(thing));
  }

  /** Who has begun something else touches what is meant instead, where that is possible, or takes it back. */
  #instead(root: ParentNode, action: ActionInfo): Element | null {
    const begin = things(action).map((thing) => `[data-thing="${CSS.escape(thing)}"][data-glow="none"][role="button"]`);
    // Another touch of what is held would do it: undo lets go of it.
    const back = this.table.choice.held ? '[data-testid="undo"]' : '[data-thing][data-glow="picked"]';
    return root.querySelector(begin.join()) ?? root.querySelector(back);
  }

  #does(root: ParentNode, action: ActionInfo): Element | null {
    return root.querySelector(`[data-does="${action.id}"]:not([data-glow="none"])`);
  }

  /** The next mark of a plan that is confirmed as a whole. */
  #mark(root: ParentNode, notations: string[]): Element | null {
    const { draft } = this.table;
    if (!draft) return null;
    for (const value of draft.rules.values) {
      const wanted = notations.filter((one) => one === draft.rules.mark(value)).length;
      if (draft.count(value) < wanted && draft.can(value))
        return root.querySelector(`[data-thing$=":${CSS.escape(value)}"]`);
    }
    return null;
  }

  /** What is marked in any order and confirmed together: the first thing that is not marked often enough. */
  #unmarked(root: ParentNode, wanted: ActionInfo[]): Element | null {
    for (const { things } of wanted) {
      const lying = things.flatMap((thing) => [...root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)]);
      const left = lying.filter((one) => one.getAttribute("aria-pressed") === "false");
      const times = wanted.filter((one) => one.things[0] === things[0]).length;
      if (lying.length - left.length < times && left[0]) return left[0];
    }
    return null;
  }

  /** Of what glows, the thing that names most of the action. */
  #best(root: ParentNode, action: ActionInfo): { element: Element; worth: number } | null {
    const { picked } = this.table.choice;
    const pressed = root.querySelectorAll('[data-thing][aria-pressed="true"]');
    const marked = new Set([...pressed].map((one) => one.getAttribute("data-thing")));
    const words = new Set(Object.values(action.parameters).map(String));
    const rate = (element: Element): number => {
      const thing = element.getAttribute("data-thing") ?? "";
      if (picked.includes(thing) || marked.has(thing)) return 0;
      if (action.things.includes(thing)) return 2 + 1 / (1 + this.table.choice.among(thing).length);
      if (thing === `kind:${action.kind}`) return 2;
      const named = thing.split(":").filter((word) => words.has(word)).length;
      const does = action.kind.toLowerCase().startsWith(thing.split(":")[0] ?? "") ? 1 : 0;
      return named && this.#fits(thing, action, words) ? named + does : 0;
    };
    const glowing = [...root.querySelectorAll('[data-thing]:not([data-glow="none"], [data-glow="picked"])')].filter(
      (one) => one.getAttribute("role") !== "img",
    );
    const best = glowing
      .map((element) => ({ element, worth: rate(element) }))
      .toSorted((one, other) => other.worth - one.worth)[0];
    return best && best.worth > 0 ? best : null;
  }

  /** Whether a thing with a name of the board's own says nothing but what the action says. */
  #fits(thing: string, { kind }: ActionInfo, words: Set<string>): boolean {
    const [, ...named] = thing.split(":");
    return named.every((word) => words.has(word) || kind.toLowerCase().split("_").includes(word));
  }
}
