/** The board of every game that has none of its own: what the frame asks, answered from the view. */
import type { BigButton, Effect, GameModule } from "$lib/game";
import type { Ghost } from "$lib/ghost";
import { t } from "$lib/i18n/index.svelte";
import type { Change, GameInfo, View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import Grid from "~icons/lucide/layout-grid";
import Users from "~icons/lucide/users";
import Board from "./Board.svelte";
import { humane } from "./naming";
import { GameLexicon, Plain, placesOf, readingOf } from "./plain";
import { type Fact, isPerson, keyOf, momentsOf, type Track } from "./reading";

const MOST_EFFECTS = 6;

export function plainGame(info: GameInfo): GameModule {
  const lexicon = new GameLexicon(info);
  const plainOf = (table: TableModel, view: View) => new Plain(lexicon, table, view);

  /** What a change is about: whose, and what. */
  function labelOf(change: Change, view: View, me: number | null): string {
    const [, ...path] = change.path;
    const { seatsKey, titles } = readingOf(view, lexicon);
    const mine = path[0] === seatsKey && typeof path[1] === "number";
    const said = path
      .map((_, i) => titles.get(keyOf(path.slice(0, i + 1))))
      .filter((title) => title !== undefined)
      .slice(-2);
    const whose = mine && path[1] !== me ? `${view.players[path[1] as number] ?? ""}: ` : "";
    return whose + [...new Set(said)].join(", ");
  }

  function effects(ghost: Ghost, table: TableModel, view: View): Effect[] {
    const plain = plainOf(table, view);
    const { seatsKey } = plain.reading;
    const ofOthers = (change: Change) => change.path[1] === seatsKey && change.path[2] !== table.seat;
    const rows = new Map<string, Effect>();
    const changes = ghost.changes.filter((change) => change.path[0] === "table");
    for (const change of [...changes.filter((one) => !ofOthers(one)), ...changes.filter(ofOthers)]) {
      const label = labelOf(change, view, table.seat);
      const { before, after } = change;
      if (rows.has(label) || rows.size >= MOST_EFFECTS) continue;
      const key = String(change.path.at(-1));
      const counts = typeof before === "number" && typeof after === "number" && !isPerson(key, after, view.seats);
      if (counts) rows.set(label, { label, value: after - before, cost: after < before });
      else if (typeof after !== "object") rows.set(label, { label, value: plain.said(key, after) });
      else {
        const { comes, goes } = plain.news(change.path.slice(1));
        const value = [...comes.map((name) => `+ ${name}`), ...goes.map((name) => `− ${name}`)].slice(0, 2).join(", ");
        if (value) rows.set(label, { label, value });
      }
    }
    const points = table.seat === null ? 0 : ghost.banked(table.seat);
    const all = [...rows.values()].filter((row) => row.label !== t("plain-points"));
    return points ? [...all, { label: t("plain-points"), value: points }] : all;
  }

  function bigButton(table: TableModel, view: View): BigButton | null {
    if (table.seat === null || view.over) return null;
    const { main, choice } = plainOf(table, view);
    if (!main) return null;
    return { label: table.may(main), action: main, lit: choice.actions.length === 1 };
  }

  function asked(table: TableModel, view: View): string {
    const plain = plainOf(table, view);
    if (plain.choice.actions.length === 1) return plain.main ? table.may(plain.main) : "";
    const tray = plain.options.length > 0;
    if (!tray) return t("plain-ask_board");
    return plain.loose.length < plain.choice.open.length ? t("plain-ask") : t("plain-ask_tray");
  }

  function moment(view: View): string {
    return momentsOf(readingOf(view, lexicon).facts).map(momentOf).join(", ");
  }
  function momentOf(fact: Fact | Track): string {
    const { title: key, value } = fact;
    if (fact.shape === "track") return t("plain-of", { key, n: fact.value, most: fact.most });
    if (typeof value === "number") return `${key} ${value}`;
    return lexicon.nameOf(String(value)) ?? lexicon.wordOf(String(value)) ?? humane(String(value)).toLowerCase();
  }

  function seatLine(view: View, seat: number): string {
    const parts = readingOf(view, lexicon).panels[seat]?.parts ?? [];
    const told = parts.flatMap((part) => {
      if ((part.shape !== "fact" && part.shape !== "track") || typeof part.value !== "number" || part.value === 0)
        return [];
      return [`${part.title} ${part.value}`];
    });
    return told.slice(0, 3).join(" · ");
  }

  return {
    Board,
    get panels() {
      return [
        { id: "table", label: t("plain-panel_table"), icon: Grid },
        { id: "seats", label: t("plain-panel_seats"), icon: Users },
      ];
    },
    moment,
    asked,
    seatLine,
    effects,
    bigButton,
    parts(view, seat) {
      const parts = Object.entries(view.parts?.[seat] ?? {});
      return parts.map(([name, value]) => ({
        label: lexicon.titleOf(name) ?? lexicon.nameOf(name) ?? humane(name),
        value,
      }));
    },
    panelsOf: (action, view) => [
      ...new Set(
        [...placesOf(view, null, lexicon, [action]).keys()].map((way) =>
          way.split(".")[0] === readingOf(view, lexicon).seatsKey ? "seats" : "table",
        ),
      ),
    ],
    panelFor(view, seat) {
      const { seatsKey } = readingOf(view, lexicon);
      const ways = [...placesOf(view, seat, lexicon, view.actions).keys()];
      if (ways.length === 0) return null;
      return ways.some((way) => way.split(".")[0] !== seatsKey) ? "table" : "seats";
    },
  };
}
