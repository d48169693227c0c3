import type { BigButton, Effect, GameModule } from "$lib/game";
import type { Ghost } from "$lib/ghost";
import { type Key, signed, t } from "$lib/i18n/index.svelte";
import type { View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import Cake from "~icons/lucide/cake";
import Dice from "~icons/lucide/dice-5";
import City from "~icons/lucide/map";
import Trophy from "~icons/lucide/trophy";
import Board from "./Board.svelte";
import Made from "./Made.svelte";
import { baseName, frostingName } from "./names";
import { staging } from "./staging";
import "./pictures";
import { COLUMN_NUMBERS, COLUMNS, type PlayerView, printedFor, reachOf, total, townOf, turnOf } from "./view";

const PARTS = ["sales", "objectives", "other"] as const;
const playerOf = (view: View, seat: number): PlayerView => townOf(view).players[seat] as PlayerView;
const columnName = (number: number) => t(`ce-column-${COLUMNS[number - 1]}` as Key);

// --- What is asked, in words

function asked(table: TableModel, view: View): string {
  const town = townOf(view);
  const { draft, choice } = table;
  if (draft && town.phase !== "surplus") {
    const column = Number(draft.name.split(" ").at(-1));
    return t("ce-ask-wake", { n: draft.marks.length, column: columnName(column) });
  }
  if (choice.picked.some((thing) => thing.startsWith("kind:REST_"))) return t("ce-ask-wake_where");
  if (choice.picked.some((thing) => thing.startsWith("base:") || thing.startsWith("frosting:")))
    return t("ce-ask-assemble");
  switch (town.phase) {
    case "step":
      return stepAsked(choice.picked, town.steps[0] ?? "");
    case "act":
      return choice.find("LEVEL")
        ? t("ce-ask-level", { column: columnName(town.activation.column ?? 1), n: town.activation.level })
        : t("ce-ask-finish");
    case "surplus":
      return t("ce-ask-surplus", { n: town.roll.must_rest });
    default:
      return t(`ce-ask-${town.phase}` as Key);
  }
}

function stepAsked(picked: string[], step: string): string {
  if (step === "improvement" && picked.some((thing) => thing.startsWith("type:"))) return t("ce-ask-improvement_where");
  if (step === "improvement" && picked.some((thing) => thing.startsWith("column:")))
    return t("ce-ask-improvement_which");
  const n = reachOf(step);
  return n !== null && n > 1 ? t("ce-ask-sell", { n }) : t(`ce-ask-${step}` as Key);
}

// --- What an action would do

function effects(ghost: Ghost, table: TableModel, view: View): Effect[] {
  const rows: Effect[] = [];
  const seat = table.seat ?? 0;
  const player = playerOf(view, seat);
  const path = (...rest: (string | number)[]) => ["players", seat, ...rest];
  const add = (label: string, value: number) => {
    if (value) rows.push({ label, value });
  };
  for (const base of Object.keys(player.bases)) add(baseName(base), Math.max(0, ghost.delta(...path("bases", base))));
  for (const frosting of Object.keys(player.frostings))
    add(frostingName(frosting), Math.max(0, ghost.delta(...path("frostings", frosting))));
  for (const field of ["production", "sales", "income"] as const) add(t(`ce-${field}`), ghost.delta(...path(field)));
  for (const field of ["ideas", "marker"] as const) {
    const change = ghost.delta(...path(field));
    if (field === "ideas") add(t("ce-ideas"), change);
    else if (change) rows.push({ label: t("ce-effect-marker"), value: "✓" });
  }
  for (const number of COLUMN_NUMBERS) {
    const level = ghost.at(...path("columns", number - 1, "level"));
    if (level && townOf(view).activation.column !== number)
      rows.push({
        label: t("ce-effect-level", { column: columnName(number) }),
        value: `${level.before} → ${level.after}`,
      });
  }
  const rest = Object.keys(player.rest).reduce((sum, colour) => sum + ghost.delta(...path("rest", colour)), 0);
  add(t("ce-effect-resting"), rest);
  townOf(view).objectives.forEach((goal, place) => {
    if (ghost.at("objectives", place, "done", seat))
      rows.push({ label: t(`ce-goal-${goal.id}` as Key, { a: goal.need[0], b: goal.need[1] }), value: "✓" });
  });
  for (const rival of townOf(view).players)
    if (rival.seat !== seat) {
      const lost = ghost.delta("players", rival.seat, "sales");
      if (lost) rows.push({ label: t("ce-effect-rival_sales", { name: view.players[rival.seat] ?? "" }), value: lost });
    }
  const earns = ghost.at(...path("earns"));
  if (earns) rows.push({ label: t("ce-income_a_turn"), value: `${earns.before} → ${earns.after}` });
  return rows;
}

// --- The one thing to do

function bigButton(table: TableModel, view: View): BigButton | null {
  if (table.seat === null || view.over) return null;
  const { choice, draft } = table;
  const town = townOf(view);
  if (draft) {
    const does = draft.name === "surplus" ? "ce-button-let_rest" : "ce-button-wake";
    return {
      label: t(does, { n: draft.marks.length }),
      small: spent(draft.ghost, table.seat),
      lit: draft.ready,
      off: !draft.ready || draft.busy,
      act: () => void table.confirmDraft(),
    };
  }
  for (const [kind, key] of DONE) {
    const action = choice.find(kind);
    if (action) return { label: t(key), lit: kind !== "DECLINE", action };
  }
  const finish = choice.find("FINISH");
  if (turnOf(town) !== table.seat || town.phase.startsWith("setup")) return null;
  const { column } = town.activation;
  // In the middle of a special action nothing says whether the dice were rolled before it.
  if (column === null && town.phase !== "turn") return null;
  const dice = column === null ? 0 : total(playerOf(view, table.seat).columns[column - 1]?.dice ?? {});
  const left = finish?.leaves ? table.speaker.phrase(finish.leaves) : "";
  const small = finish ? left || expected(table, view) || t("ce-rolls", { n: dice }) : "";
  return { label: t("ce-button-finish"), small, lit: finish !== null, off: finish === null, action: finish };
}

const DONE = [
  ["END_TURN", "ce-button-end_turn"],
  ["ROLL", "ce-button-roll"],
  ["REST_DONE", "ce-button-rest_done"],
  ["MOVE_DONE", "ce-button-move_done"],
  ["DECLINE", "ce-button-decline"],
] as const;

function spent(ghost: Ghost | null, seat: number): string {
  const income = ghost?.delta("players", seat, "income") ?? 0;
  return income ? t("ce-ghost_income", { n: signed(income) }) : "";
}

/** What the income brings beside the roll. */
function expected(table: TableModel, view: View): string {
  const seat = table.seat ?? 0;
  const paid = townOf(view).objectives.some((goal) => goal.met[seat] && !goal.done[seat]);
  return paid ? t("ce-warn-objective", { n: printedFor(table).gains.objective }) : "";
}

// --- The phone

const IN_TOWN = ["sell", "outlet", "bakery", "from"];
const panelFor = (view: View, seat: number): string | null => {
  const town = townOf(view);
  if (!view.awaited.includes(seat)) return null;
  const step = town.steps[0] ?? "";
  switch (town.phase) {
    case "step":
      return IN_TOWN.some((start) => step.startsWith(start)) ? "city" : "kitchen";
    case "setup_recipe":
      return "kitchen";
    case "act":
      return town.activation.action_done ? null : "board";
    default:
      return "board";
  }
};

/** Where things are done; what is not here can be done anywhere. */
const PANELS: Record<string, string[]> = {
  city: ["OUTLET", "MOVE_OUTLET_FROM", "SELL", "BAKERY"],
  kitchen: ["TAKE_BASE", "TAKE_FROSTING", "HIRE", "PLACE_IMP", "ASSEMBLE", "START_RECIPE"],
  board:
    "ACTIVATE LEVEL IMPROVE REST_IDEA REST_PAY REST_DIE SP_IMP SP_MOVE SP_BUY SP_PAYMOVE PICK_DIE DIE_TO SURPLUS".split(
      " ",
    ),
};

export const game: GameModule = {
  rulePictures: {
    bases: "bowl",
    frostings: "iceCream",
    outlets: "store",
    sell: "bags",
    staff: "cook",
    "bright idea": "bulb",
    "bright ideas": "bulb",
    "rest area": "umbrella",
    objectives: "trophy",
  },
  Board,
  get panels() {
    return [
      { id: "city", label: t("ce-city"), icon: City },
      { id: "board", label: t("ce-board"), icon: Dice },
      { id: "kitchen", label: t("ce-kitchen"), icon: Cake },
      { id: "goals", label: t("ce-goals"), icon: Trophy },
    ];
  },
  moment: (view) => {
    const { round, target, last_round } = townOf(view);
    return last_round ? t("ce-last_round", { n: round }) : t("ce-moment_target", { n: round, target });
  },
  asked,
  panelsOf: ({ kind }) => Object.keys(PANELS).filter((panel) => PANELS[panel]?.includes(kind)),
  explains: (_, view) => ({
    moment: t("ce-rule-loop", { n: townOf(view).target }),
    points: t("glossary-income"),
    line: `${t("glossary-production")} ${t("glossary-sales")}`,
  }),
  seatLine: (view, seat) => {
    const { production, sales } = playerOf(view, seat);
    return t("ce-seat_line", { production, sales });
  },
  effects,
  bigButton,
  parts: (view, seat) =>
    PARTS.map((part) => ({ label: t(`ce-part-${part}`), value: playerOf(view, seat).score[part] ?? 0 })),
  honours: (_, view) => ({
    title: t("ce-served"),
    list: townOf(view).players.map(({ seat, served }) => ({
      picture: "bags",
      label: t("ce-served_of", { n: total(served) }),
      seats: [seat],
    })),
  }),
  Made,
  rule: () => "income",
  named: ({ n }) => (typeof n === "number" ? t("ce-moment", { n }) : ""),
  panelFor,
  staging,
};
