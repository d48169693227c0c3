/**
 * Choosing among the legal actions by touching things. An action names the things that it is about (`bread:brioche`,
 * `loaves:2`) and its kind (`kind:PRODUCE`). Touching a thing keeps the actions that name it; when one is left, it is
 * played. The browser knows no rules: what glows is what a legal action names.
 */
import type { ActionInfo } from "./messages";

export type Glow = "none" | "can" | "picked";

/** What the choice needs from the table. */
export interface Hand {
  /** Legal for whoever looks; empty while somebody else acts, or while an old moment is shown. */
  readonly actions: ActionInfo[];
  readonly phone: boolean;
  /** A move is on its way. */
  readonly busy: boolean;
  /** Things are being marked to be confirmed together: nothing else can be touched meanwhile. */
  readonly marking: boolean;
  play(action: ActionInfo): void;
  /** Ask what an action would do, and show it; null: nothing is considered any more. */
  consider(action: ActionInfo | null): void;
  /** Ask why an action is not possible, and show it beside the thing. */
  askWhy(notation: string | null): void;
  /** An action as somebody may do it, in words. */
  may(action: ActionInfo): string;
}

export interface ThingOptions {
  /** The name for screen readers; the words of the action are added where it is clear which one is meant. */
  label?: string;
  /** Never play at once: keep the first (or last) open action as `held`, for a stepper or a button that confirms. */
  hold?: "first" | "last";
  /** The notation of the action to ask about when it is not possible: "it needs 3 hourglasses, you have 2". */
  why?: string;
  /** Other things that this element stands for too: touching it picks all of them. */
  also?: string[];
  /** It begins a choice, like a card of one's hand: while another one is begun, a touch takes this one instead. */
  begins?: boolean;
}

export const things = (action: ActionInfo): string[] => [`kind:${action.kind}`, ...action.things];

export class Choice {
  /** What was touched so far: all that an element stands for is one touch. */
  #touches = $state.raw<string[][]>([]);
  /** An action that waits to be confirmed: by the big button, a stepper, or a second touch. */
  held = $state<ActionInfo | null>(null);
  /** The thing whose touch holds it, where that is known: a touch of another one that stands for the same confirms. */
  heldBy = "";
  /** Whether only an amount is left to choose: then what is held can be stepped. */
  steps = $state(false);

  /** What was touched while a move was on its way; the last touch counts. */
  #early: { named: string[]; hold?: "first" | "last" } | null = null;

  readonly hand: Hand;

  constructor(hand: Hand) {
    this.hand = hand;
  }

  readonly picked = $derived(this.#touches.flat());

  readonly actions = $derived.by<ActionInfo[]>(() => (this.hand.marking ? [] : this.all));

  /** Also those that cannot be touched while things are being marked. */
  get all(): ActionInfo[] {
    return this.hand.actions;
  }

  /** The actions that name everything touched so far. */
  readonly open = $derived.by(() => naming(this.actions, this.picked));
  /** The same by each thing that they name: every element of a board asks for its own. */
  readonly #naming = $derived.by(() => {
    const by = new Map<string, ActionInfo[]>();
    for (const action of this.open) {
      for (const thing of new Set(things(action))) {
        const others = by.get(thing);
        if (others) others.push(action);
        else by.set(thing, [action]);
      }
    }
    return by;
  });

  /** The actions that are open and name these things too. */
  among(...named: string[]): ActionInfo[] {
    const [first, ...rest] = named;
    return first === undefined ? this.open : naming(this.#naming.get(first) ?? [], rest);
  }

  can(...named: string[]): boolean {
    return this.among(...named).length > 0;
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing);
  }

  /** How an element glows that stands for these things; the first of them is its own. */
  glow(...named: [string, ...string[]]): Glow {
    if (this.isPicked(named[0])) return "picked";
    return this.can(...named) ? "can" : "none";
  }

  /** The one action that names these things, if it is one. */
  only(...named: string[]): ActionInfo | null {
    const found = this.among(...named);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** A legal action of this kind with these parameters, whatever was touched. */
  find(kind: string, parameters: Record<string, string | number> = {}): ActionInfo | null {
    const fits = (action: ActionInfo) =>
      action.kind === kind && Object.entries(parameters).every(([name, value]) => action.parameters[name] === value);
    return this.actions.find(fits) ?? null;
  }

  /** Touch a thing: take it back, narrow, or play what is left. */
  pick(named: string[], hold?: "first" | "last"): void {
    if (this.hand.busy) {
      this.#early = { named, hold };
      return;
    }
    const first = named[0];
    if (first !== undefined && this.isPicked(first)) {
      this.#touches = this.#touches.filter((touch) => !touch.includes(first));
      this.hold(null);
      return;
    }
    if (!this.can(...named)) {
      this.clear(); // touching something of another kind begins anew
      if (!this.can(...named)) return;
    }
    this.narrow(named);
    this.steps = hold !== undefined;
    const left = this.open;
    const one = hold === "last" ? left.at(-1) : left[0];
    if (!one) return;
    // What cannot be taken back is not done by one touch.
    const final = this.#touches.length === 1 && one.flags.includes("commits");
    // An amount of one is no choice.
    const asks = hold === "first" || (hold === "last" && left.length > 1);
    if (asks || (left.length === 1 && (this.hand.phone || final))) this.hold(one);
    else if (left.length === 1) this.play(one);
  }

  /**
   * The move has been answered: what was touched meanwhile is touched now, if it can be. A second click on what the
   * move was about means the same move, not another one; after a refusal the touch is forgotten.
   */
  catchUp(sent: ActionInfo | undefined, done: boolean): void {
    const early = this.#early;
    this.#early = null;
    if (!early || !done || (sent && early.named.some((thing) => things(sent).includes(thing)))) return;
    if (this.can(...early.named)) this.pick(early.named, early.hold);
  }

  /** What is held already, and seen, is played by a touch of another thing that it names. */
  #confirm(action: ActionInfo): void {
    if (!this.hand.busy) this.play(action);
  }

  /** One more touch that plays nothing by itself: another one says what is meant. */
  narrow(named: string[]): void {
    this.#touches = [...this.#touches, named];
  }

  hold(action: ActionInfo | null, by = ""): void {
    this.held = action;
    this.heldBy = by;
    this.hand.consider(action);
  }

  play(action: ActionInfo): void {
    this.clear();
    this.hand.play(action);
  }

  /** Whether something was touched that is not played yet. */
  get begun(): boolean {
    return this.held !== null || this.#touches.length > 0;
  }

  /** Take the last touch back; false when there is nothing to take back. */
  stepBack(): boolean {
    if (!this.begun) return false;
    this.held = null;
    this.#touches = this.#touches.slice(0, -1);
    this.hand.consider(null);
    return true;
  }

  clear(): void {
    this.steps = false;
    if (this.#touches.length) this.#touches = [];
    if (this.held) this.held = null;
    this.hand.consider(null);
  }

  /**
   * Everything that an element needs to stand for a thing: `<g {...choice.thing("order:3", { label: "Order 3" })}>`.
   * Role, name, keyboard, hover preview and click; and `data-glow` for the style.
   */
  thing(thing: string, options: ThingOptions = {}): Record<string, unknown> {
    const named: [string, ...string[]] = [thing, ...(options.also ?? [])];
    const glow = this.glow(...named);
    const one = this.only(...named);
    const words = one ? this.hand.may(one) : "";
    const saysItself = options.label && words.startsWith(options.label);
    const label = [saysItself ? "" : options.label, words].filter(Boolean).join(": ") || thing;
    const shared = { "data-thing": thing, "data-glow": glow, "aria-label": label };
    const pick = (event: Event) => {
      event.stopPropagation();
      if (one !== null && one.id === this.held?.id && glow === "can" && !this.steps) this.#confirm(one);
      else this.pick(named, options.hold);
    };
    if (glow === "none" && options.begins && naming(this.actions, named).length > 0) {
      return { ...shared, role: "button", onclick: pick };
    }
    if (glow === "none") {
      const why = this.hand.actions.length > 0 ? options.why : undefined;
      const early = () => this.hand.busy && this.pick(named, options.hold);
      if (!why) return { ...shared, role: "img", onclick: early };
      const asks = this.asks(why);
      return {
        ...shared,
        ...asks,
        role: "img",
        onclick: (event: Event) => (this.hand.busy ? early() : asks.onclick(event)),
      };
    }
    const consider = () => this.hand.consider(one ?? this.held);
    const leave = () => this.hand.consider(this.held);
    return {
      ...shared,
      "data-does": one?.id,
      role: "button",
      tabindex: 0,
      "aria-pressed": glow === "picked",
      onpointerenter: consider,
      onpointerleave: leave,
      onfocus: consider,
      onblur: leave,
      onclick: pick,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        pick(event);
      },
    };
  }

  /** What cannot be done says why: to whoever points at it, and on a phone to whoever touches it. */
  asks(why: string) {
    return {
      onpointerenter: () => !this.hand.phone && this.hand.askWhy(why),
      onpointerleave: () => this.hand.askWhy(null),
      onclick: (event: Event) => {
        event.stopPropagation(); // the table would take the question back with the choice
        this.clear();
        this.hand.askWhy(why);
      },
    };
  }

  /** The same for an element that stands for one action, or for something that is no action at all. */
  button(act: () => void, label: string, action: ActionInfo | null = null): Record<string, unknown> {
    const run = (event: Event) => {
      event.stopPropagation();
      act();
    };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "data-glow": "can",
      "data-does": action?.id,
      onpointerenter: () => action && this.hand.consider(action),
      onpointerleave: () => action && this.hand.consider(this.held),
      onfocus: () => action && this.hand.consider(action),
      onblur: () => action && this.hand.consider(this.held),
      onclick: run,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        run(event);
      },
    };
  }
}

function naming(actions: ActionInfo[], named: string[]): ActionInfo[] {
  if (named.length === 0) return actions;
  return actions.filter((action) => {
    const all = things(action);
    return named.every((thing) => all.includes(thing));
  });
}
