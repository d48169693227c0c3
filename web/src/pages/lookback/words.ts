/** What is said of moments and moves: names, and how much something is worth, in the words of the page. */
import type { GameModule } from "$lib/game";
import { t } from "$lib/i18n/index.svelte";
import type { LookBack } from "$lib/lookback.svelte";
import { DECIMALS, figure, roundAt } from "$lib/looking";
import type { AnalysedStep, Analysis, Decision, Weighed } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";

/** Somebody, as sentences need it: their name, and whether it is oneself. */
export const whoIs = (table: TableModel, seat: number): { name: string; is: string } => ({
  name: table.info?.seats[seat]?.name ?? "",
  is: table.you?.seats.length === 1 && table.you.seats[0] === seat ? "you" : "other",
});

/** The day or the round of a step by its name. */
export function roundName(table: TableModel, module: GameModule, look: LookBack, step: number): string {
  const round = roundAt(look.rounds, step);
  if (!round) return "";
  if (!round.heading) return t("look_part", { n: round.mark });
  return module.named?.(round.heading) || table.speaker.phrase(round.heading);
}

/** What a move promises, in the unit of the analysis. */
export const worthOf = ({ unit }: Analysis, { worth, error }: Weighed): string =>
  t(error ? `look_worth_${unit}` : `look_worths_${unit}`, {
    worth: figure(worth, DECIMALS[unit]),
    error: figure(error, DECIMALS[unit]),
  });

/** How much better something is, and how far off that may be: "+9 ± 2 points". */
export const gainSaid = (unit: Analysis["unit"], gain: number, error: number): string =>
  t(error ? `look_gain_${unit}` : `look_gains_${unit}`, {
    gain: figure(gain, DECIMALS[unit], true),
    error: figure(error, DECIMALS[unit]),
  });

/** How far off it may be how much better the best move would have been. */
const errorOf = (decision: Decision): number =>
  Math.hypot(...[decision.best, decision.played].map((action) => weighed(decision, action)?.error ?? 0));

/** How much better the best move would have been. */
export const gainOf = ({ unit }: Analysis, decision: Decision): string =>
  gainSaid(unit, Math.abs(decision.loss_worth), errorOf(decision));

/** The same where there is little room: "+9 ± 2"; of a chance with its sign, beside which other numbers are points. */
export const gainInShort = (analysis: Analysis, decision: Decision): string => {
  const { unit } = analysis;
  if (unit === "chance") return gainOf(analysis, decision);
  const gain = figure(Math.abs(decision.loss_worth), DECIMALS[unit], true);
  const error = errorOf(decision);
  return error ? t("look_gain_short", { gain, error: figure(error, DECIMALS[unit]) }) : gain;
};

export const weighed = (decision: Decision, action: number): Weighed | undefined =>
  decision.considered.find((one) => one.action === action);

/** What is said of a decision: what was played, what would have been better, and why. */
export interface Moves {
  played: string;
  better: string;
  reason: string;
}

export function movesOf(table: TableModel, step: AnalysedStep | undefined): Moves {
  const decision = step?.decision;
  if (!decision) return { played: "", better: "", reason: "" };
  const words = (action: number) => {
    const found = weighed(decision, action);
    return found ? table.may(found) : "";
  };
  const reason = decision.reason ? table.speaker.phrase(decision.reason) : "";
  return { played: words(decision.played), better: words(decision.best), reason };
}
