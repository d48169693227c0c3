/** What the parts of the sheet share: the sheet in front, what is printed, and what may be done with it. */
import type { Choice } from "$lib/choice.svelte";
import { Draft, type DraftRules } from "$lib/draft.svelte";
import { explain } from "$lib/explain";
import type { Ghost } from "$lib/ghost";
import { boxed, type Key, language, levelName, nameOf, t, type Values } from "$lib/i18n/index.svelte";
import type { Form, View } from "$lib/messages";
import { capital } from "$lib/speaking";
import type { TableModel } from "$lib/table.svelte";
import {
  type BakeAndSale,
  type Bread,
  type Printed,
  type Sheet,
  type Shop,
  SUPPLIES,
  type Supply,
  tableOf,
} from "./types";

type Visit = "market" | "market_swapped" | "local" | "volunteer";

export class Bench {
  readonly #table: () => TableModel;
  readonly #view: () => View;

  constructor(table: () => TableModel, view: () => View) {
    this.#table = table;
    this.#view = view;
  }

  get table(): TableModel {
    return this.#table();
  }
  /** What is written in ink: pencil is drawn over it as ghosts. */
  readonly view = $derived.by<View>(() =>
    this.table.planning.view ? (this.table.inked ?? this.#view()) : this.#view(),
  );
  get state(): BakeAndSale {
    return tableOf(this.view);
  }
  get printed(): Printed {
    return this.table.components as unknown as Printed;
  }
  readonly seat = $derived.by(() =>
    Math.min(this.table.lookedAt ?? this.table.theatre.acting ?? this.table.focus, this.state.sheets.length - 1),
  );
  readonly sheet = $derived.by(() => this.state.sheets[this.seat] as Sheet);
  /** The sheet with what is pencilled in: what may be done next goes by it. */
  readonly planned = $derived.by(() => tableOf(this.#view()).sheets[this.seat] as Sheet);
  get choice(): Choice {
    return this.table.choice;
  }

  /** Whether the sheet in front is the one that may be written on. */
  get mine(): boolean {
    return this.seat === this.table.seat;
  }

  /** What is being thought of, if it is about the sheet in front. */
  readonly ghost = $derived.by<Ghost | null>(() => {
    if (!this.mine) return null;
    const next = this.draft?.ghost ?? this.table.ghost;
    return this.table.planning.ghost?.followedBy(next) ?? next;
  });
  /** The value of a field of the sheet afterwards, if something is being thought of. */
  after<T>(now: T, ...path: (string | number)[]): T {
    return this.ghost?.after(now, "sheets", this.seat, ...path) ?? now;
  }
  delta(...path: (string | number)[]): number {
    return this.ghost?.delta("sheets", this.seat, ...path) ?? 0;
  }

  supply(supply: Supply): string {
    return capital(nameOf(`supplies.${supply}`, this.printed.supplies[supply]));
  }
  bread(bread: Bread): string {
    return capital(nameOf(`breads.${bread}`, this.printed.breads[bread].name));
  }
  /** As it stands on its card, where there is little room. */
  shortBread(bread: Bread): string {
    return language.renamed[`bread-${bread}`] ?? language.about(`breads.${bread}`, "short", this.bread(bread));
  }
  shop(shop: Shop): string {
    return capital(nameOf(`buildings.${shop.id}`, this.printed.buildings[shop.id]?.name ?? shop.id));
  }
  get dayName(): string {
    return t(`bs-day${this.state.day}` as "bs-day1");
  }

  /** What stands beside the awards: their money, or alone how far it is to the next level. */
  get aim(): string {
    if (this.state.sheets.length > 1) return t("bs-awards_words", { n: this.printed.awards.money });
    const { total } = this.sheet.money;
    const next = Object.entries(this.printed.levels).find(([, money]) => money > total);
    return next ? t("bs-level_next", { n: next[1] - total, level: levelName(next[0]) }) : t("bs-level_top");
  }

  // --- What things are

  /** A thing of the sheet by its name, and what it means, with the numbers of this box. */
  about(name: string, key: Key, values: Values = {}): ReturnType<typeof explain> {
    return explain(name, this.tells(key, values));
  }
  tells(key: Key, values: Values = {}): string {
    return boxed(this.printed, key, values);
  }
  /** Amounts of supplies and loaves as one reads them: "1 yeast and 2 Baguettes". */
  things(supplies: Partial<Record<Supply, number>> = {}, loaves: Partial<Record<Bread, number>> = {}): string {
    const asked: Form[] = [
      ...Object.entries(supplies).map(([supply, n]) => ({ form: "some", n, supply })),
      ...Object.entries(loaves).map(([bread, n]) => ({ form: "loaf", n, bread })),
    ];
    return language.phrases.list(asked.map((one) => this.table.speaker.phrase(one)));
  }

  // --- Marks that are confirmed together

  get draft(): Draft | null {
    return this.table.draft;
  }

  canVisit(visit: Visit): boolean {
    const free = this.mine && this.draft === null && this.choice.picked.length === 0;
    return free && this.choice.find(visit.toUpperCase()) !== null;
  }

  /** Whether supplies are marked now, one row or another: in a draft, or in a visit that was begun from a list. */
  get marks(): boolean {
    const asked = ["TAKE", "DISCARD"].some((kind) => this.choice.find(kind) !== null);
    return this.draft !== null || (this.mine && asked);
  }

  /** The visit that could bring a supply now; null where no die gives it, or no space or hour is left. */
  #visitFor(supply: Supply): Visit | null {
    const { offered, offered_swapped } = this.planned;
    if (this.canVisit("market") && offered.includes(supply)) return "market";
    return this.canVisit("market_swapped") && offered_swapped.includes(supply) ? "market_swapped" : null;
  }

  /** Why the market has nothing of a supply, from the rules. */
  async #tellWhyNot(supply: Supply): Promise<void> {
    const { values: _, ...visit } = this.#rules("market");
    const told = await this.table.plan([], [[visit.begin ?? "", visit.mark(supply)]]).catch(() => null);
    this.table.considering.tellWhy(told?.others[0] ?? null);
  }

  begin(visit: Visit, first: Supply | null = null): void {
    this.choice.clear();
    this.table.draft = new Draft(visit, this.#rules(visit), this.table, first === null ? [] : [first]);
  }

  #rules(visit: Visit): DraftRules {
    const { buildings } = this.printed;
    const take = (supply: string) => `take ${supply}`;
    switch (visit) {
      case "local":
        return {
          begin: "local",
          mark: take,
          values: SUPPLIES,
          end: null,
          count: buildings.local_supplier?.supplies ?? 0,
        };
      case "volunteer": {
        const give = (supply: string) => `discard ${supply}`;
        return {
          begin: "volunteer",
          mark: give,
          values: SUPPLIES,
          end: null,
          count: buildings.voluntary_agency?.supplies ?? 0,
        };
      }
      default:
        return {
          begin: visit,
          mark: take,
          values: SUPPLIES,
          end: "market_done",
          isOpen: (ghost) => this.#isAtMarket(ghost),
        };
    }
  }

  #isAtMarket(ghost: Ghost): boolean {
    return ghost.after<string>(this.sheet.phase, "sheets", this.seat, "phase") === "MARKET";
  }

  /** What a row of the market is for at this moment: to mark, to take, to give away, or to begin a visit. */
  row(supply: Supply): Record<string, unknown> {
    const { choice, draft } = this;
    const label = this.supply(supply);
    const thing = `supply:${supply}`;
    if (!this.mine) return { role: "img", "aria-label": label, "data-thing": thing };
    if (draft) {
      const shared = { "data-thing": thing };
      // Whoever is quicker than the rules may touch, but only what is possible glows.
      if (draft.can(supply) || draft.asking)
        return {
          ...choice.button(() => draft.add(supply), label),
          ...shared,
          "data-glow": draft.can(supply) ? "can" : "none",
        };
      const why = this.#refused(() => this.table.considering.tellWhy(draft.why(supply)));
      return { ...shared, ...why, role: "img", "aria-label": label, "data-glow": "none" };
    }
    for (const kind of ["TAKE", "DISCARD"]) {
      if (choice.can(`kind:${kind}`, thing)) return choice.thing(thing, { label, also: [`kind:${kind}`] });
    }
    const visit = this.#visitFor(supply);
    if (visit) {
      const begin = () => this.begin(visit, supply);
      return { ...choice.button(begin, `${t("bs-market_go")}: ${label}`), "data-thing": thing };
    }
    if (this.canVisit("market"))
      return {
        "data-thing": thing,
        "data-glow": "none",
        role: "img",
        "aria-label": label,
        ...this.#refused(() => void this.#tellWhyNot(supply)),
      };
    return choice.thing(thing, { label, also: ["kind:TAKE"], why: "market" });
  }

  /** The Retail Store, while there is no order to hand over: what each lacks, the orders say themselves. */
  closedStore(label: string): Record<string, unknown> {
    const why = this.#refused(() => this.table.considering.sayWhy(t("bs-no_order")));
    return { "data-thing": "kind:RETAIL", "data-glow": "none", role: "img", "aria-label": label, ...why };
  }

  #refused(tell: () => void): Record<string, unknown> {
    return this.choice.tells(tell, () => this.table.considering.tellWhy(null));
  }

  /** Turn the colours of the dice round, before a visit. */
  swap(): void {
    const swapped = this.draft?.name === "market_swapped";
    this.begin(swapped ? "market" : "market_swapped");
  }
}
