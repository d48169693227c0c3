import type { BigButton, Effect, GameModule, Honour } from "$lib/game";
import type { Ghost } from "$lib/ghost";
import { boxed, type Key, nameOf, t, type Values } from "$lib/i18n/index.svelte";
import type { Form, View } from "$lib/messages";
import { settings } from "$lib/settings.svelte";
import { capital } from "$lib/speaking";
import type { TableModel } from "$lib/table.svelte";
import Croissant from "~icons/lucide/croissant";
import Pin from "~icons/lucide/pin";
import Basket from "~icons/lucide/shopping-basket";
import Store from "~icons/lucide/store";
import Board from "./Board.svelte";
import Made from "./Made.svelte";
import "./pictures";
import { staging } from "./staging";
import { AWARD_PICTURE, type Award, BREADS, PARTS, type Printed, SHOPS, type Sheet, SUPPLIES, tableOf } from "./types";

/** What others can still take is told apart. */
const BANKED = PARTS.filter((part) => part !== "awards");
const dayName = (day: number) => t(`bs-day${day}` as "bs-day1");

function asked(table: TableModel, view: View): string {
  const sheet = sheetOf(view, table.seat ?? 0);
  if (table.draft) {
    const most = table.draft.rules.count ?? sheet.business;
    const key = { local: "bs-at_local", volunteer: "bs-at_volunteer" }[table.draft.name] ?? "bs-at_market";
    return t(key as "bs-at_local", { n: table.draft.marks.length, most });
  }
  const marked = (building: string) => {
    const most = (table.components as unknown as Printed).buildings[building]?.supplies ?? sheet.left;
    return { n: most - sheet.left, most };
  };
  switch (sheet.phase) {
    // A visit that was begun from a list of actions is marked one by one.
    case "MARKET":
      return t("bs-at_market", { n: sum(Object.values(sheet.taken)), most: sheet.business });
    case "LOCAL":
      return t("bs-at_local", marked("local_supplier"));
    case "VOLUNTEER":
      return t("bs-at_volunteer", marked("voluntary_agency"));
    case "STAR":
      return t("bs-star_asked");
    case "PIN":
      return t("bs-pin_asked");
    case "FAME":
      return t("bs-fame_asked");
    default:
      return sheet.hours ? t("bs-to_spend", { n: sheet.hours }) : t("bs-spent", { day: dayName(tableOf(view).day) });
  }
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
const sheetOf = (view: View, seat: number): Sheet => tableOf(view).sheets[seat] as Sheet;

function seatLine(view: View, seat: number): string {
  const sheet = sheetOf(view, seat);
  if (sheet.phase === "DONE") return t("bs-day_ended");
  return t(settings.phone ? "bs-hours_short" : "bs-hours_left", { n: sheet.hours });
}

function effects(ghost: Ghost, table: TableModel, view: View): Effect[] {
  const seat = table.seat ?? 0;
  const printed = table.components as unknown as Printed;
  const path = (...rest: (string | number)[]) => ["sheets", seat, ...rest];
  const rows: Effect[] = [];
  const add = (label: string, delta: number, cost = false) => {
    if (delta) rows.push({ label, value: delta, cost });
  };
  for (const part of view.seats > 1 ? BANKED : PARTS) add(t(`bs-part-${part}`), ghost.delta(...path("money", part)));
  // A phone has room for a few: what comes of entering a section, before the supplies that enter it.
  for (const key of ["due_stars", "due_pins", "fame", "agency_fame", "business"] as const)
    add(t(`bs-effect-${key}`), Math.max(0, ghost.delta(...path(key))));
  // What is used up is crossed out on the sheet; here stands what comes in.
  for (const supply of SUPPLIES)
    add(
      capital(nameOf(`supplies.${supply}`, printed.supplies[supply])),
      Math.max(0, ghost.delta(...path("have", supply))),
    );
  for (const bread of BREADS) {
    const name = capital(nameOf(`breads.${bread}`, printed.breads[bread].name));
    add(t("bs-effect-loaves", { bread: name }), ghost.delta(...path("loaves", bread)));
    add(t("bs-effect-star", { bread: name }), ghost.delta(...path("stars", bread)));
    add(t("bs-effect-pin", { bread: name }), ghost.delta(...path("pins", bread)));
  }
  for (const key of ["agency", "friendly", "stock_room"] as const)
    if (ghost.at(...path(key))) rows.push({ label: t(`bs-effect-${key}`), value: "✓" });
  add(t("bs-effect-hours"), ghost.delta(...path("hours")), true);
  const points = ghost.banked(seat);
  if (points) {
    const before = view.banked[seat] ?? 0;
    rows.push({ label: t("bs-effect-money", { before }), value: String(before + points), sum: true });
  }
  return rows;
}

function bigButton(table: TableModel, view: View): BigButton | null {
  if (table.seat === null || view.over) return null;
  const { draft, choice } = table;
  const sheet = sheetOf(view, table.seat);
  if (draft) {
    const hours = -(draft.ghost?.delta("sheets", table.seat, "hours") ?? 0);
    const label = { local: t("bs-take_them"), volunteer: t("bs-give_them") }[draft.name] ?? t("bs-pay_and_leave");
    const small = hours > 0 ? `−${hours} h` : "";
    return {
      label,
      small,
      lit: draft.ready,
      off: !draft.ready || draft.busy || draft.asking,
      act: () => void table.confirmDraft(),
    };
  }
  const leave = choice.find("MARKET_DONE");
  if (leave || sheet.phase === "MARKET")
    return { label: t("bs-pay_and_leave"), lit: leave !== null, action: leave, off: leave === null };
  const end = choice.find("END_DAY");
  const label = t("bs-end_day", { day: dayName(tableOf(view).day) });
  const small = sheet.hours > 0 ? t("bs-unspent", { n: sheet.hours }) : "";
  return {
    label,
    small,
    lit: end !== null && (sheet.hours === 0 || choice.actions.length === 1),
    action: end,
    off: end === null,
  };
}

/** Who won which award, and the money that it brought, as the last line of the match tells it. */
function honours(table: TableModel, view: View): { title: string; list: Honour[] } {
  const told = table.lines.flatMap((line) => line.forms).filter((form) => form.form === "awards");
  const list = told.flatMap(({ who, awards, money }) => {
    const seats = [who].flat() as number[];
    const each = Number(money) / (awards as Form[]).length;
    return (awards as Form[]).map(({ award }) => ({
      picture: AWARD_PICTURE[award as Award],
      label: `${t(`bs-award-${award as Award}`)}, ${sheetOf(view, seats[0] ?? 0).awards[award as Award]}`,
      seats,
      worth: seats.length > 1 ? t("bs-award_each", { n: each }) : `${each}`,
    }));
  });
  return { title: t("bs-awards"), list };
}

const panelFor = (view: View, seat: number, marking = false): string | null => {
  const phase = sheetOf(view, seat).phase;
  if (marking || phase === "MARKET" || phase === "LOCAL" || phase === "VOLUNTEER") return "market";
  return phase === "STAR" || phase === "PIN" ? "bakery" : phase === "FAME" ? "shops" : null;
};

/** Where things are done; what is not here can be done anywhere. */
const PANEL_OF: Record<string, string> = {
  ...Object.fromEntries(["MARKET", "MARKET_SWAPPED", "TAKE", "DISCARD"].map((kind) => [kind, "market"])),
  ...Object.fromEntries(["PRODUCE", "STAR", "PIN"].map((kind) => [kind, "bakery"])),
  ...Object.fromEntries(SHOPS.map(({ kind }) => [kind, "shops"])),
  FAME_TRACK: "shops",
  FAME_AGENCY: "shops",
  RETAIL: "orders",
};

export const game: GameModule = {
  rulePictures: {
    hourglass: "hg",
    hourglasses: "hg",
    baguette: "baguette",
    ciabatta: "ciabatta",
    focaccia: "focaccia",
    brioche: "brioche",
    sourdough: "sourdough",
    special: "special",
    "high-gluten flour": "flourHG",
    "all-purpose flour": "flourAP",
    yeast: "yeast",
    "olive oil": "oil",
    eggs: "eggs",
    butter: "butter",
    star: "star",
    stars: "star",
    pin: "pin",
    pins: "pin",
    fame: "thumb",
    money: "coin",
    award: "trophy",
    awards: "trophy",
    "retail store": "store",
    "local supplier": "truck",
    "bakery academy": "cap",
    "hiring agency": "helper",
    "voluntary agency": "heart",
    "marketing agency": "megaphone",
    supermarket: "cart",
    "stock room": "box",
    "bakery consulting": "briefcase",
    "baking network": "handshake",
  },
  Board,
  get panels() {
    return [
      { id: "market", label: t("bs-tab_market"), icon: Basket },
      { id: "bakery", label: t("bs-bakery"), icon: Croissant },
      { id: "shops", label: t("bs-shops"), icon: Store },
      { id: "orders", label: t("bs-orders"), icon: Pin },
    ];
  },
  moment: (view) => {
    const { day, days } = tableOf(view);
    return t("bs-moment", { day: dayName(day), n: day, days });
  },
  asked,
  explains: (table, view) => {
    const says = (key: Key, values: Values = {}) => boxed(table.components, key, values);
    return {
      moment: says("bs-about-moment", { days: tableOf(view).days }),
      points: says("glossary-money"),
      line: says("bs-about-hours"),
    };
  },
  seatLine,
  effects,
  bigButton,
  parts: (view, seat) => PARTS.map((part) => ({ label: t(`bs-part-${part}`), value: sheetOf(view, seat).money[part] })),
  honours,
  Made,
  rule: ({ players }) => (players.length > 1 ? "money" : "level"),
  mark: ({ day }) => (typeof day === "number" ? t(`bs-short${day}` as "bs-short1") : ""),
  named: ({ day }) => (typeof day === "number" ? dayName(day) : ""),
  panelFor,
  panelsOf: ({ kind }) => (PANEL_OF[kind] ? [PANEL_OF[kind]] : []),
  staging,
};
