/** What the server tells of a table of Cake Auf!, and what is printed on its cards. */
import type { View } from "$lib/messages";
import type { CakeAufTable, Icon } from "./shown";

export type { CakeAufTable, Finished, Icon, Player, Recipe } from "./shown";

export interface PrintedCard {
  name: string;
  copies: number;
}

export interface PrintedRecipe {
  name: string;
  country: string;
  ingredients: string[];
  icons: Icon[];
}

export interface Printed {
  hand: number;
  discards: number;
  mulligans: number;
  ingredients: Record<string, PrintedCard>;
  actions: Record<string, PrintedCard>;
  recipes: Record<string, PrintedRecipe>;
}

export const tableOf = (view: View): CakeAufTable => view.table as unknown as CakeAufTable;
