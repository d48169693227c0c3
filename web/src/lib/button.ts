/** The big button, whatever the game: what stands or is held comes first, then what the game would have done. */
import type { BigButton, GameModule } from "./game";
import { t } from "./i18n/index.svelte";
import type { View } from "./messages";
import { changes, figures } from "./points";
import type { TableModel } from "./table.svelte";

export function bigButton(table: TableModel, module: GameModule, view: View): BigButton | null {
  const { choice, turn, ghost } = table;
  if (turn.standing) {
    const small = table.speaker.may(turn.standing.form);
    return { label: t("end_turn"), small, lit: true, off: !table.live, act: () => void turn.end() };
  }
  const offered = module.bigButton(table, view);
  const { held } = choice;
  if (offered && table.draft && table.planning.on) return { ...offered, label: t("plan_add") };
  // Who has begun to choose is not called away.
  if (!held) return offered && choice.picked.length ? { ...offered, lit: false } : offered;
  const button =
    offered?.action?.id === held.id
      ? offered
      : { label: t(table.planning.on ? "plan_add" : "confirm"), lit: true, action: held };
  const known = table.considering.action?.id === held.id ? ghost : null;
  const seat = table.seat ?? 0;
  const now = figures(table, module, view, seat);
  const by = known && changes(table, module, view, known, seat);
  const before = now.banked ?? now.ended;
  const points = (now.banked === null ? by?.ended : by?.banked) ?? 0;
  const ends = known?.endsTurn ? t("ends_turn") : "";
  const small = button.small || ends || (points ? t("becomes", { before, after: before + points }) : "");
  return { ...button, small };
}
