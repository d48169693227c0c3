/** What the board derives from the view: names, what a card is for, how near somebody is to the end. No rules. */
import { boxed, type Key, language, nameOf, t } from "$lib/i18n/index.svelte";
import type { ActionInfo, View } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import { type CakeAufTable, type Player, type Printed, type Recipe, tableOf } from "./types";

export const INGREDIENTS = ["flour", "sugar", "eggs", "butter", "milk", "chocolate", "fruit", "nuts", "rice"];
export const ACTION_CARDS = [
  "power_outage",
  "fire_alarm",
  "power_restored",
  "fire_extinguisher",
  "switch_recipe",
  "switch_hand",
  "picky_eater",
  "one_for_one",
  "freezer_burn",
];
export const KINDS = [...INGREDIENTS, ...ACTION_CARDS];

/** The action that each action card is played for. */
export const ACTION_OF_CARD: Record<string, string> = {
  power_outage: "OUTAGE",
  fire_alarm: "ALARM",
  power_restored: "RESTORE",
  fire_extinguisher: "EXTINGUISH",
  switch_recipe: "SWITCH",
  switch_hand: "HANDS",
  picky_eater: "PICKY",
  one_for_one: "ONE",
  freezer_burn: "BURN",
};
export const CARD_OF_ACTION = Object.fromEntries(
  Object.entries(ACTION_OF_CARD).map(([card, kind]) => [kind, card]),
) as Record<string, string | undefined>;

export const isAction = (card: string): boolean => card in ACTION_OF_CARD;
export const printedOf = (table: TableModel): Printed => table.components as unknown as Printed;

export function cardName(printed: Printed, card: string): string {
  return isAction(card)
    ? nameOf(`actions.${card}`, printed.actions[card]?.name ?? card)
    : nameOf(`ingredients.${card}`, printed.ingredients[card]?.name ?? card);
}
export const copiesOf = (printed: Printed, card: string): number =>
  (printed.ingredients[card] ?? printed.actions[card])?.copies ?? 0;
/** What a card is for, in a sentence. */
export const whatItDoes = (printed: Printed, card: string): string =>
  boxed(printed, (isAction(card) ? `glossary-${card}` : "glossary-ingredient") as Key);
/** What a recipe needs and brings, in a sentence. */
export function aboutRecipe(printed: Printed, id: string): string {
  const ingredients = (printed.recipes[id]?.ingredients ?? []).map((kind) => cardName(printed, kind));
  return boxed(printed, "ca-about-recipe", { things: language.phrases.list(ingredients) });
}
export const recipeName = (printed: Printed, id: string): string =>
  nameOf(`recipes.${id}`, printed.recipes[id]?.name ?? id);
export function countryOf(printed: Printed, id: string): string {
  return language.about(`recipes.${id}`, "country", printed.recipes[id]?.country ?? "");
}

// --- Cards

export interface HeldCard {
  key: string;
  kind: string;
  copy: number;
}

/** The cards of a hand one by one, in the order of the kinds. */
export function cardsOf(hand: Record<string, number>): HeldCard[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: hand[kind] ?? 0 }, (_, copy) => ({ key: `${kind}-${copy}`, kind, copy })),
  );
}
export const countOf = (cards: Record<string, number> | null): number =>
  Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0);

/** The thing that a card in hand stands for: what it is put under, or what it does. */
export const thingOf = (card: string): string =>
  isAction(card) ? `kind:${ACTION_OF_CARD[card]}` : `ingredient:${card}`;

/** Whether any legal action is played with this card, whatever a lesson allows. */
export function fits(actions: ActionInfo[], card: string): boolean {
  const kind = ACTION_OF_CARD[card];
  return actions.some((action) => (kind ? action.kind === kind : action.parameters.ingredient === card));
}

// --- Players

export const seatsAround = (bottom: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_, place) => (bottom + place + 1) % seats);
export const distanceTo = (view: View, seat: number): number => (seat - tableOf(view).act + view.seats) % view.seats;

/** Who sits at the bottom of the board: whoever looks, or whom a spectator looks at. */
export const bottomSeat = (table: TableModel, view: View): number =>
  Math.min(table.seat ?? table.focus, view.seats - 1);

export const missingOf = (recipe: Recipe): string[] => recipe.ingredients.filter((kind) => !recipe.seen.includes(kind));
export const bansOn = (recipe: Recipe): number => Number(recipe.outage) + Number(recipe.alarm);

export interface Threat {
  cards: number;
  bans: number;
  /** A full hand may be enough to end the round. */
  near: boolean;
}

/** What is missing until a player has finished everything. */
export function threatOf(player: Player, printed: Printed): Threat {
  const cards = player.recipes.reduce((sum, recipe) => sum + recipe.ingredients.length - recipe.cards, 0);
  const bans = player.recipes.reduce((sum, recipe) => sum + bansOn(recipe), 0);
  return { cards, bans, near: cards + bans <= printed.hand };
}

export function threatWords({ cards, bans }: Threat): string {
  if (bans === 0) return t("ca-threat", { n: cards });
  if (cards === 0) return t("ca-threat_only_bans", { bans: t("ca-bans", { n: bans }) });
  return t("ca-threat_bans", { cards: t("ca-cards", { n: cards }), bans: t("ca-bans", { n: bans }) });
}

/** What has to be finished first lies first. */
export const carriedFirst = (recipes: Recipe[]): Recipe[] =>
  recipes.toSorted((one, other) => Number(other.carried) - Number(one.carried));

/** The recipe, whoever has it. */
export function recipeAt(table: CakeAufTable, id: string): { recipe: Recipe; seat: number } | null {
  for (const player of table.players) {
    const recipe = player.recipes.find((one) => one.id === id);
    if (recipe) return { recipe, seat: player.seat };
  }
  return null;
}

/** A recipe of the recipe deck as it would lie before somebody. */
export function freshRecipe(printed: Printed, id: string): Recipe {
  const { ingredients = [], icons = [] } = printed.recipes[id] ?? {};
  const nothing = {
    cards: 0,
    seen: [],
    seen_by: [],
    outage: false,
    alarm: false,
    carried: false,
    full: false,
    waits: false,
  };
  return { id, ingredients, icons, ...nothing };
}

/** One sentence on the state of a recipe, for screen readers. */
export function recipeWords(printed: Printed, recipe: Recipe): string {
  const said = [
    t("ca-progress", { name: recipeName(printed, recipe.id), n: recipe.cards, all: recipe.ingredients.length }),
  ];
  if (recipe.outage) said.push(cardName(printed, "power_outage"));
  if (recipe.alarm) said.push(cardName(printed, "fire_alarm"));
  if (recipe.carried) said.push(t("ca-finish_first"));
  if (recipe.waits) said.push(t("ca-waits"));
  return said.join(", ");
}

// --- Chances

/** The chance that none of some cards comes, when cards are drawn from a pile. */
function missed(pile: number, wanted: number, drawn: number): number {
  let chance = 1;
  for (let card = 0; card < Math.min(drawn, pile); card++) chance *= Math.max(0, pile - wanted - card) / (pile - card);
  return chance;
}

/**
 * The chance to draw at least one of these kinds. The draw deck is a part of what nobody here has seen; when it is
 * smaller than what is drawn, the discard pile is shuffled in.
 */
export function chanceToDraw(table: CakeAufTable, kinds: string[], drawn: number): number {
  const unseen = { ...table.unseen };
  for (const player of table.players) {
    for (const [kind, count] of Object.entries(player.known)) unseen[kind] = Math.max(0, (unseen[kind] ?? 0) - count);
  }
  const among = (cards: Record<string, number>) => kinds.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
  const first = Math.min(drawn, table.deck);
  const nothing = missed(countOf(unseen), among(unseen), first);
  return 1 - nothing * missed(countOf(table.discard), among(table.discard), drawn - first);
}

/** How many cards a seat draws at its next refill. */
export const refill = (table: CakeAufTable, seat: number, printed: Printed, discarded = 0): number =>
  Math.max(0, printed.hand - (table.players[seat]?.hand_size ?? 0) + discarded);

/** All kinds that recipes of a seat still miss. */
export const wantedBy = (player: Player | undefined): string[] => [
  ...new Set(player?.recipes.flatMap((recipe) => missingOf(recipe)) ?? []),
];

// --- Text in a board of fixed width

/** The size at which a text fits into a width; letters of Fraunces are about 0.6 wide. */
export const sized = (text: string, width: number, size: number, least = 11): number =>
  Math.max(least, Math.min(size, width / (text.length * 0.6)));

/** Words in lines of at most so many letters. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
