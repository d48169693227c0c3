/**
 * What the folders of games bring: a board (`index.ts`), perhaps the picture on its box (`Cover.svelte`) and pictures of its house rules (`house.ts`).
 * Which games there are says the server; a game without a folder here has the plain board.
 */
import type { Component } from "svelte";
import { api } from "$lib/api";
import type { GameModule } from "$lib/game";
import { language } from "$lib/i18n/index.svelte";

const BOARDS = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const HOUSES = import.meta.glob<{ house: Record<string, string[]> }>("./*/house.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in BOARDS;
export const coverOf = (game: string): Component | null => COVERS[`./${game}/Cover.svelte`]?.default ?? null;

/** The pictures of a game's house rules, by the names of the rules. */
export const housePictures = async (game: string): Promise<Record<string, string[]>> =>
  (await HOUSES[`./${game}/house.ts`]?.())?.house ?? {};

/** A game's own board with its words, or the plain one where it has none or is not wanted; null: no such game. */
export async function loadGame(game: string, plain = false): Promise<GameModule | null> {
  await language.play(game);
  const own = plain ? undefined : BOARDS[`./${game}/index.ts`];
  if (own) return (await own()).game;
  const info = (await api.games(language.code)).find((one) => one.id === game);
  return info ? (await import("../plain")).plainGame(info) : null;
}

/** What programs are called at the table: names that people remember better than a level. */
export const BAKERS = ["Ofelia", "Theo", "Jun", "Iris", "Noor", "Pia", "Sam"];
