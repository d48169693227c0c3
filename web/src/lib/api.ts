/** What the browser asks for over HTTP; everything else travels through the table's WebSocket. */
import type {
  Analysis,
  AskedInfo,
  Compared,
  Comparison,
  Components,
  DailyBoard,
  DailyInfo,
  DeviceInfo,
  DeviceLink,
  EditionFile,
  Form,
  GameInfo,
  Invitation,
  Kitchen,
  LaidTable,
  Lines,
  Lobby,
  LookingBack,
  Me,
  NewBake,
  NewBranch,
  NewDevice,
  NewLesson,
  NewPasskey,
  NewQuestion,
  NewTable,
  Outlook,
  PasskeyInfo,
  PasskeyOptions,
  PasskeySignIn,
  Passkeys,
  PastPosition,
  Plan,
  Planned,
  Preview,
  Previewed,
  Problem,
  PuzzleAnswer,
  PuzzleJudged,
  PuzzleShelf,
  PuzzleShown,
  PuzzleWish,
  RatingBoard,
  SeatChange,
  TableAnswer,
  TableWish,
  WorkshopInfo,
} from "./messages";

/** An answer that is not what was asked for: why, for every language, or else as a sentence in English. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem["code"] | "offline",
    words: string,
    readonly form: Form | null = null,
  ) {
    super(words);
  }
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "unavailable", problem?.words ?? answer.statusText, problem?.form);
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await answerTo(method, path, body)).json();
/** What may take a while: what came of it, or how far it is. */
async function askUntilDone<T>(path: string): Promise<{ done: T } | LookingBack> {
  const answer = await answerTo("GET", path);
  return answer.status === 202 ? answer.json() : { done: await answer.json() };
}
const text = async (path: string): Promise<string> => (await answerTo("GET", path)).text();
const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

/** Things that do not change while the page is open are asked for once. */
function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? load(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

const textOnce = once(text);

export const api = {
  /** With their promises in a language. */
  games: once((language: string) => ask<GameInfo[]>("GET", `/games?language=${language}`)),
  /** A game's catalogue in a language, as a Fluent file; English where it has no other. */
  words: (game: string, language: string) => textOnce(`/games/${game}/words/${language}`),
  rules: once((game: string) => text(`/games/${game}/rules`)),
  components: once((table: string) => ask<Components>("GET", `/tables/${table}/components`)),
  workshop: once((game: string) => ask<WorkshopInfo>("GET", `/games/${game}/workshop`)),
  layTable: (game: string, wish: Partial<TableWish>, language: string) =>
    ask<LaidTable>("POST", `/games/${game}/workshop/table?language=${language}`, wish),
  ask: (game: string, wish: NewQuestion) => ask<AskedInfo>("POST", `/games/${game}/workshop/questions`, wish),
  lookAtQuestion: (game: string, question: string, version: number, wait: number) =>
    ask<AskedInfo>("GET", `/games/${game}/workshop/questions/${question}?version=${version}&wait=${wait}`),
  stopQuestion: (game: string, question: string) => answerTo("DELETE", `/games/${game}/workshop/questions/${question}`),
  tryEdition: (game: string, file: EditionFile) => ask<Components>("POST", `/games/${game}/edition`, file),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  devices: () => ask<DeviceInfo[]>("GET", "/me/devices"),
  linkDevice: () => ask<DeviceLink>("POST", "/me/devices"),
  whoseDevice: (link: string) => ask<Me>("GET", `/me/devices/join/${link}`),
  joinDevice: (told: NewDevice) => ask<Me>("POST", "/me/devices/join", told),
  shutOut: (device: string) => answerTo("DELETE", `/me/devices/${device}`),
  passkeys: () => ask<Passkeys>("GET", "/me/passkeys"),
  optionsToMakePasskey: () => ask<PasskeyOptions>("POST", "/me/passkeys/options"),
  makePasskey: (made: NewPasskey) => ask<PasskeyInfo>("POST", "/me/passkeys", made),
  optionsToSignIn: () => ask<PasskeyOptions>("POST", "/me/passkeys/sign-in/options"),
  signIn: (signed: PasskeySignIn) => ask<Me>("POST", "/me/passkeys/sign-in", signed),
  removePasskey: (passkey: string) => answerTo("DELETE", `/me/passkeys/${passkey}`),
  forgetMe: () => answerTo("DELETE", "/me"),
  lobby: () => ask<Lobby>("GET", "/tables"),
  newTable: (wish: Partial<NewTable> & Pick<NewTable, "game" | "seats">) => ask<TableAnswer>("POST", "/tables", wish),
  lesson: (wish: Partial<NewLesson> & Pick<NewLesson, "game">) => ask<TableAnswer>("POST", "/lessons", wish),
  table: (table: string) => ask<TableAnswer>("GET", `/tables/${table}`),
  invitation: (link: string) => ask<Invitation>("GET", `/join/${link}`),
  join: (link: string, name: string | null) => ask<TableAnswer>("POST", "/join", { link, name }),
  sit: (table: string, name: string | null) => ask<TableAnswer>("POST", `/tables/${table}/sit`, { name }),
  leave: (table: string, seat: number) => ask<TableAnswer>("POST", `/tables/${table}/seats/${seat}/leave`),
  renew: (table: string, seat: number) => ask<TableAnswer>("POST", `/tables/${table}/seats/${seat}/renew`),
  giveAway: (table: string, seat: number, change: SeatChange) =>
    ask<TableAnswer>("PUT", `/tables/${table}/seats/${seat}`, change),
  abandon: (table: string) => ask<TableAnswer>("POST", `/tables/${table}/abandon`),
  past: (table: string, step: number, seat: number | null) =>
    ask<PastPosition>("GET", `/tables/${table}/steps/${step}${seatQuery(seat)}`),
  /** The same with what the seat could do then; of a match that has ended. */
  choices: (table: string, step: number, seat: number) =>
    ask<PastPosition>("GET", `/tables/${table}/steps/${step}?seat=${seat}&actions=true`),
  analysis: (table: string, depth: Analysis["effort"]["depth"]) =>
    askUntilDone<Analysis>(`/tables/${table}/analysis?depth=${depth}`),
  compare: (table: string, { step, one, other, games }: Comparison) =>
    askUntilDone<Compared>(`/tables/${table}/comparison?step=${step}&one=${one}&other=${other}&games=${games}`),
  branch: (table: string, wish: NewBranch) => ask<TableAnswer>("POST", `/tables/${table}/branches`, wish),
  bringRecord: (record: string) => ask<TableAnswer>("POST", "/records", { text: record }),
  log: (table: string, seat: number | null) => ask<Lines>("GET", `/tables/${table}/log${seatQuery(seat)}`),
  outlook: once((table: string) => ask<Outlook>("GET", `/tables/${table}/outlook`)),
  bakes: () => ask<DailyInfo[]>("GET", "/daily"),
  dailyBoard: (game: string, day: string) => ask<DailyBoard>("GET", `/daily/${game}/${day}`),
  bake: (game: string, wish: Partial<NewBake>) => ask<TableAnswer>("POST", `/daily/${game}`, wish),
  sendBake: (game: string, record: string) => ask<TableAnswer>("POST", `/daily/${game}/records`, { text: record }),
  kitchen: () => ask<Kitchen>("GET", "/me/kitchen"),
  ratings: (game: string) => ask<RatingBoard>("GET", `/ratings/${game}`),
  record: (table: string) => text(`/tables/${table}/record`),
  /** What is printed in the box of a game. */
  box: once((game: string) => ask<Components>("GET", `/games/${game}/components`)),
  puzzles: (game: string, language: string) => ask<PuzzleShelf>("GET", `/games/${game}/puzzles?language=${language}`),
  nextPuzzle: (game: string, wish: PuzzleWish) => ask<PuzzleShown>("POST", `/games/${game}/puzzles/next`, wish),
  puzzle: (game: string, id: string) => ask<PuzzleShown>("GET", `/games/${game}/puzzles/${id}`),
  answerPuzzle: (game: string, id: string, answer: PuzzleAnswer, language: string) =>
    ask<PuzzleJudged>("POST", `/games/${game}/puzzles/${id}/answer?language=${language}`, answer),
  previewPuzzle: (game: string, id: string, asked: Preview) =>
    ask<Previewed>("POST", `/games/${game}/puzzles/${id}/preview`, asked),
  planPuzzle: (game: string, id: string, asked: Plan) =>
    ask<Planned>("POST", `/games/${game}/puzzles/${id}/plan`, asked),
};
