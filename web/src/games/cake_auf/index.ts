import type { BigButton, GameModule } from "$lib/game";
import { boxed, t } from "$lib/i18n/index.svelte";
import type { View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import Layers from "~icons/lucide/layers";
import Percent from "~icons/lucide/percent";
import Utensils from "~icons/lucide/utensils";
import Board from "./Board.svelte";
import { discards } from "./discards.svelte";
import Made from "./Made.svelte";
import { picture } from "./pictures";
import { staging } from "./staging";
import { effects } from "./thoughts";
import { doing, isMine, question, stopCooking } from "./touch";
import { tableOf } from "./types";

function bigButton(table: TableModel, view: View): BigButton | null {
  if (table.seat === null || view.over) return null;
  const { choice } = table;
  const { phase } = tableOf(view);
  if (!isMine(table, view)) return { label: doing(view), off: true };
  const { held } = choice;
  if (held) {
    const helped = tableOf(view).players.find(
      (player) => player.seat !== table.seat && (table.ghost?.points(player.seat) ?? 0) > 0,
    );
    const small = helped ? t("ca-helps", { name: view.players[helped.seat] ?? "" }) : "";
    const slips: Record<string, string> = { DONE: t("ca-done"), KEEP: t("ca-keep"), DECLINE: t("ca-decline") };
    const label = slips[held.kind] ?? t(`ca-do-${held.kind}` as "ca-do-PLACE");
    return { label, small, lit: true, action: held };
  }
  switch (phase) {
    case "play": {
      const playable = choice.actions.some((action) => action.kind !== "MULLIGAN" && action.kind !== "DONE");
      const off = choice.find("DONE") === null;
      return { label: t("ca-done"), lit: !playable && !off, off, act: () => stopCooking(table) };
    }
    case "discard": {
      const n = discards.marked(table).length;
      const off = n === 0 && choice.find("END") === null;
      const small = n ? `−${n}` : "";
      return { label: t("ca-end"), small, lit: !off, off, act: () => void discards.confirm(table) };
    }
    case "picky_take":
      return { label: t("ca-decline"), action: choice.find("DECLINE") };
    case "keep":
      return { label: t("ca-keep"), lit: true, action: choice.find("KEEP") };
    default:
      return { label: t("ca-do-GIVE"), off: true };
  }
}

function seatLine(view: View, seat: number): string {
  const player = tableOf(view).players[seat];
  return player ? t("ca-cards", { n: player.hand_size }) : "";
}

const MENTIONED =
  "flour sugar eggs butter milk chocolate fruit nuts rice power_outage fire_alarm power_restored fire_extinguisher picky_eater freezer_burn mulligan overnight tiramisu churros pavlova baklava mochi sachertorte gelato mooncake bingsu alfajores arroz_con_leche brigadeiro kulfi macaron malva_pudding mango_sticky_rice nanaimo_bar pastel_de_nata risalamande tres_leches apple_pie";

export const game: GameModule = {
  rulePictures: Object.fromEntries(MENTIONED.split(" ").map((name) => [name.replaceAll("_", " "), picture(name)])),
  Board,
  get panels() {
    return [
      { id: "table", label: t("ca-panel_table"), icon: Utensils },
      { id: "piles", label: t("ca-panel_piles"), icon: Layers },
      { id: "counts", label: t("ca-panel_counts"), icon: Percent },
    ];
  },
  moment: (view) => t("ca-round", { n: tableOf(view).round, all: tableOf(view).rounds }),
  asked: question,
  panelsOf: () => ["table"],
  explains: ({ components }) => ({
    moment: boxed(components, "ca-about-round"),
    points: boxed(components, "glossary-point"),
    line: t("ca-about-hand"),
  }),
  seatLine,
  effects,
  bigButton,
  parts: (view, seat) => {
    const { players, rounds } = tableOf(view);
    const finished = players[seat]?.finished ?? [];
    return Array.from({ length: rounds }, (_, place) => ({
      label: t("ca-part", { n: place + 1 }),
      value: finished.filter((one) => one.round === place + 1).length,
    }));
  },
  Made,
  rule: () => "point",
  named: ({ round, rounds }) => t("ca-round", { n: Number(round), all: Number(rounds) }),
  panelFor: (view, seat) => (view.awaited.includes(seat) ? "table" : null),
  staging,
};
