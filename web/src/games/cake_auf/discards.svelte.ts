/** Cards marked for the discard pile: in any order, thrown away together when the turn ends. */
import type { Position } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";
import { KINDS, printedOf } from "./model";
import { tableOf } from "./types";

class Discards {
  /** Keys of cards in hand, such as `flour-0`. */
  #marked = $state<string[]>([]);
  #moment = $state.raw<Position | null>(null);

  /** What is marked at this moment of the match; marks of another moment count no more. */
  marked(table: TableModel): string[] {
    return this.#moment === table.position ? this.#marked : [];
  }

  isMarked(table: TableModel, key: string): boolean {
    return this.marked(table).includes(key);
  }

  /** How many more can be marked. */
  room(table: TableModel): number {
    const view = table.view;
    if (!view) return 0;
    const made = tableOf(view).last_discard === null ? 0 : 1;
    return printedOf(table).discards - made - this.marked(table).length;
  }

  toggle(table: TableModel, key: string): void {
    const marked = this.marked(table);
    if (marked.includes(key)) this.#marked = marked.filter((one) => one !== key);
    else if (this.room(table) > 0) this.#marked = [...marked, key];
    else this.#marked = [...marked.slice(1), key];
    this.#moment = table.position;
  }

  clear(): void {
    this.#marked = [];
  }

  /** Throw the marked cards away in the order that the game wants, and end the turn. */
  async confirm(table: TableModel): Promise<void> {
    const kinds = this.marked(table).map((key) => key.slice(0, key.lastIndexOf("-")));
    this.clear();
    kinds.sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
    await table.playAll(
      kinds.map((kind) => `discard ${kind}`),
      "end",
    );
  }
}

export const discards = new Discards();
