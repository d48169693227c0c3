/** Bake the Cake!: what the frame asks. */
import type { BigButton, Effect, GameModule } from "$lib/game";
import type { Ghost } from "$lib/ghost";
import { boxed, t } from "$lib/i18n/index.svelte";
import type { View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import Cake from "~icons/lucide/cake";
import Notebook from "~icons/lucide/notebook-text";
import Store from "~icons/lucide/store";
import Utensils from "~icons/lucide/utensils";
import Board from "./Board.svelte";
import Finale from "./Finale.svelte";
import {
  type Baker,
  bakerName,
  type Colour,
  type Forecast,
  KINDS,
  kitchenOf,
  modeOf,
  type Part,
  Room,
} from "./kitchen";
import { staging } from "./staging";

function asked(table: TableModel, view: View): string {
  const room = new Room(table, view);
  const mode = modeOf(table.choice);
  const { held } = table.choice;
  if (held && room.ends(held)) return t(`btc-warn-${room.kitchen.ends_play[held.notation] ?? "contest"}`);
  // A choice of one is not asked.
  if (held?.kind === "ADD" && mode.name === "tool") return t("btc-ask_add", { title: room.title(mode.recipe) });
  if (room.kitchen.phase === "vote") return t("btc-ask_vote");
  if (mode.name === "part") return t("btc-ask_part", { title: room.title(mode.recipe) });
  if (mode.name === "tool") return t("btc-ask_tool", { title: room.title(mode.recipe) });
  if (mode.name === "plate") return t("btc-ask_plate", { kind: room.kind(mode.kind) });
  if (mode.name === "bite") return t("btc-ask_bite", { kind: room.kind(mode.kind) });
  if (room.mustEat) return t("btc-must_eat");
  return t(room.kitchen.thing === 1 ? "btc-ask_first" : "btc-ask_second");
}

function bigButton(table: TableModel, view: View): BigButton | null {
  const { held } = table.choice;
  const room = new Room(table, view);
  if (held) {
    const ends = room.kitchen.ends_play[held.notation];
    const small = ends ? t(`btc-warn-${ends}`) : undefined;
    return { label: heldLabel(room, held.kind, held.parameters), small, lit: true, action: held };
  }
  if (table.seat === null || view.over) return null;
  if (room.kitchen.phase === "vote") return null;
  const action = table.choice.find("END_TURN");
  const waits = !view.awaited.includes(table.seat);
  const small = waits || action ? undefined : t("btc-one_thing_first");
  return { label: t("btc-end_turn"), small, action, off: action === null };
}

function heldLabel(room: Room, kind: string, parameters: Record<string, string | number>): string {
  if (kind.startsWith("EAT_")) return t("btc-eat_it", { kind: room.kind(parameters.ingredient as never) });
  if (kind === "COMPLETE" && room.table.phone) return t("btc-move_it");
  if (kind === "COMPLETE") return t("btc-onto", { name: room.baker(parameters.tray as Colour) });
  if (kind === "BUY") return t("btc-buy_it");
  if (kind === "ADD") return t("btc-add_it");
  if (kind === "THROW") return t("btc-throw");
  if (kind === "VOTE") {
    const cake = room.kitchen.finished[parameters.cake === "first" ? 0 : 1];
    return t("btc-vote_for", { name: cake ? room.baker(cake) : "" });
  }
  return t("confirm");
}

/** What an action would do, as the rows of the note. */
function effects(ghost: Ghost, table: TableModel, view: View): Effect[] {
  const kitchen = kitchenOf(view);
  const name = (colour: Colour) => bakerName(view, colour, t(`btc-colour-${colour}`));
  const onCake = kitchen.bakers.flatMap((baker) => cakeEffects(ghost, baker, kitchen.bakers, name));
  const phase = ghost.at("phase")?.after;
  // At the end only the points matter; a phone has room for little, so it says first who wins.
  if (phase === "over")
    return table.phone ? [...endEffects(ghost, view), ...onCake] : [...onCake, ...endEffects(ghost, view)];
  const rows = [...onCake, ...assistantEffects(ghost, kitchen.bakers, name)];
  const bites = kitchen.bakers.find((baker) => ghost.at("bakers", baker.seat, "eaten"));
  if (bites) {
    const eaten = ghost.at("bakers", bites.seat, "eaten")?.after as Record<string, string>;
    rows.push({ label: t("btc-effect-kinds_left"), value: `${KINDS.length - Object.keys(eaten).length}` });
  }
  kitchen.recipes.forEach((recipe, i) => {
    const owner = ghost.at("recipes", i, "owner");
    const missing = ghost.at("recipes", i, "missing");
    if (owner?.before && owner.after) {
      rows.push({ label: t("btc-effect-passes_on"), value: name(owner.after as Colour) });
    }
    if (missing && missing.after !== recipe.slots.length) {
      rows.push({
        label: t("btc-effect-filled"),
        value: t("btc-filled_of", { n: recipe.slots.length - Number(missing.after), all: recipe.slots.length }),
      });
    }
    if (recipe.owner === null && owner?.after) rows.push({ label: t("btc-effect-yours"), value: "✓" });
  });
  if (phase === "vote") rows.push({ label: t("btc-effect-vote"), value: "✓" });
  return rows;
}

/** Assistants who go along or come home. */
function assistantEffects(ghost: Ghost, bakers: Baker[], name: (colour: Colour) => string): Effect[] {
  return bakers.flatMap(({ seat, colour }) => {
    const home = ghost.delta("bakers", seat, "hand");
    if (home === 0) return [];
    const label = t(home > 0 ? "btc-effect-home" : "btc-effect-sent", { name: name(colour) });
    return [{ label, value: home, cost: home < 0 }];
  });
}

function cakeEffects(ghost: Ghost, owner: Baker, bakers: Baker[], name: (colour: Colour) => string): Effect[] {
  const tray = ghost.at("bakers", owner.seat, "tray");
  if (!tray) return [];
  const after = tray.after as Part[];
  const rows: Effect[] = [];
  const last = after.at(-1);
  if (last && after.length > owner.tray.length) {
    rows.push({ label: t("btc-effect-stays"), value: name(last.assistant) });
  }
  for (const baker of bakers) {
    const points = ghost.delta("bakers", owner.seat, "points_here", baker.colour);
    if (points) rows.push({ label: t("btc-effect-points", { name: name(baker.colour) }), value: points });
  }
  return rows;
}

/** The last row says who wins, if nobody has to choose any more. */
function endEffects(ghost: Ghost, view: View): Effect[] {
  const scores = ghost.scores ?? [];
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [view.players[seat] ?? ""] : []));
  const others = [...scores].sort((one, other) => other - one);
  return [{ label: t("btc-effect-ends"), value: `${winners.join(", ")} ${others[0]} : ${others[1] ?? 0}` }];
}

function countsNow(view: View, seat: number): number {
  const { bakers, forecast } = kitchenOf(view);
  const colour = bakers[seat]?.colour;
  const now = colour && forecast[0]?.scores[colour];
  return view.over || now === undefined ? (view.scores[seat] ?? 0) : now;
}

/** Whose cake a baker's cup went to and why, or how much was eaten where the kitchen jammed. */
function cupOf(view: View, seat: number): string {
  const { bakers, finished } = kitchenOf(view);
  const baker = bakers[seat];
  if (!baker) return "";
  if (view.ending === "stuck") return t("btc-ate_kinds", { n: Object.keys(baker.eaten).length });
  if (view.ending !== "contest") return "";
  if (baker.cup === null) return t("btc-no_cup");
  const points = finished.map((colour) => bakers.find((one) => one.colour === colour)?.points_here[baker.colour] ?? 0);
  const owner = bakers.find((one) => one.colour === finished[baker.cup ?? 0]);
  const told = {
    name: view.players[owner?.seat ?? 0] ?? "",
    here: points[baker.cup] ?? 0,
    there: points[1 - baker.cup] ?? 0,
  };
  return t(owner?.seat === seat ? "btc-cup_own" : "btc-cup_on", told);
}

/** Where things are done; what is not here can be done anywhere. */
const PANELS_OF: Record<string, string[]> = {
  BUY: ["pantry"],
  ADD: ["table"],
  EAT_TABLE: ["table"],
  EAT_RECIPE: ["recipes"],
  COMPLETE: ["recipes"],
  VOTE: ["cakes"],
  THROW: ["cakes"],
};

export const game: GameModule = {
  rulePictures: {
    almonds: "almond",
    berries: "berries",
    butter: "butter",
    chocolate: "chocolate",
    cream: "cream",
    egg: "egg",
    flour: "flourAP",
    sugar: "sugar",
    vanilla: "vanilla",
    bench: "bench",
    fridge: "fridge",
    mixer: "mixer",
    stove: "stove",
    eat: "eat",
    cup: "cup",
    cups: "cup",
    throw: "bin",
  },
  Board,
  get panels() {
    return [
      { id: "pantry", label: t("btc-panel-store"), icon: Store },
      { id: "table", label: t("btc-panel-table"), icon: Utensils },
      { id: "recipes", label: t("btc-panel-recipes"), icon: Notebook },
      { id: "cakes", label: t("btc-panel-cakes"), icon: Cake },
    ];
  },
  moment(view) {
    const { phase, thing } = kitchenOf(view);
    if (phase === "vote") return t("btc-moment_vote");
    if (phase !== "play") return "";
    return t(thing === 1 ? "btc-first_thing" : "btc-second_thing");
  },
  asked,
  explains: ({ components }, view) => ({
    moment: t(kitchenOf(view).phase === "vote" ? "glossary-contest" : "glossary-thing"),
    points: `${t("btc-forecast")}. ${boxed(components, "glossary-points")}`,
    line: t("glossary-assistant"),
  }),
  seatLine(view, seat) {
    const baker = kitchenOf(view).bakers[seat];
    if (!baker) return "";
    const eaten = Object.keys(baker.eaten).length;
    return `${t("btc-assistants", { n: baker.hand })} · ${t("btc-ate", { n: eaten })}`;
  },
  /** Points that would count if the two fullest cakes were finished now. */
  seatNumber: countsNow,
  seatDelta(ghost, view, seat) {
    const { bakers, forecast } = kitchenOf(view);
    const colour = bakers[seat]?.colour;
    if (!colour) return 0;
    const anew = ghost.at("forecast")?.after as Forecast[] | undefined;
    if (anew) return (anew[0]?.scores[colour] ?? countsNow(view, seat)) - countsNow(view, seat);
    return forecast[0] ? ghost.delta("forecast", 0, "scores", colour) : ghost.points(seat);
  },
  effects,
  bigButton,
  aside: cupOf,
  parts(view, seat) {
    const score = kitchenOf(view).bakers[seat]?.score;
    if (!score) return [];
    const rows = [
      { label: t("btc-part_ingredients"), value: score.ingredients },
      { label: t("btc-part_assistants"), value: score.assistants },
      { label: t("btc-part_owner"), value: score.owner },
    ];
    return kitchenOf(view).children ? [{ label: t("btc-part_baked"), value: score.baked }] : rows;
  },
  honours(_, view) {
    const { bakers, finished, children } = kitchenOf(view);
    if (view.ending === "contest" && !children) {
      const list = finished.map((cake, place) => ({
        picture: "cup",
        label: t("btc-cake_of", { name: bakerName(view, cake, t(`btc-colour-${cake}`)) }),
        seats: bakers.filter((baker) => baker.cup === place).map((baker) => baker.seat),
      }));
      return { title: t("btc-cups"), list };
    }
    const ate = (baker: Baker) => Object.keys(baker.eaten).length;
    const amounts = [...new Set(bakers.map(ate))].sort((one, other) => one - other);
    const list = amounts.map((n) => ({
      picture: "eat",
      label: t("btc-ate", { n }),
      seats: bakers.filter((baker) => ate(baker) === n).map((baker) => baker.seat),
    }));
    return { title: t("btc-eaten"), list };
  },
  panelsOf: ({ kind }) => PANELS_OF[kind] ?? [],
  Finale,
  rule: ({ ending }) => (ending === "stuck" ? "jam" : ending === "contest" ? "contest" : ""),
  panelFor(view, seat) {
    return kitchenOf(view).phase === "vote" && view.awaited.includes(seat) ? "cakes" : null;
  },
  staging,
};
