/** What a game's folder hands to the frame: see web/README.md. */
import type { Component } from "svelte";
import type { Ghost } from "./ghost";
import type { ActionInfo, View } from "./messages";
import type { TableModel } from "./table.svelte";

/** The props of every `Board.svelte`. */
export interface BoardProps {
  table: TableModel;
  view: View;
  /** On a phone: which of the game's panels is shown. */
  panel: string;
}

/** One row of the hover note: a name, and by how much or what it becomes. */
export interface Effect {
  label: string;
  /** A number is shown with its sign; a text as it is. */
  value: number | string;
  /** Costs are shown in burnt orange, whatever their sign. */
  cost?: boolean;
}

/** The big button: the one thing to do when nothing on the board is touched. */
export interface BigButton {
  label: string;
  small?: string;
  /** Glows: it is the thing to do now. */
  lit?: boolean;
  off?: boolean;
  act?: () => void;
  action?: ActionInfo | null;
}

export interface Panel {
  id: string;
  label: string;
  icon: Component;
}

export interface Receipt {
  label: string;
  value: number;
}

/** Something that was won beside the score, for the result. */
export interface Honour {
  picture: string;
  label: string;
  seats: number[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  panels: Panel[];
  /** The day or round, for the awning. */
  moment(view: View): string;
  /** What is asked of the seat that looks, for the ribbon. */
  asked(table: TableModel, view: View): string;
  /** One line of state below a seat's name. */
  seatLine(view: View, seat: number): string;
  /** The number beside a seat's name, if it is not the score. */
  seatNumber?(view: View, seat: number): number;
  /** By how much that number would change, if it is not the score. */
  seatDelta?(ghost: Ghost, view: View, seat: number): number;
  /** What a preview shows, in rows. */
  effects(ghost: Ghost, table: TableModel, view: View): Effect[];
  bigButton(table: TableModel, view: View): BigButton | null;
  /** What a seat's score is made of, for the result. */
  parts(view: View, seat: number): Receipt[];
  /** Awards and the like, under their heading, for the result. */
  honours?(view: View): { title: string; list: Honour[] };
  /** The panel that a phone shows for a thing or a phase; null: stay. */
  panelFor?(view: View, seat: number): string | null;
  /** Pictures for the rules: by the words, in lower case, that they stand before. */
  rulePictures?: Record<string, string>;
}
