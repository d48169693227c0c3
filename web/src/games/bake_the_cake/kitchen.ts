/** The kitchen as the server shows it, and small questions that several parts of the board ask. */
import type { Choice, Glow } from "$lib/choice.svelte";
import { nameOf, t } from "$lib/i18n/index.svelte";
import { widthOf } from "$lib/measure.svelte";
import type { ActionInfo, View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import type { Baker, Colour, Kind, Kitchen, Recipe, Tool } from "./shown";

export type { Baker, Colour, Forecast, Kind, Kitchen, Part, Recipe, Slot, Tool } from "./shown";

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const satisfies Colour[];
export const KINDS = [
  "almonds",
  "berries",
  "butter",
  "chocolate",
  "cream",
  "egg",
  "flour",
  "sugar",
  "vanilla",
] as const satisfies Kind[];
export const TOOLS = ["bench", "fridge", "mixer", "stove"] as const satisfies Tool[];
export const PARTS = ["layer", "filling", "topping"] as const;

interface Printed {
  assistants: number;
  ingredients: Record<Kind, { name: string; shelf: number }>;
  tools: { names: Record<Tool, string> };
  recipes: Record<string, { name: string }>;
}

export const seatOf = (colour: Colour): number => COLOURS.indexOf(colour);
export const kitchenOf = (view: View): Kitchen => view.table as unknown as Kitchen;

/** What was touched so far: nothing, a plate, an ingredient that waits for its tool, a part for a cake, or a bite. */
export type Mode =
  | { name: "free" }
  | { name: "plate"; kind: Kind }
  | { name: "tool"; recipe: string; kind: Kind }
  | { name: "part"; recipe: string }
  | { name: "bite"; recipe: string; kind: Kind };

export function modeOf(choice: Choice): Mode {
  const named = (what: string) => choice.picked.find((thing) => thing.startsWith(`${what}:`))?.slice(what.length + 1);
  const kind = named("ingredient") as Kind | undefined;
  const recipe = named("recipe");
  if (recipe && choice.isPicked("kind:COMPLETE")) return { name: "part", recipe };
  if (recipe && kind && choice.isPicked("kind:EAT_RECIPE")) return { name: "bite", recipe, kind };
  if (recipe && kind) return { name: "tool", recipe, kind };
  if (kind && !choice.isPicked("kind:BUY")) return { name: "plate", kind };
  return { name: "free" };
}

/** The table, what it shows, and the names of everything on it. */
export class Room {
  readonly kitchen: Kitchen;
  readonly printed: Printed;

  constructor(
    readonly table: TableModel,
    readonly view: View,
  ) {
    this.kitchen = kitchenOf(view);
    this.printed = table.components as unknown as Printed;
  }

  get choice(): Choice {
    return this.table.choice;
  }

  get mode(): Mode {
    return modeOf(this.choice);
  }

  get bakers(): Baker[] {
    return this.kitchen.bakers;
  }

  get playing(): Colour[] {
    return this.bakers.map((baker) => baker.colour);
  }

  /** A baker goes by name, or by colour where several have the same name. */
  baker(colour: Colour): string {
    return bakerName(this.view, colour, t(`btc-colour-${colour}`));
  }

  kind(kind: Kind): string {
    return nameOf(`ingredients.${kind}`, this.printed.ingredients[kind].name);
  }

  tool(tool: Tool): string {
    return nameOf(`tools.${tool}`, this.printed.tools.names[tool]);
  }

  title(recipe: string): string {
    return nameOf(`recipes.${recipe}`, this.printed.recipes[recipe]?.name ?? recipe);
  }

  recipe(id: string): Recipe | undefined {
    return this.kitchen.recipes.find((recipe) => recipe.id === id);
  }

  /** Whose cake needs this part next; of several the first. */
  taker(recipe: Recipe): Baker | undefined {
    return this.bakers.find((baker) => baker.tray.length === recipe.part);
  }

  token(kind: Kind, colour: Colour): string {
    return this.table.speaker.phrase({ form: "lying-token", colour, ingredient: kind });
  }

  /** The kinds of a shelf, in the order of the printed list. */
  shelves(): Kind[][] {
    const numbers = [...new Set(KINDS.map((kind) => this.printed.ingredients[kind].shelf))].sort();
    return numbers.map((shelf) => KINDS.filter((kind) => this.printed.ingredients[kind].shelf === shelf));
  }

  /** Whether the play is over after this action, so that it is asked for twice. */
  ends(action: ActionInfo | null): boolean {
    return action !== null && action.notation in this.kitchen.ends_play;
  }

  /** Mark for an element that a hint is about. */
  hint(kind: string, parameters: Record<string, string>): "yes" | undefined {
    const best = this.table.actions.find((action) => action.id === this.table.hint?.considered[0]?.action);
    const meant =
      best?.kind === kind && Object.entries(parameters).every(([name, value]) => best.parameters[name] === value);
    return meant ? "yes" : undefined;
  }

  finished(colour: Colour): number {
    return this.kitchen.finished.indexOf(colour);
  }

  /** Only eating is left: it is said, since nobody likes to do it. */
  get mustEat(): boolean {
    const kinds = new Set(this.table.actions.map((action) => action.kind));
    return kinds.size > 0 && [...kinds].every((kind) => kind.startsWith("EAT_"));
  }
}

/** Touch something without playing what is left: another touch says what is meant. */
export function narrow(choice: Choice, named: string[]): void {
  const again = named.length === choice.picked.length && named.every((thing) => choice.isPicked(thing));
  choice.clear();
  if (!again) choice.narrow(named);
}

interface Together {
  /** The name of the element for tests. */
  id: string;
  label: string;
  why: string;
  /** It is asked for twice: it ends the play. */
  asks: boolean;
  /** How it glows, where the board knows better. */
  glow?: Glow;
}

/** Glow of an element that stands for several things together: it is picked when all of them are. */
export function glowOf(choice: Choice, named: string[]): Glow {
  if (named.every((thing) => choice.isPicked(thing))) return "picked";
  return choice.can(...named) ? "can" : "none";
}

/** The same as `choice.thing`, for an element that stands for several things together. */
export function together(
  choice: Choice,
  named: string[],
  { id, label, why, asks, ...more }: Together,
): Record<string, unknown> {
  const glow = more.glow ?? glowOf(choice, named);
  const instead = glow === "none" && choice.held !== null && choice.couldBegin(...named);
  if (glow === "none" && !instead) return { ...choice.thing(id, { label, why }), "data-glow": glow };
  const one = choice.only(...named);
  const name = one ? `${label}: ${choice.hand.may(one)}` : label;
  return {
    ...choice.button(() => pick(choice, named, asks), name, one),
    "data-thing": id,
    "data-glow": glow,
    "aria-pressed": glow === "picked",
  };
}

function pick(choice: Choice, named: string[], asks: boolean): void {
  const { held } = choice;
  if (named.every((thing) => choice.isPicked(thing))) {
    if (held) choice.complete(held);
    else choice.clear();
    return;
  }
  const unseen = !choice.can(...named);
  if (unseen) choice.clear();
  const begun = choice.picked.length > 0;
  choice.narrow(named);
  const [one, ...others] = choice.open;
  if (!one) choice.clear();
  else if (others.length === 0) choice.complete(one, { begun, asks, unseen });
}

/** The line at the foot of a recipe card: what is there, and what is missing. `warn`: the next baker can use it. */
export function recipeLine(room: Room, recipe: Recipe): { lines: string[]; warn: boolean } {
  const needed = recipe.tools.filter((tool) => tool !== recipe.tool);
  const free = needed.filter((tool) => room.kitchen.tools[tool].free > 0);
  const told = (tools: typeof needed, between: string) => tools.map((tool) => room.tool(tool)).join(between);
  const toolLine = free.length
    ? t("btc-tool_free", { tool: told(free, t("btc-or")) })
    : t("btc-tool_used", { tool: told(needed, t("btc-and")) });
  const n = recipe.slots.length;
  if (recipe.missing === 0 && !room.taker(recipe)) {
    return { lines: [t(`btc-unwanted-${PARTS[recipe.part] ?? "layer"}`, { n })], warn: false };
  }
  if (recipe.missing === 0) {
    return {
      lines: [t(recipe.movable ? "btc-full_moves" : "btc-full_waits", { n }), toolLine],
      warn: recipe.movable,
    };
  }
  const there = recipe.slots.filter((slot) => slot.colour === null && slot.on_table !== null);
  const names = there.map((slot) => room.kind(slot.ingredient)).join(", ");
  const table =
    there.length === 0
      ? t("btc-none_there")
      : there.length === recipe.slots.length
        ? t("btc-all_there")
        : t("btc-some_there", { names });
  const warn = recipe.missing === 1 && there.length === 1 && free.length > 0;
  return { lines: [table, toolLine], warn };
}

export function bakerName(view: View, colour: Colour, otherwise: string): string {
  const name = view.players[seatOf(colour)];
  return name !== undefined && view.players.filter((one) => one === name).length === 1 ? name : otherwise;
}

const TEXT = '"Nunito Variable"';
const DISPLAY = '"Fraunces Variable"';

/** Text that would be too wide is pressed together, as a printer would do it. */
export function pressed(text: string, size: number, room: number): { textLength?: number; lengthAdjust?: string } {
  return widthOf(text, `800 ${size}px ${TEXT}`) > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
}

/** A name that fits, or its beginning. */
export function cut(text: string, size: number, room: number): string {
  const wide = (some: string) => widthOf(some, `800 ${size}px ${DISPLAY}`);
  if (wide(text) <= room) return text;
  let short = text;
  while (short.length > 1 && wide(`${short}…`) > room) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}
