/** What a game's folder hands to the frame: see web/README.md. */
import type { Component } from "svelte";
import type { Ghost } from "./ghost";
import type { Values } from "./i18n/index.svelte";
import type { ActionInfo, Form, View } from "./messages";
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

export interface TutorialStep {
  /** Key of the catalogue: what to do and why, in one or two sentences. Numbers of the box stand there by their paths. */
  text: string;
  /** Numbers in the text that follow from the box and the prepared position. */
  values?: (components: object) => Values;
  /** The actions that this step asks for; only they are possible meanwhile. */
  wants: (action: ActionInfo, view: View) => boolean;
  /** Where things are marked and confirmed together: just these. */
  marks?: string[];
  /** The kinds of action whose lines in the log count as done. */
  kinds: string[];
  /** How the step is shown on a phone. */
  panel?: string;
  /** How many actions of that kind finish the step; 1 if not said. */
  times?: number;
}

export interface Tutorial {
  /** The prepared position, as for `bh.position`. */
  position: Record<string, unknown>;
  seats: number;
  steps: TutorialStep[];
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
  /** What it brought. */
  worth?: string;
}

/** The props of pictures of the end: each draws a `<g>` into a box of this size. */
export interface EndingProps {
  table: TableModel;
  view: View;
  w: number;
  h: number;
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
  honours?(table: TableModel, view: View): { title: string; list: Honour[] };
  /** What a seat has made, pictured on its receipt. */
  Made?: Component<EndingProps & { seat: number }>;
  /** What all have made together, pictured above the receipts. */
  Finale?: Component<EndingProps>;
  /** The entry of the glossary that says how this match was won. */
  rule?(view: View): string;
  /** A day or a round below the graph; its number if not said. */
  mark?(heading: Form): string;
  /** A day or a round by its name alone; the whole heading if not said. */
  named?(heading: Form): string;
  /** The panel that a phone shows for a thing or a phase; null: stay. */
  panelFor?(view: View, seat: number): string | null;
  /** Pictures for the rules: by the words, in lower case, that they stand before. */
  rulePictures?: Record<string, string>;
}
