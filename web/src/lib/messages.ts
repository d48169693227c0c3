// Made from src/bakehouse/server/messages/ by `python -m bakehouse.server.typescript`; do not edit.

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

/** How you fare against a program: a level, or a level in character. */
export interface Against {
  program: string;
  matches: number;
  better: number;
  even: number;
}

/** So much for one seat, in both measures: an expectation, or a change of one. */
export interface Amount {
  gained: number;
  points: number;
}

/** One step of the log. */
export interface AnalysedStep {
  index: number;
  who: number;
  notation: string;
  expected: Amount[];
  decision: Decision | null;
  luck: Amount[];
}

/** All that is said of a match. */
export interface Analysis {
  format: 1;
  game: string;
  seats: number;
  players: string[];
  unit: "points" | "chance" | "place";
  effort: Effort;
  thresholds: Thresholds;
  finished: boolean;
  start: Amount[];
  steps: AnalysedStep[];
  accounts: SeatAccount[];
  swings: Swing[];
  notes: Form[];
  remarks: string[];
}

/** An answer as JSON. */
export interface AnswerTold {
  asked: AskTold;
  words: Record<string, unknown>;
  verdict: Record<string, unknown>;
  remarks: Record<string, unknown>[];
  figures: FigureTold[];
  charts: ChartTold[];
  doubts: DoubtTold[];
  whom: Record<string, unknown>[];
  games: number;
  seconds: number;
  sure: boolean;
  done: boolean;
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

/** A question as JSON; `Ask.read` takes it back. */
export interface AskTold {
  game: string;
  question: string;
  subject: string;
  seats: number;
  box: BoxedTold;
  beside: BoxedTold | null;
  populations: string[];
  seconds: number;
  games: number;
  seed: number;
  users: boolean;
}

/** Somebody wants to take back. */
export interface Asked {
  seat: number;
  forms: Form[];
  waiting_for: number[];
  until: number;
}

/** A question on its way, and the best answer so far. It goes on as long as somebody asks for more. */
export interface AskedInfo {
  id: string;
  version: number;
  state: "playing" | "resting" | "done" | "failed";
  ahead: number;
  answer: AnswerTold | null;
  problem: string;
}

/** A box: what an edition changes, as an edition file would name it, and house rules. */
export interface BoxWish {
  edition: Record<string, unknown>;
  house_rules: Record<string, string>;
}

/** A box as JSON. */
export interface BoxedTold {
  edition: Record<string, unknown>;
  house_rules: Record<string, string>;
}

/** Where a match that is tried again comes from: the table, how many of its steps, and whether it has its dice. */
export interface Branch {
  table: string;
  step: number;
  dice: "same" | "new";
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

/** A chart as JSON. */
export interface ChartTold {
  kind: string;
  words: Record<string, unknown>;
  unit: string;
  reference: number | null;
  marks: MarkTold[];
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
  number: number;
  seat: number;
  length: number;
  type: "coach";
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

/** How much better the second move is than the first: by games that were played on after each with the same luck. */
export interface Compared {
  step: number;
  seat: number;
  one: number;
  other: number;
  games: number;
  unit: "points" | "chance" | "place";
  difference: number;
  error: number;
  points: number;
  points_error: number;
}

/** Two moves of one seat to be put beside each other, at a moment of an ended match: after so many steps. */
export interface Comparison {
  step: number;
  one: number;
  other: number;
  games: number;
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

/** Everybody's first tries of a day, the best first, and your own best days. */
export interface DailyBoard {
  game: string;
  day: string;
  seed: string;
  entries: DailyEntry[];
  bests: DailyEntry[];
}

/** A first try that was finished: a match that lies on this server, and anybody can replay it. */
export interface DailyEntry {
  table: string;
  day: string;
  name: string;
  points: number;
  place: number;
  seats: number;
  sent: boolean;
  yours: boolean;
}

/** The bake of today of one game. */
export interface DailyInfo {
  game: string;
  title: string;
  day: string;
  ends_at: number;
  seats: number;
  rivals: string[];
  tries: DailyTry[];
  finished: number;
}

/** That a match is the bake of a day. */
export interface DailyMark {
  day: string;
  seed: string;
  attempt: number;
  sent: boolean;
}

/** What somebody has made of a day so far. */
export interface DailyTry {
  table: string;
  attempt: number;
  status: "open" | "running" | "over" | "abandoned";
  points: number | null;
  place: number | null;
}

/** What a seat decided, and what the strongest program thinks of it with only what the seat knew then. */
export interface Decision {
  played: number;
  best: number;
  options: number;
  considered: Weighed[];
  loss: number;
  loss_worth: number;
  loss_points: number;
  rating: "brilliant" | "good" | "inaccuracy" | "mistake" | "blunder" | "only";
  clear: boolean;
  reason: Form | null;
}

/** A device of one's own. The first one has no name. */
export interface DeviceInfo {
  id: string;
  name: string;
  added_at: number;
  here: boolean;
}

/** Whoever opens this on another device soon is the same person there; it works once. */
export interface DeviceLink {
  path: string;
  until: number;
}

/** A component that is not that of the standard edition; None where there is none. */
export interface Difference {
  path: string;
  standard: unknown;
  here: unknown;
}

/** A doubt as JSON. */
export interface DoubtTold {
  kind: string;
  words: Record<string, unknown>;
  way_out: AskTold | null;
  out_words: Record<string, unknown> | null;
  asked: boolean;
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

/** How closely was looked. */
export interface Effort {
  depth: "first" | "deep";
  program: string;
  sims: number;
  seconds: number;
  seed: number;
}

/** A figure as JSON; null where too few games were played. */
export interface FigureTold {
  name: string;
  words: Record<string, unknown>;
  unit: string;
  population: string;
  box: string;
  value: number | null;
  low: number | null;
  high: number | null;
  games: number;
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
  suggested: SuggestionInfo[];
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
  puzzles: boolean;
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
  number: number;
  seat: number;
  length: number;
  type: "hint";
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
  number: number;
  seat: number;
  length: number;
  type: "ink";
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

/** Everything that came of your matches here. */
export interface Kitchen {
  name: string;
  games: KitchenGame[];
  rates: boolean;
  parquet: boolean;
  whole: boolean;
}

/** Your matches of one game. */
export interface KitchenGame {
  game: string;
  title: string;
  matches: number;
  won: number;
  contested: number;
  best: KitchenResult | null;
  best_day: KitchenResult | null;
  against: Against[];
  recent: KitchenResult[];
  rating: RatingInfo | null;
}

/** What came of a match of yours. */
export interface KitchenResult {
  table: string;
  kind: "usual" | "daily" | "edition";
  ended_at: number;
  points: number;
  place: number;
  seats: number;
  others: string[];
  shared: boolean;
  accuracy: number | null;
  rating: RatingInfo | null;
}

/** A table as it is laid before the first turn, through the eyes of the first seat. */
export interface LaidTable {
  components: Components;
  view: View;
  glossary: Record<string, string>;
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

/** A match, or two of its moves, that is being thought about. */
export interface LookingBack {
  share: number;
}

/** A mark as JSON. */
export interface MarkTold {
  label: Record<string, unknown>;
  value: number | null;
  low: number | null;
  high: number | null;
  population: string;
  box: string;
  x: number | null;
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
  number: number;
  seat: number;
  length: number;
  type: "move";
  action: number | string;
  hold: boolean;
  coached: boolean;
}

export interface MoveRequest {
  seat: number;
  length: number;
  action: number | string;
}

/** The bake of today, to begin or to go on with. */
export interface NewBake {
  name: string | null;
  rivals: string[];
  again: boolean;
}

/** A moment of an ended match to play on from: in which seat, and with which dice. */
export interface NewBranch {
  step: number;
  seat: number;
  dice: "same" | "new";
  program: string | null;
}

/** The secret part of a link for a device, and what the device is called. */
export interface NewDevice {
  link: string;
  name: string | null;
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

/** What a browser has made, as WebAuthn writes it, and what the passkey is called. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string | null;
}

/** A question: one of the menu with its subject, or in one's own words. */
export interface NewQuestion {
  question: string;
  subject: string;
  words: string;
  seats: number | null;
  box: BoxWish;
  beside: BoxWish | null;
  populations: ("beginners" | "good" | "champions")[];
  seconds: number;
  users: boolean;
}

/** A record of a match that was played somewhere, as text: to be looked at here. */
export interface NewRecord {
  text: string;
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

export interface PasskeyInfo {
  id: string;
  name: string;
  added_at: number;
}

/** What a browser wants to know to make or to use a passkey, as WebAuthn writes it. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** What a browser has signed, as WebAuthn writes it, and what this device is called. */
export interface PasskeySignIn {
  credential: Record<string, unknown>;
  name: string | null;
}

export interface Passkeys {
  possible: boolean;
  passkeys: PasskeyInfo[];
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
  number: number;
  seat: number;
  length: number;
  type: "pencil";
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
  number: number;
  seat: number;
  length: number;
  type: "plan";
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
  halfway: boolean;
}

/** A program that thinks has to wait until its game is compiled, once; simple ones play already. */
export interface Preparing {
  type: "preparing";
  seconds: number;
  form: Form;
}

/** What would this action do? `after`: once these are played, which are only planned. */
export interface Preview {
  number: number;
  seat: number;
  length: number;
  type: "preview";
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

/** An action of a puzzle, and what it is worth in the unit; None: it was not looked at closely. */
export interface PuzzleAction {
  action: number;
  notation: string;
  form: Form;
  worth: number | null;
}

/** What somebody would play (None: they want to be told), and how they are rated before it (None: they are not). */
export interface PuzzleAnswer {
  action: number | string | null;
  rating: number | null;
}

/** Whether an answer was right; what the best actions are worth, by how much the first is better, and why. */
export interface PuzzleJudged {
  id: string;
  solved: boolean;
  played: PuzzleAction | null;
  unit: "points" | "chance" | "place";
  margin: number;
  considered: PuzzleAction[];
  reason: Form;
  themes: string[];
  rating: number;
  yours: number | null;
  solved_by: Record<string, number>;
}

/** The puzzles of a game: how many there are, and of what. */
export interface PuzzleShelf {
  game: string;
  count: number;
  themes: PuzzleTheme[];
}

/** A puzzle: the table as its seat sees it, and what it may do. The solution comes with the answer. */
export interface PuzzleShown {
  id: string;
  game: string;
  rating: number;
  position: Position;
}

/** What puzzles are about, in the language that was asked for. */
export interface PuzzleTheme {
  id: string;
  name: string;
  count: number;
}

/** The next puzzle: about as hard as somebody with a rating is strong, of a theme if one is named, and new. */
export interface PuzzleWish {
  rating: number;
  theme: string;
  seen: string[];
}

/** A question of the menu. */
export interface QuestionInfo {
  id: string;
  words: Form;
  subjects: SubjectInfo[];
}

/** A line of the board of ratings. */
export interface RatedEntry {
  name: string;
  program: string;
  rating: RatingInfo;
  yours: boolean;
}

/** The strongest of a game, as far as it is sure. */
export interface RatingBoard {
  game: string;
  rates: boolean;
  entries: RatedEntry[];
}

/** How strong somebody seems to be in a game (openskill): the mean, how unsure it is, and by how many matches. */
export interface RatingInfo {
  mean: number;
  deviation: number;
  matches: number;
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

/** How a seat played, and where its result came from. */
export interface SeatAccount {
  seat: number;
  accuracy: number | null;
  counts: Record<"brilliant" | "good" | "inaccuracy" | "mistake" | "blunder" | "only", number>;
  costliest: number[];
  brilliant: number[];
  start: Amount;
  luck: Amount;
  skill: Amount;
  rivals: Amount;
  result: Amount;
  adjusted: Amount;
  lost: Amount;
  points: number;
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
  rating: RatingInfo | null;
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

/** Something that a question can be about. */
export interface SubjectInfo {
  id: string;
  words: Form | string;
}

/** House rules that suit a number of seats, and why. */
export interface SuggestionInfo {
  seats: number;
  house_rules: Record<string, string>;
  words: string;
}

/** A turning point: a line of the story (or part of it) in which the expectations changed most. */
export interface Swing {
  first: number;
  last: number;
  seat: number;
  change: Amount;
  cause: "luck" | "move";
  step: number;
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
  daily: DailyMark | null;
  promise: string;
  proof: Proof | null;
  branch: Branch | null;
  loaded: boolean;
  result: Record<string, unknown> | null;
  rematch: string | null;
  wish: RematchWish | null;
  kept_until: number | null;
}

/** A table to be looked at and printed, not to be played at. */
export interface TableWish {
  box: BoxWish;
  file: EditionFile | null;
  seats: number | null;
}

/** Take the seat's last action back, or ask for it. */
export interface TakeBack {
  number: number;
  seat: number;
  length: number;
  type: "take_back";
}

/** From which loss of expected return a decision is of a class; how they were found is told in the documentation. */
export interface Thresholds {
  inaccuracy: number;
  mistake: number;
  blunder: number;
  brilliant: number;
}

/** Whether it is taken back already (true) or waits for consent. */
export interface TookBack {
  done: boolean;
  length: number;
}

/** Where a match turned: the line of the story that ends after some steps, and who gained or lost by it. */
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

/** An action that the program thought about, with what it promises to the seat that decides. */
export interface Weighed {
  action: number;
  notation: string;
  form: Form;
  worth: number;
  error: number;
  gained: number;
}

/** The answer to hello; a position follows. */
export interface Welcome {
  type: "welcome";
  version: string;
  table: TableInfo;
  you: You;
  chat: Said[];
}

/** Everything that is printed in the box of a game with where each value comes from, and what can be asked of it. */
export interface WorkshopInfo {
  components: Components;
  origins: Record<string, string>;
  questions: QuestionInfo[];
  populations: ("beginners" | "good" | "champions")[];
  closed: Form | null;
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
  daily: DailyMark | null;
  promise: string;
  proof: Proof | null;
  branch: Branch | null;
  loaded: boolean;
  result: Record<string, unknown> | null;
  rematch: string | null;
  wish: RematchWish | null;
  kept_until: number | null;
  mine: number[];
  awaited: number[];
  moment: Form | null;
  moved_at: number;
}

export type FromBrowser = Hello | Move | Look | Preview | Plan | Pencil | Ink | Hint | Coach | TakeBack | Consent | Say | Rematch | Ping;
export type FromServer = Welcome | TableChanged | Position | Accepted | Refused | Previewed | Planned | Pencilled | Inked | Hinted | Coached | Remarked | Said | RematchReady | Watching | Closing | Preparing | Pong;
