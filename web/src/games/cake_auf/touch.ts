/** What a touch of each thing on the board means. All of it comes from the legal actions of the view. */
import { type Glow, things } from "$lib/choice.svelte";
import { boxed, t } from "$lib/i18n/index.svelte";
import type { View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import { discards } from "./discards.svelte";
import {
  ACTION_OF_CARD,
  cardName,
  distanceTo,
  fits,
  type HeldCard,
  printedOf,
  recipeName,
  recipeWords,
  thingOf,
} from "./model";
import { type Finished, type Recipe, tableOf } from "./types";

export type Attributes = Record<string, unknown>;

export interface Touch {
  attributes: Attributes;
  glow: Glow;
}

const still = (label: string, thing: string): Touch => ({
  attributes: { role: "img", "aria-label": label, "data-thing": thing },
  glow: "none",
});

export const isMine = (table: TableModel, view: View): boolean =>
  table.seat !== null && view.awaited.includes(table.seat) && table.past === null;

/** The kind of action whose card was picked up. */
export const pickedKind = (table: TableModel): string | null =>
  table.choice.picked.find((thing) => thing.startsWith("kind:"))?.slice("kind:".length) ?? null;
export const pickedIngredient = (table: TableModel): string | null =>
  table.choice.picked.find((thing) => thing.startsWith("ingredient:"))?.slice("ingredient:".length) ?? null;

/** A recipe that lies before somebody. */
export function touchRecipe(table: TableModel, view: View, recipe: Recipe, seat: number): Touch {
  const { choice } = table;
  const thing = `recipe:${recipe.id}`;
  const label = recipeWords(printedOf(table), recipe);
  const kind = pickedKind(table);
  const ingredient = pickedIngredient(table);
  const foreign = seat !== table.seat;
  // The recipes of others wait until a card is picked up: then it is clear what would happen to them.
  if (!isMine(table, view) || (foreign && kind === null)) return still(label, thing);
  const listed = ingredient !== null && recipe.ingredients.includes(ingredient);
  const why = kind ? `${kind.toLowerCase()} ${recipe.id}` : listed ? `place ${recipe.id} ${ingredient}` : undefined;
  return {
    attributes: choice.thing(thing, { label, ...(why ? { why } : {}) }),
    glow: choice.glow(thing),
  };
}

/** A finished recipe: it can be burned. */
export function touchFinished(table: TableModel, view: View, finished: Finished): Touch {
  const thing = `recipe:${finished.id}`;
  const label = t("ca-made", { name: recipeName(printedOf(table), finished.id), n: finished.round });
  if (!isMine(table, view) || pickedKind(table) !== "BURN") return still(label, thing);
  return {
    attributes: table.choice.thing(thing, { label, why: `burn ${finished.id}` }),
    glow: table.choice.glow(thing),
  };
}

/** A recipe of the recipe deck that is looked at. */
export function touchPeeked(table: TableModel, id: string): Touch {
  const thing = `recipe:${id}`;
  return {
    attributes: table.choice.thing(thing, { label: recipeName(printedOf(table), id) }),
    glow: table.choice.glow(thing),
  };
}

export interface CardTouch extends Touch {
  /** No recipe and nobody takes it now. */
  dim: boolean;
  marked: boolean;
}

/** A card in one's own hand. */
export function touchCard(table: TableModel, view: View, card: HeldCard): CardTouch {
  const label = cardName(printedOf(table), card.kind);
  const nothing = { dim: false, marked: false };
  const { phase } = tableOf(view);
  if (!isMine(table, view) || (phase !== "play" && phase !== "discard"))
    return { ...still(label, thingOf(card.kind)), ...nothing };
  if (phase === "discard") return touchDiscard(table, card, label);
  const thing = thingOf(card.kind);
  const { hint, considering } = table;
  const hinted = hint !== null && considering.action !== null && things(considering.action).includes(thing);
  return {
    attributes: table.choice.thing(thing, { label, begins: true }),
    glow: hinted ? "picked" : table.choice.glow(thing),
    dim: table.actions.length > 0 && !fits(table.actions, card.kind),
    marked: false,
  };
}

function touchDiscard(table: TableModel, card: HeldCard, label: string): CardTouch {
  const thing = `card:${card.kind}`;
  const marked = discards.isMarked(table, card.key);
  if (!table.choice.can(thing)) return { ...still(label, thing), dim: false, marked };
  const words = marked ? t("ca-unmark", { card: label }) : t("ca-mark", { card: label });
  const attributes = table.choice.button(() => discards.toggle(table, card.key), words);
  const glow = marked ? "picked" : "can";
  return {
    attributes: { ...attributes, "data-thing": thing, "data-glow": glow, "aria-pressed": marked },
    glow,
    dim: false,
    marked,
  };
}

/** The kitchen of somebody else, as the target of a card. */
export function touchKitchen(table: TableModel, view: View, seat: number): Touch | null {
  const kind = pickedKind(table);
  if (!isMine(table, view) || (kind !== "HANDS" && kind !== "ONE")) return null;
  const distance = distanceTo(view, seat);
  const thing = `distance:${distance}`;
  const label = t("ca-kitchen_of", { name: view.players[seat] ?? "" });
  return {
    attributes: table.choice.thing(thing, { label, why: `${kind.toLowerCase()} ${distance}` }),
    glow: table.choice.glow(thing),
  };
}

/** The recipe deck: Picky Eater looks into it. */
export function touchPool(table: TableModel): Touch | null {
  const action = table.choice.find("PICKY");
  if (!action || pickedKind(table) !== "PICKY") return null;
  const attributes = table.choice.button(() => table.choice.complete(action), table.may(action), action);
  return { attributes: { ...attributes, "data-thing": "pool" }, glow: "can" };
}

export interface Command extends Touch {
  id: string;
  picture: string;
  title: string;
  small: string;
  off: boolean;
}

export function stopCooking(table: TableModel): void {
  const done = table.choice.find("DONE");
  if (done) table.choice.play(done);
}

/** The two slips beside the cloth: what can be done without a card. */
export function commands(table: TableModel, view: View): Command[] {
  const { choice } = table;
  const { phase, act, players } = tableOf(view);
  const mulligansLeft = players[table.seat ?? act]?.mulligans_left ?? 0;
  const off = (id: string, picture: string, title: string, small: string): Command => ({
    id,
    picture,
    title,
    small,
    off: true,
    glow: "none",
    attributes: { role: "img", "aria-label": `${title}: ${small}` },
  });
  const of = (kind: string, picture: string, title: string, small: string): Command => ({
    id: kind,
    picture,
    title,
    small,
    off: !choice.can(`kind:${kind}`),
    glow: choice.glow(`kind:${kind}`),
    attributes: choice.thing(`kind:${kind}`, { label: title, why: kind.toLowerCase() }),
  });
  const put = (id: string, picture: string, title: string, small: string, act: () => void): Command => ({
    id,
    picture,
    title,
    small,
    off: false,
    glow: "can",
    attributes: { ...choice.button(act, `${title}: ${small}`), "data-thing": id },
  });
  const mulligan = [t("ca-mulligan"), t("ca-mulligan_words", { n: mulligansLeft })] as const;
  const stop = [t("ca-done"), boxed(printedOf(table), "ca-done_words")] as const;
  const resting = [off("MULLIGAN", "ca-mulligan", ...mulligan), off("DONE", "ca-done", ...stop)];
  if (!isMine(table, view)) return resting;
  const undo = (title: string, small: string) =>
    table.canUndo ? [put("back", "ca-mulligan", title, small, () => void table.takeBack())] : [];
  switch (phase) {
    case "play":
      return [of("MULLIGAN", "ca-mulligan", ...mulligan), of("DONE", "ca-done", ...stop)];
    case "discard": {
      const n = discards.marked(table).length;
      const small = n ? t("ca-end_discard", { n }) : t("ca-end_words");
      const end = choice.can("kind:END") || n > 0;
      const finish = put("kind:END", "ca-done", t("ca-end"), small, () => void discards.confirm(table));
      return [...undo(t("ca-cook_on"), t("ca-cook_on_words")), ...(end ? [finish] : [])];
    }
    case "picky_take":
      return [of("DECLINE", "ca-done", t("ca-decline"), t("ca-decline_words")), ...resting.slice(0, 1)];
    case "switch_give":
      return [...undo(t("ca-put_back"), t("ca-put_back_words")), ...resting.slice(0, 1)];
    case "keep":
      return [
        of("KEEP", "ca-overnight", t("ca-keep"), t("ca-keep_words")),
        of("RETURN", "ca-mulligan", t("ca-return"), t("ca-return_words")),
      ];
    default:
      return resting;
  }
}

/** What somebody else is doing, as everybody may know it. */
export function doing(view: View): string {
  const { phase, act, chance } = tableOf(view);
  const name = view.players[act] ?? "";
  if (chance !== "none") return t(chance === "deal" ? "ca-dealing" : "ca-drawing");
  const keys = {
    setup: "ca-dealing",
    play: "ca-they_play",
    switch_give: "ca-they_give",
    picky_take: "ca-they_peek",
    picky_give: "ca-they_give",
    discard: "ca-they_discard",
    keep: "ca-they_keep",
    over: "ca-they_play",
  } as const;
  return t(keys[phase], { name });
}

/** The question of the ribbon. */
export function question(table: TableModel, view: View): string {
  const { phase, asked, pending } = tableOf(view);
  const printed = printedOf(table);
  const kind = pickedKind(table);
  const ingredient = pickedIngredient(table);
  switch (phase) {
    case "play":
      if (ingredient) return t("ca-ask_place", { card: cardName(printed, ingredient) });
      if (kind && kind in QUESTIONS) return t(QUESTIONS[kind] as "ca-ask-OUTAGE");
      return whatIsLeft(table, view);
    case "switch_give":
    case "picky_give":
      return t("ca-ask_give", { name: pending ? recipeName(printed, pending) : "" });
    case "picky_take":
      return t("ca-ask_take");
    case "discard":
      return t("ca-ask_discard", { n: printed.discards });
    case "keep":
      return t("ca-ask_keep", { name: asked ? recipeName(printed, asked) : "" });
    default:
      return "";
  }
}

/** What is asked while no card is picked up: for a card, or what can be done without one. */
function whatIsLeft({ actions, seat }: TableModel, view: View): string {
  const { act, players } = tableOf(view);
  const can = (...kinds: string[]) => actions.some((action) => kinds.includes(action.kind));
  if (can("PLACE", ...Object.values(ACTION_OF_CARD))) return t("ca-ask_play");
  if (can("MULLIGAN")) return t("ca-ask_nothing");
  return t(players[seat ?? act]?.hand_size ? "ca-ask_done" : "ca-ask_done_empty");
}

const QUESTIONS: Record<string, string> = Object.fromEntries(
  [...Object.values(ACTION_OF_CARD), "MULLIGAN", "DONE"].map((kind) => [kind, `ca-ask-${kind}`]),
);
