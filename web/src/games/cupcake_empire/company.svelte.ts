/** What the parts of the board share: the company in front, what is printed, and what may be done with it. */
import { Draft } from "$lib/draft.svelte";
import type { Ghost } from "$lib/ghost";
import { boxed, type Key, nameOf, t, type Values } from "$lib/i18n/index.svelte";
import type { ActionInfo, View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import { typeName } from "./names";
import { spot } from "./touch";
import { type DieAt, Trail } from "./trail";
import {
  COLUMNS,
  type ColumnView,
  DICE,
  type PlayerView,
  type Printed,
  printedFor,
  reachOf,
  type Town,
  townOf,
  turnOf,
} from "./view";

type Attributes = Record<string, unknown>;
type Path = (string | number)[];

/** A step of a level in a word or two. */
function stepWords(step: string): string {
  const n = reachOf(step);
  return n === null ? t(`ce-step-${step}` as Key) : t("ce-step-sell", { n });
}

export class Company {
  readonly #table: () => TableModel;
  readonly #view: () => View;
  readonly #trail = new Trail();
  readonly #dice: DieAt[][];
  /** While others play, their board is in front, unless somebody wants to keep looking at the own one. */
  stays = $state(false);

  constructor(table: () => TableModel, view: () => View) {
    this.#table = table;
    this.#view = view;
    this.#dice = $derived(this.#trail.follow(this.town));
  }

  get table(): TableModel {
    return this.#table();
  }
  readonly town = $derived.by<Town>(() => townOf(this.#view()));
  get printed(): Printed {
    return printedFor(this.table);
  }
  get players(): string[] {
    return this.#view().players;
  }

  // --- Who is in front

  readonly seat = $derived.by(() => {
    if (this.table.lookedAt !== null) return this.table.lookedAt;
    // What stands is not played yet: whoever did it sees it on the own board.
    if (this.table.turn.standing) return this.table.focus;
    const turn = this.table.theatre.acting ?? turnOf(this.town);
    return turn !== null && !this.stays ? turn : this.table.focus;
  });
  get player(): PlayerView {
    return this.town.players[this.seat] as PlayerView;
  }
  /** Whether the board in front belongs to the seat that looks. */
  get mine(): boolean {
    return this.seat === this.table.seat;
  }
  get dice(): DieAt[] {
    return this.#dice[this.seat] ?? [];
  }
  diceAt(where: string): DieAt[] {
    return this.dice.filter((die) => die.where === where);
  }
  seatOf(name: string): number {
    return this.town.players.findIndex((player) => player.name === name);
  }

  // --- What is being thought of

  get ghost(): Ghost | null {
    return this.table.draft?.ghost ?? this.table.ghost;
  }
  /** What is built and sold in pencil is drawn over the town as it is in ink; dice lie where the plan puts them. */
  get inked(): Town {
    const { planning, inked } = this.table;
    return planning.view && inked ? townOf(inked) : this.town;
  }
  readonly overInk = $derived.by<Ghost | null>(() => this.table.planning.ghost?.followedBy(this.ghost) ?? this.ghost);
  /** The value of a field of the company in front afterwards. */
  after<T>(now: T, ...path: Path): T {
    return this.ghost?.after(now, "players", this.seat, ...path) ?? now;
  }
  delta(...path: Path): number {
    return this.ghost?.delta("players", this.seat, ...path) ?? 0;
  }

  // --- Names

  street(id: string): string {
    return nameOf(`streets.${id}`, this.printed.streets[id]?.name ?? id);
  }
  column(number: number): string {
    return t(`ce-column-${COLUMNS[number - 1]}` as Key);
  }
  /** What a level of a column does, in a few words; `orAny`: how it is said that the highest one may do what any other does. */
  levelWords(number: number, level: number, orAny: Key = "ce-or_any"): string {
    const name = COLUMNS[number - 1] ?? "bases";
    const steps = this.printed.columns[name].levels[level - 1] ?? [];
    const words = steps.map(stepWords).join(" + ");
    return name === "staff" && level === this.printed.columns.staff.levels.length ? t(orAny, { words }) : words;
  }

  /** What an improvement does, in a few words. */
  does(type: string): string {
    return boxed(this.printed, `ce-does-${type}` as Key, { n: reachOf(this.printed.improvements[type] ?? "") ?? 0 });
  }
  /** The rule behind a thing on the board, with the numbers of this box. */
  rule(name: string): string {
    const column = COLUMNS.indexOf(name as (typeof COLUMNS)[number]) + 1;
    if (name === "bases" || name === "frostings") return this.#levels(column);
    return boxed(this.printed, `ce-rule-${name}` as Key, this.#numbersOf(name));
  }
  #levels(column: number): string {
    const { levels } = this.printed.columns[COLUMNS[column - 1] ?? "bases"];
    return levels.map((_, k) => t("ce-level_label", { n: k + 1, words: this.levelWords(column, k + 1) })).join(". ");
  }
  #numbersOf(rule: string): Values {
    const { columns, improvements } = this.printed;
    const levelWith = (column: "outlets" | "staff", step: string) =>
      columns[column].levels.findIndex((steps) => steps.includes(step)) + 1;
    const [what, colour] = rule.split("_");
    if (what === "street")
      return { outlets: levelWith("outlets", `outlet_${colour}`), bakeries: levelWith("staff", `bakery_${colour}`) };
    return { n: rule === "staff" ? columns.staff.levels.length : (reachOf(improvements.sell ?? "") ?? 0) };
  }

  // --- Things to touch. The board of somebody else shows, but is not touched.

  /** The open actions that name these things; none while dice are being marked. */
  among(...named: string[]): ActionInfo[] {
    return this.table.draft ? [] : this.table.choice.among(...named);
  }
  one(...named: string[]): ActionInfo | null {
    const found = this.among(...named);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** The action that a touch of a whole column would be: activate it, move a die there, wake dice, improve it. */
  columnAction(number: number): ActionInfo | null {
    if (!this.mine) return null;
    const column = `column:${number}`;
    const { choice } = this.table;
    for (const kind of ["ACTIVATE", "DIE_TO", "PLACE_IMP"]) {
      const found = this.one(`kind:${kind}`, column);
      if (found) return found;
    }
    const waking = choice.picked.find((thing) => thing.startsWith("kind:REST_"));
    return waking ? this.one(waking, column) : null;
  }

  columnTouch(number: number): Attributes {
    const why = this.mine && this.town.phase === "turn" ? `activate ${number}` : undefined;
    const label = t("ce-column_label", { name: this.column(number), n: number });
    const action = this.columnAction(number);
    if (!action && this.improvable(number)) {
      const narrows = this.table.choice.thing(`column:${number}`, { label });
      return { ...narrows, "data-thing": `column:${number}` };
    }
    const attributes = spot(this.table, action, { thing: `column:${number}`, label, why });
    if (!action) return { ...attributes, role: "group" };
    if (!action.kind.startsWith("REST_")) return attributes;
    const wakes = this.table.choice.button(() => this.wake(action), attributes["aria-label"] as string, action);
    return { ...attributes, ...wakes };
  }

  /** Whether activating a column would be in vain: it has a level, but nothing of it can be done now. */
  inVain(number: number): boolean {
    const reaches = (this.player.columns[number - 1]?.level ?? 0) > 0;
    return reaches && this.town.turn === this.player.name && this.town.useful[number - 1] === false;
  }

  /** Whether several improvements could go to a column: then it narrows the choice. */
  improvable(number: number): boolean {
    return this.mine && this.among("kind:PLACE_IMP", `column:${number}`).length > 1;
  }

  level(number: number, level: number): ActionInfo | null {
    return this.mine ? this.one("kind:LEVEL", `column:${number}`, `level:${level}`) : null;
  }
  levelTouch(number: number, level: number): Attributes {
    const { activation, phase } = this.town;
    const asks = this.mine && phase === "act" && !activation.action_done && activation.column === number;
    return spot(this.table, this.level(number, level), {
      thing: `level:${number}.${level}`,
      label: t("ce-level_label", { n: level, words: this.levelWords(number, level) }),
      why: asks ? `level ${number} ${level}` : undefined,
    });
  }

  improve(number: number, type: string): ActionInfo | null {
    return this.mine && this.town.activation.column === number ? this.one("kind:IMPROVE", `type:${type}`) : null;
  }
  improveTouch(number: number, type: string): Attributes {
    const { activation, phase } = this.town;
    const asks = this.mine && phase === "act" && activation.column === number;
    return spot(this.table, this.improve(number, type), {
      thing: `improvement:${number}.${type}`,
      label: typeName(type),
      why: asks ? `improve ${type}` : undefined,
    });
  }
  isUsed(number: number, type: string): boolean {
    const { activation, turn } = this.town;
    return activation.column === number && turn === this.player.name && activation.used.includes(type);
  }

  pickDie(number: number, colour: string): ActionInfo | null {
    return this.mine ? this.one("kind:PICK_DIE", `column:${number}`, `die:${colour}`) : null;
  }

  // --- Dice that are marked together: waking from the Rest Area, and resting after a roll that did not fit

  get draft(): Draft | null {
    return this.mine ? this.table.draft : null;
  }
  get waking(): Draft | null {
    return this.draft?.name.startsWith("rest") ? this.draft : null;
  }

  /**
   * Dice shall leave the Rest Area for a column: nothing is paid before they are confirmed. An idea wakes all of them, so
   * they are marked already; so is the only one.
   */
  wake(begin: ActionInfo): void {
    const { table } = this;
    table.choice.clear();
    const mark = (colour: string) => `rest_die ${colour}`;
    const { phase } = this.town;
    const isOpen = (ghost: Ghost) => ghost.after(phase, "phase") === "rest";
    const resting = this.diceAt("rest").map(({ colour }) => colour);
    table.draft = new Draft(
      begin.notation,
      { begin: begin.notation, mark, values: DICE, end: "rest_done", isOpen },
      table,
      begin.kind === "REST_IDEA" || resting.length === 1 ? resting : [],
    );
  }

  /** After a roll that did not fit, a draft begins by itself. */
  draftSurplus(): void {
    const { table } = this;
    if (!this.mine || this.town.phase !== "surplus" || table.draft || table.actions.length === 0) return;
    const mark = (colour: string) => `surplus ${colour}`;
    table.draft = new Draft(
      "surplus",
      { begin: null, mark, values: DICE, end: null, count: this.town.roll.must_rest },
      table,
    );
  }

  markTouch(colour: string, marked: boolean, label: string): Attributes {
    const { draft } = this;
    const thing = { "data-thing": `die:${colour}` };
    const can = draft?.can(colour) ?? false;
    // What is touched before the server has said what is possible waits for that.
    if (!draft || !(marked || can || draft.asking)) return { ...thing, role: "img", "aria-label": label };
    const touch = this.table.choice.button(() => (marked ? draft.remove(colour) : draft.add(colour)), label);
    return { ...touch, ...thing, "data-glow": marked ? "picked" : can ? "can" : "none", "aria-pressed": marked };
  }
}

/** The improvements of a column by space; null where a space is free. */
export function spaces(column: ColumnView): (string | null)[] {
  const [first = null, second = null] = column.low;
  return [first, second, column.third[0] ?? null];
}

/** Dice colours that a preview adds to (positive) or takes from (negative) some dice. */
export function diceDelta(ghost: Ghost | null, ...path: Path): { colour: string; delta: number }[] {
  if (!ghost) return [];
  return DICE.map((colour) => ({ colour, delta: ghost.delta(...path, colour) })).filter(({ delta }) => delta !== 0);
}
