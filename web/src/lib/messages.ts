// Made from src/bakehouse/server/messages.py by `python -m bakehouse.server.typescript`; do not edit.

/** What is said, before anybody has said it in a language: `{"form": "finish", "who": 1, "recipe": "mochi"}`. */
export interface Form {
  form: string;
  [key: string]: FormValue;
}
export type FormValue = number | string | Form | FormValue[];

/** A request was carried out; `length` is that of the log now. */
export interface Accepted {
  type: "accepted";
  number: number;
  length: number;
}

/** A legal action, with the things on the table that it names: a click on one of them finds it. */
export interface ActionInfo {
  id: number;
  kind: string;
  parameters: Record<string, string | number>;
  form: Form;
  notation: string;
  flags: string[];
  leaves: Form | null;
  things: string[];
}

/** How a part of the view is shown on the plain board (`bakehouse.games.showing.Area`). */
export interface AreaInfo {
  title: string;
  shape: "" | "track" | "rack" | "cards" | "dice" | "facts" | "hidden";
  most: number | null;
  names: string;
  picture: string;
  note: string;
}

/** Somebody wants to take back. */
export interface Asked {
  seat: number;
  forms: Form[];
  waiting_for: number[];
  until: number;
}

/** One number or name on the table that an action changes: where it stands, and both values. */
export interface Change {
  path: (string | number)[];
  before: unknown;
  after: unknown;
}

/** A part of the game that a lesson meets. */
export interface ChapterInfo {
  part: string;
  title: Form;
  met: boolean;
  words: Form | null;
}

/** Time for each seat, in seconds: for the whole match, and extra after each turn. */
export interface ClockOption {
  seconds: number;
  extra: number;
}

/** Milliseconds left to each seat, and whose clocks run. */
export interface ClockTimes {
  left: number[];
  running: number[];
}

/** The server goes away for a moment; come back by yourself. */
export interface Closing {
  type: "closing";
  form: Form;
}

/** What does the coach of a lesson say now? */
export interface Coach {
  type: "coach";
  number: number;
  seat: number;
  length: number;
}

/** What the coach of a lesson says: how one wins, what was met so far, and what to do now and why. */
export interface Coached {
  type: "coached";
  number: number;
  length: number;
  goal: Form[];
  chapters: ChapterInfo[];
  action: number | null;
  part: string;
  why: Form | null;
  then: string[];
  known: boolean;
}

/** Everything that is printed in the box of a table, or of an edition. */
export interface Components {
  game: string;
  edition: string;
  box: string;
  tree: Record<string, unknown>;
  differences: Difference[];
  names: Record<string, string>;
}

/** The answer to somebody's wish: to take back, or when the match has ended to play again. */
export interface Consent {
  type: "consent";
  agrees: boolean;
}

export interface ConsideredAction {
  action: number;
  notation: string;
  form: Form;
  worth: number;
  error: number;
}

/** A component that is not that of the standard edition; None where there is none. */
export interface Difference {
  path: string;
  standard: unknown;
  here: unknown;
}

/**
 * An edition as TOML: the components that differ, and perhaps its title, `edition = "..."`.
 *
 * The title here counts where the text has none.
 */
export interface EditionFile {
  text: string;
  title: string;
}

/** A game as the shelf and its tables show it. */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  secrets: boolean;
  levels: string[];
  programs: string[];
  house_rules: HouseRuleInfo[];
  parts: string[];
  contested: string[];
  version: number;
  names: Record<string, string>;
  things: Record<string, Record<string, string>>;
  promise: string;
  minutes: number | null;
  accent: "crust" | "raspberry" | "lemon" | "mint" | "olive" | "plum" | "blueberry" | "cocoa";
  parameters: Record<string, (string | number)[]>;
  layout: Record<string, AreaInfo>;
}

export interface Health {
  status: "ok" | "unavailable";
  version: string;
  database: string;
  tables: number;
  connections: number;
}

/** The first message: how much of the log is known already (0: nothing). */
export interface Hello {
  type: "hello";
  length: number;
}

/** What would a strong player do? */
export interface Hint {
  type: "hint";
  number: number;
  seat: number;
  length: number;
}

/**
 * What the strongest player of the game would do, and why: the best first.
 *
 * The unit is the points at the end (alone), the chance of winning in per cent (two seats) or the place to expect. A
 * quick answer is followed by a better one with the same number, if the table still stands as it did.
 */
export interface Hinted {
  type: "hinted";
  number: number;
  length: number;
  seat: number;
  unit: "points" | "chance" | "place";
  considered: ConsideredAction[];
  reason: Form;
  simulations: number;
  final: boolean;
}

export interface HouseRuleInfo {
  name: string;
  default: string;
  values: Record<string, string>;
}

/** Play these actions one after the other, as far as they are legal and until chance intervenes. */
export interface Ink {
  type: "ink";
  number: number;
  seat: number;
  length: number;
  actions: (number | string)[];
}

/** So many actions were played; why not more, or None. */
export interface Inked {
  type: "inked";
  number: number;
  length: number;
  played: number;
  refusal: Form | null;
}

/** A table as who was invited sees it before sitting down. */
export interface Invitation {
  table: TableInfo;
  you: You;
  asked: Asked | null;
  seat: number;
  free: boolean;
}

/** The secret part of a link, and the name to go by. */
export interface Join {
  link: string;
  name: string | null;
}

/** A step of the log: the deed, and what the rules made of it. The seat is -1 for chance. */
export interface Line {
  step: number;
  seat: number;
  kind: string;
  forms: Form[];
  at: number;
}

export interface Lines {
  length: number;
  lines: Line[];
  story: StoryPart;
  text: string;
}

export interface Lobby {
  open: TableInfo[];
  yours: YourTable[];
  finished: TableInfo[];
}

/** Which of several seats on one screen looks now (None: nobody, the curtain is drawn). */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface Me {
  name: string;
}

/** After some steps: what a search expected the points to be at the end; after the last one, what they are. */
export interface Moment {
  step: number;
  scores: number[];
}

/**
 * An action of a seat, by id or by notation.
 *
 * With `hold` an action that ends the seat's turn is not played: the answer says what it would do, and it waits until
 * it is sent again without.
 */
export interface Move {
  type: "move";
  number: number;
  seat: number;
  length: number;
  action: number | string;
  hold: boolean;
  coached: boolean;
}

export interface MoveRequest {
  seat: number;
  length: number;
  action: number | string;
}

/** A lesson to begin, or to go on with. */
export interface NewLesson {
  game: string;
  name: string | null;
  rivals: string[];
  again: boolean;
}

export interface NewName {
  name: string;
}

/** A table to be made. Seats that are not named are open; it begins when nobody is missing. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  house_rules: Record<string, string>;
  public: boolean;
  clock: ClockOption | null;
  pace: "sitting" | "days";
  take_backs: "off" | "turn" | "ask" | "casual";
  hints: "off" | "alone" | "all";
  edition: EditionFile | null;
  position: Record<string, unknown> | null;
}

/** Who was winning: moments of a match that has ended, and its largest turns. */
export interface Outlook {
  steps: number;
  moments: Moment[];
  turning_points: TurningPoint[];
}

/** The table after some steps, for scrolling back and for replays. */
export interface PastPosition {
  step: number;
  steps: number;
  seat: number | null;
  view: View;
}

/** What would these steps make of the table, each one action or several? What cannot be done is left out. */
export interface Pencil {
  type: "pencil";
  number: number;
  seat: number;
  length: number;
  steps: ((number | string)[])[];
}

/** A step of a plan: what is said of it, why it cannot be done (None: it can), and what it changes. */
export interface PencilStep {
  forms: Form[];
  refusal: Form | null;
  certain: boolean;
  changes: Change[];
  scores: number[];
  banked: number[];
}

/** A plan, judged by the rules; the table after the steps that can be done, as far as the seat can know it. */
export interface Pencilled {
  type: "pencilled";
  number: number;
  length: number;
  steps: PencilStep[];
  ends: "no" | "chance" | "secret" | "turn" | "over";
  changes: Change[];
  view: View;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What would these actions do, one after the other? And which of the other plans could be played instead? */
export interface Plan {
  type: "plan";
  number: number;
  seat: number;
  length: number;
  actions: (number | string)[];
  others: ((number | string)[])[];
  after: (number | string)[];
}

/** What a plan would do all in all; for each plan why it cannot be played, or None. */
export interface Planned {
  type: "planned";
  number: number;
  length: number;
  refusal: Form | null;
  chance_follows: boolean;
  changes: Change[];
  scores: number[] | null;
  others: (Form | null)[];
}

export interface Pong {
  type: "pong";
}

/** The match after a move. The reader's log is cut to `first` lines, and `lines` are added. */
export interface Position {
  type: "position";
  length: number;
  seat: number | null;
  curtain: number | null;
  first: number;
  lines: Line[];
  story: StoryPart;
  view: View;
  clocks: ClockTimes | null;
  take_back: "no" | "free" | "ask";
}

/** A program that thinks has to wait until its game is compiled, once; simple ones play already. */
export interface Preparing {
  type: "preparing";
  seconds: number;
  form: Form;
}

/** What would this action do? `after`: once these are played, which are only planned. */
export interface Preview {
  type: "preview";
  number: number;
  seat: number;
  length: number;
  action: number | string;
  after: (number | string)[];
}

/** What an action would do; `certain` is false where that depends on what the seat cannot know. */
export interface Previewed {
  type: "previewed";
  number: number;
  length: number;
  action: number;
  form: Form;
  certain: boolean;
  chance_follows: boolean;
  ends_turn: boolean;
  changes: Change[];
  scores: number[] | null;
  opens: Form[];
}

/** Every answer of the HTTP interface that is not what was asked for. */
export interface Problem {
  code: "stale" | "doubled" | "illegal" | "not_yours" | "not_running" | "not_allowed" | "malformed" | "too_large" | "too_fast" | "unavailable" | "not_found" | "wrong_origin" | "full" | "mistake";
  words: string;
  form: Form | null;
  length: number | null;
}

/** The seed and the salt that the promise was made of; shown when the match has ended. */
export interface Proof {
  seed: string;
  salt: string;
}

/** A request was not carried out, and why. Nothing has changed. */
export interface Refused {
  type: "refused";
  number: number | null;
  code: "stale" | "doubled" | "illegal" | "not_yours" | "not_running" | "not_allowed" | "malformed" | "too_large" | "too_fast" | "unavailable" | "not_found" | "wrong_origin" | "full" | "mistake";
  words: string;
  form: Form | null;
  length: number | null;
}

/** A coach speaks up: a much better move was there. What both promise is told in the unit, as in a hint. */
export interface Remarked {
  type: "remarked";
  length: number;
  seat: number;
  unit: "points" | "chance" | "place";
  played: ConsideredAction;
  better: ConsideredAction;
  reason: Form;
}

/** The same again, with the same people, as soon as all of them want it. */
export interface Rematch {
  type: "rematch";
  number: number;
  rotate: boolean;
}

/** The next match of the same people; None while some of them are still asked. */
export interface RematchReady {
  type: "rematch_ready";
  number: number;
  table: string | null;
}

export interface RematchRequest {
  rotate: boolean;
}

/** Somebody would like to play again; it begins when nobody is waited for. */
export interface RematchWish {
  seat: number;
  rotate: boolean;
  waiting_for: number[];
  declined: number | null;
}

/** A line of chat. */
export interface Said {
  type: "said";
  index: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** A line of chat. */
export interface Say {
  type: "say";
  number: number;
  text: string;
}

/** The owner gives an idle seat to a program, or opens it for somebody else. */
export interface SeatChange {
  kind: "open" | "program";
  program: string | null;
  name: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "program";
  name: string;
  program: string;
  present: boolean;
  idle: boolean;
}

/** A secret path: whoever opens it sits down there, or comes back to the seat from another device. */
export interface SeatLink {
  seat: number;
  path: string;
}

export interface SeatRequest {
  seat: number;
  length: number;
}

/** Who shall sit in a seat of a new table. */
export interface SeatWish {
  kind: "me" | "open" | "program";
  name: string | null;
  program: string | null;
}

/** An open seat at a public table; any if not said. */
export interface Sit {
  seat: number | null;
  name: string | null;
}

/** A line of the story that a person reads, or a heading. The seat is -1 where it is nobody's. */
export interface StoryEntry {
  heading: boolean;
  seat: number;
  forms: Form[];
  steps: number[];
  at: number;
}

/** The reader's story is cut to `first` entries, and these are added. */
export interface StoryPart {
  first: number;
  entries: StoryEntry[];
}

/** A table and what it means to you. */
export interface TableAnswer {
  table: TableInfo;
  you: You;
  asked: Asked | null;
}

/** Somebody came or went, the match began or ended, a take-back is asked for. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
  asked: Asked | null;
}

/** Everything about a table that everybody may know, but the position. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  secrets: boolean;
  status: "open" | "running" | "over" | "abandoned";
  host: string;
  seats: SeatInfo[];
  house_rules: Record<string, string>;
  edition: string;
  names: Record<string, string>;
  notes: string[];
  stopped: string;
  prepared: boolean;
  lesson: boolean;
  public: boolean;
  take_backs: "off" | "turn" | "ask" | "casual";
  hints: "off" | "alone" | "all";
  clock: ClockOption | null;
  pace: "sitting" | "days";
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  length: number;
  promise: string;
  proof: Proof | null;
  result: Record<string, unknown> | null;
  rematch: string | null;
  wish: RematchWish | null;
}

/** Take the seat's last action back, or ask for it. */
export interface TakeBack {
  type: "take_back";
  number: number;
  seat: number;
  length: number;
}

/** Whether it is taken back already (true) or waits for consent. */
export interface TookBack {
  done: boolean;
  length: number;
}

/** Where a match turned: the line of the story that ends after some steps, and who gained by it. */
export interface TurningPoint {
  step: number;
  seat: number;
  gain: number;
}

/** The table as one seat sees it, or somebody who watches. */
export interface View {
  game: string;
  seats: number;
  players: string[];
  length: number;
  actor: number;
  awaited: number[];
  over: boolean;
  ending: string | null;
  scores: number[];
  banked: number[];
  returns: number[] | null;
  verdict: Form[];
  parts: Record<string, number>[] | null;
  table: Record<string, unknown>;
  actions: ActionInfo[];
}

/** Who looks on without a seat: how many, and the names of the first who told theirs. */
export interface Watching {
  type: "watching";
  count: number;
  names: string[];
}

/** The answer to hello; a position follows. */
export interface Welcome {
  type: "welcome";
  version: string;
  table: TableInfo;
  you: You;
  chat: Said[];
}

/** What a table means to this browser. */
export interface You {
  seats: number[];
  owner: boolean;
  may_manage: boolean;
  invitations: SeatLink[];
  own_links: SeatLink[];
}

/** A table of one's own that goes on, and how it stands there. */
export interface YourTable {
  id: string;
  game: string;
  title: string;
  secrets: boolean;
  status: "open" | "running" | "over" | "abandoned";
  host: string;
  seats: SeatInfo[];
  house_rules: Record<string, string>;
  edition: string;
  names: Record<string, string>;
  notes: string[];
  stopped: string;
  prepared: boolean;
  lesson: boolean;
  public: boolean;
  take_backs: "off" | "turn" | "ask" | "casual";
  hints: "off" | "alone" | "all";
  clock: ClockOption | null;
  pace: "sitting" | "days";
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  length: number;
  promise: string;
  proof: Proof | null;
  result: Record<string, unknown> | null;
  rematch: string | null;
  wish: RematchWish | null;
  mine: number[];
  awaited: number[];
  moment: Form | null;
  moved_at: number;
}

export type FromBrowser = Hello | Move | Look | Preview | Plan | Pencil | Ink | Hint | Coach | TakeBack | Consent | Say | Rematch | Ping;
export type FromServer = Welcome | TableChanged | Position | Accepted | Refused | Previewed | Planned | Pencilled | Inked | Hinted | Coached | Remarked | Said | RematchReady | Watching | Closing | Preparing | Pong;
