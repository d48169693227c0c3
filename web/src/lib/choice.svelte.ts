/**
 * Choosing among the legal actions by touching things. An action names the things that it is about (`bread:brioche`,
 * `loaves:2`) and its kind (`kind:PRODUCE`). Touching a thing keeps the actions that name it, until one is left. The
 * browser knows no rules: what glows is what a legal action names.
 *
 * One touch or two is the same on every board (`complete`, which every element that stands for an action calls):
 *
 * - A touch that leaves one action does it, if the hand has seen what it would do (a mouse rests on a thing, the focus of
 *   the keys lies on it) and it can be taken back.
 * - Else it is held, and shown. A finger cannot rest on a thing, so it is always shown first; so is, to everybody, what
 *   cannot be taken back and was not begun by an earlier touch, and an amount that is left to choose.
 * - What is held is done by a touch of the same thing, of another one that stands for it, or of the big button. A touch of
 *   anything else takes that instead, or takes it back.
 */
import type { ActionInfo } from "./messages";
import { pointer } from "./pointer.svelte";

export type Glow = "none" | "can" | "picked";

/** What the choice needs from the table. */
export interface Hand {
  /** Legal for whoever looks; empty while somebody else acts, or while an old moment is shown. */
  readonly actions: ActionInfo[];
  /** A move is on its way. */
  readonly busy: boolean;
  /** Things are being marked to be confirmed together: nothing else can be touched meanwhile. */
  readonly marking: boolean;
  /** Whether it could not be taken back. */
  isFinal(action: ActionInfo): boolean;
  play(action: ActionInfo): void;
  readonly considering: {
    /** Ask what an action would do, and show it; null: nothing is considered any more. */
    consider(action: ActionInfo | null): void;
    /** Ask why an action is not possible, and show it beside the thing. */
    askWhy(notation: string | null): void;
    forgetWhy(): void;
  };
  /** An action as somebody may do it, in words. */
  may(action: ActionInfo): string;
}

export interface ThingOptions {
  /** The name for screen readers; the words of the action are added where it is clear which one is meant. */
  label?: string;
  /** It is asked for twice, like what cannot be taken back: the board knows that it ends more than the action says. */
  asks?: boolean;
  /** An amount is left to choose: the most is proposed, and a stepper changes it. */
  amount?: boolean;
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
  /** A double click does not confirm it: it could not be taken back. */
  #careful = false;
  /** Whether only an amount is left to choose: then what is held can be stepped. */
  steps = $state(false);

  /** What was touched while a move was on its way; the last touch counts. */
  #early: { named: string[]; options: ThingOptions } | null = null;

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

  /** Whether an action names these things, whatever was touched: then a touch begins with them instead. */
  couldBegin(...named: string[]): boolean {
    return naming(this.actions, named).length > 0;
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

  /** Whether what is touched so far may still become an action. */
  leadsTo(action: ActionInfo): boolean {
    return this.held ? this.held.id === action.id : this.open.some(({ id }) => id === action.id);
  }

  /** Touch a thing: confirm what is held, take the touch back, narrow, or complete an action. */
  pick(named: string[], options: ThingOptions = {}): void {
    if (this.hand.busy) {
      this.#early = { named, options };
      return;
    }
    const first = named[0];
    if (this.#means(named)) {
      this.#confirm();
      return;
    }
    if (first !== undefined && this.isPicked(first)) {
      this.#touches = this.#touches.filter((touch) => !touch.includes(first));
      this.hold(null);
      return;
    }
    const unseen = !this.can(...named);
    if (unseen) {
      this.clear(); // touching something of another kind begins anew
      if (!this.can(...named)) return;
    }
    const begun = this.picked.length > 0;
    this.narrow(named);
    const left = this.open;
    this.steps = options.amount === true;
    const one = options.amount ? left.at(-1) : left[0];
    if (!one || (left.length > 1 && !options.amount)) return;
    // An amount of one is no choice.
    if (left.length > 1) this.hold(one);
    else this.complete(one, { begun, unseen, asks: options.asks });
  }

  /** A touch has left one action. What did not glow was `unseen` by a mouse too: it has shown no preview. */
  complete(action: ActionInfo, { begun = this.picked.length > 0, asks = false, unseen = false } = {}): void {
    if (this.held?.id === action.id) {
      this.#confirm();
      return;
    }
    const careful = asks || (!begun && this.hand.isFinal(action));
    if (pointer.finger || careful || unseen) this.hold(action);
    else this.play(action);
    this.#careful = careful;
  }

  /** Whether a touch of these things means what is held; an earlier touch that led to it is taken back by another one. */
  #means(named: string[]): boolean {
    const { held } = this;
    const [first] = named;
    if (!held || first === undefined) return false;
    const all = things(held);
    const earlier = this.#touches.slice(0, -1).flat();
    // While an amount can be stepped, another thing may stand for another amount.
    const meant = this.steps ? this.isPicked(first) : !earlier.includes(first);
    return meant && named.every((thing) => all.includes(thing));
  }

  #confirm(): void {
    if (this.held && !this.hand.busy && !(this.#careful && pointer.doubled)) this.play(this.held);
  }

  /**
   * The move has been answered: what was touched meanwhile is touched now, if it can be. A second click on what the
   * move was about means the same move, not another one; after a refusal the touch is forgotten.
   */
  catchUp(sent: ActionInfo | undefined, done: boolean): void {
    const early = this.#early;
    this.#early = null;
    if (!early || !done || (sent && early.named.some((thing) => things(sent).includes(thing)))) return;
    if (this.can(...early.named)) this.pick(early.named, early.options);
  }

  /** One more touch that plays nothing by itself: another one says what is meant. */
  narrow(named: string[]): void {
    this.#touches = [...this.#touches, named];
  }

  hold(action: ActionInfo | null): void {
    this.held = action;
    this.#careful = false;
    this.hand.considering.consider(action);
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
    this.hand.considering.consider(null);
    return true;
  }

  clear(): void {
    this.steps = false;
    if (this.#touches.length) this.#touches = [];
    if (this.held) this.held = null;
    this.hand.considering.consider(null);
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
      this.pick(named, options);
    };
    if (glow === "none" && (options.begins || this.held) && this.couldBegin(...named)) {
      return { ...shared, role: "button", onclick: pick };
    }
    if (glow === "none") {
      const why = this.hand.actions.length > 0 ? options.why : undefined;
      const early = () => this.hand.busy && this.pick(named, options);
      if (!why) return { ...shared, role: "img", onclick: early };
      const asks = this.asks(why);
      return {
        ...shared,
        ...asks,
        role: "img",
        onclick: (event: Event) => (this.hand.busy ? early() : asks.onclick(event)),
      };
    }
    const consider = () => this.hand.considering.consider(one ?? this.held);
    const leave = () => this.hand.considering.consider(this.held);
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
        if (presses(event)) pick(event);
      },
    };
  }

  /** Why a thing cannot be done. */
  asks(why: string) {
    return this.tells(
      () => this.hand.considering.askWhy(why),
      () => this.hand.considering.askWhy(null),
    );
  }

  /** What cannot be done says why: to whoever points at it, and to whoever touches it. */
  tells(tell: () => void, forget: () => void) {
    return {
      onpointerenter: ({ pointerType }: PointerEvent) => pointerType !== "touch" && tell(),
      onpointerleave: forget,
      onclick: (event: Event) => {
        event.stopPropagation(); // the table would take the question back with the choice
        this.clear();
        tell();
      },
    };
  }

  /** The same for an element that stands for one action, or for something that is no action at all. */
  button(act: () => void, label: string, action: ActionInfo | null = null): Record<string, unknown> {
    const run = (event: Event) => {
      event.stopPropagation();
      this.hand.considering.forgetWhy();
      act();
    };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "data-glow": "can",
      "data-does": action?.id,
      onpointerenter: () => action && this.hand.considering.consider(action),
      onpointerleave: () => action && this.hand.considering.consider(this.held),
      onfocus: () => action && this.hand.considering.consider(action),
      onblur: () => action && this.hand.considering.consider(this.held),
      onclick: run,
      onkeydown: (event: KeyboardEvent) => {
        if (presses(event)) run(event);
      },
    };
  }
}

/** A key that is kept down presses once. */
function presses(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return !event.repeat;
}

function naming(actions: ActionInfo[], named: string[]): ActionInfo[] {
  if (named.length === 0) return actions;
  return actions.filter((action) => {
    const all = things(action);
    return named.every((thing) => all.includes(thing));
  });
}
