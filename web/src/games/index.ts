/**
 * What the folders of games bring: a board (`index.ts`), perhaps the picture on its box (`Cover.svelte`), pictures of its house rules (`house.ts`)
 * and of its components (`printed.ts`), and what is printed of it to be cut out (`print.ts`).
 * Which games there are says the server; a game without a folder here has the plain board.
 */
import type { Component } from "svelte";
import { api } from "$lib/api";
import type { GameModule } from "$lib/game";
import { language } from "$lib/i18n/index.svelte";
import { PLAIN_LOOK, type PrintedLook, type Printing } from "$lib/printed";

const BOARDS = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const HOUSES = import.meta.glob<{ house: Record<string, string[]> }>("./*/house.ts");
const LOOKS = import.meta.glob<{ look: PrintedLook }>("./*/printed.ts");
const PRINTS = import.meta.glob<{ printing: Printing }>("./*/print.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in BOARDS;
export const coverOf = (game: string): Component | null => COVERS[`./${game}/Cover.svelte`]?.default ?? null;

/** The pictures of a game's house rules, by the names of the rules. */
export const housePictures = async (game: string): Promise<Record<string, string[]>> =>
  (await HOUSES[`./${game}/house.ts`]?.())?.house ?? {};

/** How a game's components look; plain where it does not say. */
export const printedLook = async (game: string): Promise<PrintedLook> =>
  (await LOOKS[`./${game}/printed.ts`]?.())?.look ?? PLAIN_LOOK;

/** What of a game is printed and cut out beside its board; without a word of it, its cards. */
export const printingOf = async (game: string): Promise<Printing | null> =>
  (await PRINTS[`./${game}/print.ts`]?.())?.printing ?? null;

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
