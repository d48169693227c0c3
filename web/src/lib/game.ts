/** What a game's folder hands to the frame: see web/README.md. */
import type { Component } from "svelte";
import type { Ghost } from "./ghost";
import type { ActionInfo, Form, View } from "./messages";
import type { Sound } from "./sounds";
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
  /** A sum of all others, below a line. */
  sum?: boolean;
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

/**
 * How a game stages what others do, by what is told of it; a form is one deed, or what the rules made of it. What is not
 * said here follows from the form: its things lie on the board under their `data-thing`, the seats that it names are
 * those it is done to, and each seat has its `data-area` on the board, or its name beside it.
 */
export interface Staging {
  /** The things on the board that it touches: their `data-thing`, the likeliest first. */
  things?(form: Form): string[];
  /** Whether what somebody else does hits a seat, rather than just naming it. */
  hits?(form: Form, seat: number): boolean;
  /** The same, told without what was told before it. */
  alone?(form: Form): Form;
  /** What all that somebody did in a turn costs a seat beside points, in a word or two; empty: nothing. */
  cost?(forms: Form[], seat: number): string;
  /** Two in a row as one form that says both; null: they are said one after the other, or how often. */
  together?(one: Form, next: Form): Form | null;
  /** The panel of a phone that shows it; null: stay. */
  panel?(form: Form): string | null;
  /** Whether it ends a round or begins another: then everybody is told, also whoever did it. */
  interval?(form: Form): boolean;
  /** How it sounds; null: not at all. */
  sound?(form: Form): Sound | null;
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
  /** What the figures in the frame mean: the moment in the awning, the points and the line of a seat. */
  explains?(table: TableModel, view: View): { moment: string; points: string; line: string };
  /** The number beside a seat's name, if it is not the score. */
  seatNumber?(view: View, seat: number): number;
  /** By how much that number would change, if it is not the score. */
  seatDelta?(ghost: Ghost, view: View, seat: number): number;
  /** What a preview shows, in rows. */
  effects(ghost: Ghost, table: TableModel, view: View): Effect[];
  bigButton(table: TableModel, view: View): BigButton | null;
  /** What a seat's score is made of, for the result. */
  parts(view: View, seat: number): Receipt[];
  /** How a seat had its part in what decided, in a sentence below that. */
  aside?(view: View, seat: number): string;
  /** Awards and the like, under their heading, for the result. */
  honours?(table: TableModel, view: View): { title: string; list: Honour[] };
  /** The panels of a phone on which an action can be done: their tabs say so. */
  panelsOf?(action: ActionInfo, view: View): string[];
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
  panelFor?(view: View, seat: number, marking?: boolean): string | null;
  /** How what others do is shown. */
  staging?: Staging;
  /** Pictures for the rules: by the words, in lower case, that they stand before. */
  rulePictures?: Record<string, string>;
}
