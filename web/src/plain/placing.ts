/**
 * Where on the board the things lie that actions name. A parameter lives in the area that holds most of its values: one
 * that is called after it, or one's own, before others. What lies nowhere is chosen in the tray.
 */
import type { ActionInfo } from "$lib/messages";
import { isAkin, isWhole } from "./naming";
import { keyOf, type Part, type Path, type Reading } from "./reading";

/** Something on the board that an action may name. */
interface Spot {
  path: Path;
  /** The list or rack that it lies in, and what that is called. */
  within: Path;
  called: string[];
  names: string;
  owner: number | null;
  name: string | null;
  /** The number that it shows, and its place in the list. */
  number: number | null;
  place: number | null;
}

/** For each place on the board, the things that it stands for; by `keyOf` of its path. */
export type Places = Map<string, string[]>;

export function place(reading: Reading, actions: ActionInfo[], me: number | null, information: PlacingInfo): Places {
  const spots = spotsOf(reading, information.sectionOf);
  const places: Places = new Map();
  const put = (path: Path, thing: string) => {
    const key = keyOf(path);
    if (!places.get(key)?.includes(thing)) places.set(key, [...(places.get(key) ?? []), thing]);
  };
  for (const [parameter, values] of named(actions)) {
    const first = Math.min(...(information.parameters[parameter] ?? []).map(Number));
    for (const [spot, value] of chosen(spots, parameter, values, me, first)) put(spot.path, `${parameter}:${value}`);
  }
  // An action without parameters may be called like something on the table: going to the market, using the oven.
  const alone = actions.filter((action) => Object.keys(action.parameters).length === 0);
  const mine = spots.filter((spot) => (spot.owner === null || spot.owner === me) && spot.path.length <= DEEPEST_KIND);
  for (const { kind } of alone) {
    const spot = mine.find((one) => one.name === kind.toLowerCase());
    if (spot) put(spot.path, `kind:${kind}`);
  }
  return places;
}

/** What lies deeper, inside a card, is called like an action by chance. */
const DEEPEST_KIND = 3;

export interface PlacingInfo {
  /** All values that a parameter may have. */
  parameters: Record<string, (string | number)[]>;
  sectionOf(key: string): string;
}

function named(actions: ActionInfo[]): Map<string, Set<string | number>> {
  const found = new Map<string, Set<string | number>>();
  for (const action of actions) {
    for (const [parameter, value] of Object.entries(action.parameters)) {
      found.set(parameter, (found.get(parameter) ?? new Set()).add(value));
    }
  }
  return found;
}

function chosen(
  spots: Spot[],
  parameter: string,
  values: Set<string | number>,
  me: number | null,
  first: number,
): [Spot, string | number][] {
  const found: [Spot, string | number][] = [];
  const groups = [...grouped(spots).values()];
  const left = new Set(values);
  for (;;) {
    const ranked = groups
      .map((group) => ({ pairs: pairsOf(group, parameter, left, first), rank: rankOf(group[0], parameter, me) }))
      .filter(({ pairs }) => pairs.length > 0)
      .map(({ pairs, rank }) => ({
        pairs,
        weight: rank + new Set(pairs.map(([, value]) => value)).size * WEIGHT.value,
      }));
    const best = Math.max(...ranked.map(({ weight }) => weight));
    const winners = ranked.filter(({ weight }) => weight === best).flatMap(({ pairs }) => pairs);
    if (winners.length === 0) return found;
    found.push(...winners);
    for (const [, value] of winners) left.delete(value);
  }
}

/** Lists of the same kind belong together, wherever they lie: the houses of all streets, but only of one's own columns. */
function grouped(spots: Spot[]): Map<string, Spot[]> {
  const groups = new Map<string, Spot[]>();
  for (const spot of spots) {
    const way = [`${spot.owner}`, ...spot.within.map((step) => (typeof step === "number" ? "*" : step))].join(".");
    groups.set(way, [...(groups.get(way) ?? []), spot]);
  }
  return groups;
}

/** What counts how much: being told, being called alike, holding more of the values, being one's own. */
const WEIGHT = { told: 10_000, akin: 1_000, value: 10, hand: 8, mine: 4, other: -2, deep: -1 };

function rankOf(spot: Spot | undefined, parameter: string, me: number | null): number {
  if (!spot) return 0;
  const told = spot.names === parameter ? WEIGHT.told : 0;
  const akin = spot.called.some((key) => isAkin(parameter, key)) ? WEIGHT.akin : 0;
  const hand = spot.called.some((key) => key.split("_").at(-1) === "hand") ? WEIGHT.hand : 0;
  const whose = spot.owner === null ? 0 : spot.owner === me ? WEIGHT.mine : WEIGHT.other;
  return told + akin + hand + whose + spot.within.length * WEIGHT.deep;
}

/** The spots of a group that are meant by some of the values. */
function pairsOf(
  group: Spot[],
  parameter: string,
  values: Set<string | number>,
  first: number,
): [Spot, string | number][] {
  const akin = group[0]?.names === parameter || group[0]?.called.some((key) => isAkin(parameter, key));
  return group.flatMap((spot) =>
    [...values]
      .filter((value) => means(spot, parameter, value, akin ?? false, first))
      .map((value) => [spot, value] as [Spot, string | number]),
  );
}

function means(spot: Spot, parameter: string, value: string | number, akin: boolean, first: number): boolean {
  if (typeof value === "string") return spot.name === value;
  if (spot.name === `${parameter}_${value}`) return true;
  // Numbers are everywhere: one is meant only where the list is called like the parameter.
  if (!akin) return false;
  return spot.number !== null ? spot.number === value : spot.place !== null && spot.place + first === value;
}

// --- What lies on the board

function spotsOf(reading: Reading, sectionOf: (key: string) => string): Spot[] {
  const spots: Spot[] = [];
  const walk = (part: Part, owner: number | null) => {
    const common = { within: part.path, called: [part.key], names: part.names, owner, number: null, place: null };
    switch (part.shape) {
      case "fact":
      case "track":
        spots.push({ ...common, path: part.path, within: part.path.slice(0, -1), called: [], name: part.key });
        break;
      case "rack":
        for (const { name, path } of part.slots) {
          spots.push({ ...common, called: [part.key, sectionOf(name)], path, name });
        }
        break;
      case "dice":
        for (const die of part.dice)
          spots.push({
            ...common,
            called: [part.key, "die", "dice", "face"],
            path: die.path,
            name: null,
            number: die.value,
          });
        break;
      case "grid":
        part.rows.forEach(({ name, path }, place) => {
          spots.push({ ...common, called: [part.key, sectionOf(name)], path, name, place });
        });
        part.columns.forEach(({ name, path }) => {
          spots.push({ ...common, within: [...part.path, "*"], called: [sectionOf(name)], path, name });
        });
        break;
      case "cards":
        part.cards.forEach((card, place) => {
          const name = typeof card.name === "string" ? card.name : null;
          const called = name === null ? [part.key] : [part.key, sectionOf(name)];
          const number = name === null && card.parts.length === 0 && isWhole(card.title) ? Number(card.title) : null;
          // A mere name has no place of its own: the first of a pile is not pile 1.
          const counted = name === null || card.parts.length > 0 ? place : null;
          spots.push({ ...common, called, path: card.path, name, number, place: counted });
          for (const below of card.parts) walk(below, owner);
        });
        break;
      case "group":
        for (const below of part.parts) walk(below, owner);
        break;
      case "counts":
        break;
    }
  };
  for (const part of [...reading.facts, ...reading.areas]) walk(part, null);
  for (const panel of reading.panels) {
    const alias = [...reading.aliases].find(([, seat]) => seat === panel.seat)?.[0] ?? null;
    const called = [reading.seatsKey, "seat", "player", "rival", "target"];
    spots.push({
      path: panel.path,
      within: [reading.seatsKey],
      called,
      names: "",
      owner: null,
      name: alias,
      number: null,
      place: panel.seat,
    });
    for (const part of panel.parts) walk(part, panel.seat);
  }
  return spots;
}
