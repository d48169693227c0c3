/** What a considered action would do, in the few words that stand on the board and in the note. */
import type { Effect } from "$lib/game";
import type { Ghost } from "$lib/ghost";
import { t } from "$lib/i18n/index.svelte";
import type { View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import { printedOf, recipeAt, recipeName } from "./model";
import { tableOf } from "./types";

export interface Consequence {
  recipe: string;
  words: string;
  bad: boolean;
}

/** The tag above the recipe that is thought of. */
export function consequence(table: TableModel, view: View): Consequence | null {
  const { seat } = table;
  const { ghost, action: considered } = table.considering;
  const id = considered?.parameters.recipe;
  if (!ghost || !considered || seat === null || id === undefined) return null;
  const found = recipeAt(tableOf(view), String(id));
  if (!found) return null;
  const { recipe } = found;
  const said = (words: string, bad = false) => ({ recipe: recipe.id, words, bad });
  const all = recipe.ingredients.length;
  switch (considered.kind) {
    case "PLACE":
      if (ghost.points(seat) > 0)
        return said(t("ca-finishes", { name: recipeName(printedOf(table), recipe.id), n: ghost.points(seat) }));
      return said(recipe.cards + 1 === all ? t("ca-full_waits") : t("ca-placed", { n: recipe.cards + 1, all }));
    case "OUTAGE":
    case "ALARM":
      return said(t("ca-blocks", { n: recipe.cards, all }));
    case "RESTORE":
    case "EXTINGUISH":
    case "GIVE": {
      const helped = tableOf(view).players.find((player) => player.seat !== seat && ghost.points(player.seat) > 0);
      if (helped) return said(t("ca-helps", { name: view.players[helped.seat] ?? "" }), true);
      if (ghost.points(seat) > 0) return said(t("ca-scores", { n: ghost.points(seat) }));
      return considered.kind === "GIVE" ? null : said(t("ca-lifts"));
    }
    default:
      return null;
  }
}

/** Rows of the note: points and cards in hand. */
export function effects(ghost: Ghost, { seat }: TableModel, view: View): Effect[] {
  const rows: Effect[] = [];
  const table = tableOf(view);
  if (seat === null) return rows;
  const nameOf = (place: number) => view.players[place] ?? "";
  for (const player of table.players) {
    const size = ghost.at("players", player.seat, "hand_size");
    const cards = size ? Number(size.after) - Number(size.before) : 0;
    if (cards !== 0 && player.seat !== seat)
      rows.push({ label: t("ca-effect-their_cards", { name: nameOf(player.seat) }), value: cards });
  }
  const mulligans = ghost.delta("players", seat, "mulligans_left");
  if (mulligans) rows.push({ label: t("ca-mulligans"), value: mulligans, cost: true });
  const round = ghost.at("round") ?? (ghost.at("phase")?.after === "over" ? ghost.at("phase") : undefined);
  if (round || ghost.at("phase")?.after === "keep")
    rows.push({ label: t("ca-effect-round"), value: t("ca-effect-ends") });
  for (const player of table.players) {
    const points = ghost.points(player.seat);
    if (points === 0) continue;
    const label =
      player.seat === seat ? t("ca-effect-points") : t("ca-effect-their_points", { name: nameOf(player.seat) });
    rows.push({ label, value: points, cost: player.seat !== seat });
  }
  return rows;
}
