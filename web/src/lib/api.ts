/** What the browser asks for over HTTP; everything else travels through the table's WebSocket. */
import type {
  Components,
  EditionFile,
  Form,
  GameInfo,
  Invitation,
  Lines,
  Lobby,
  Me,
  NewLesson,
  NewTable,
  Outlook,
  PastPosition,
  Problem,
  SeatChange,
  TableAnswer,
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
  tryEdition: (game: string, file: EditionFile) => ask<Components>("POST", `/games/${game}/edition`, file),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  lobby: () => ask<Lobby>("GET", "/tables"),
  newTable: (wish: Partial<NewTable> & Pick<NewTable, "game" | "seats">) => ask<TableAnswer>("POST", "/tables", wish),
  lesson: (wish: Partial<NewLesson> & Pick<NewLesson, "game">) => ask<TableAnswer>("POST", "/lessons", wish),
  table: (table: string) => ask<TableAnswer>("GET", `/tables/${table}`),
  invitation: (link: string) => ask<Invitation>("GET", `/join/${link}`),
  join: (link: string, name: string | null) => ask<TableAnswer>("POST", "/join", { link, name }),
  sit: (table: string, name: string | null) => ask<TableAnswer>("POST", `/tables/${table}/sit`, { name }),
  leave: (table: string, seat: number) => ask<TableAnswer>("POST", `/tables/${table}/seats/${seat}/leave`),
  giveAway: (table: string, seat: number, change: SeatChange) =>
    ask<TableAnswer>("PUT", `/tables/${table}/seats/${seat}`, change),
  abandon: (table: string) => ask<TableAnswer>("POST", `/tables/${table}/abandon`),
  past: (table: string, step: number, seat: number | null) =>
    ask<PastPosition>("GET", `/tables/${table}/steps/${step}${seatQuery(seat)}`),
  log: (table: string, seat: number | null) => ask<Lines>("GET", `/tables/${table}/log${seatQuery(seat)}`),
  outlook: once((table: string) => ask<Outlook>("GET", `/tables/${table}/outlook`)),
  record: (table: string) => text(`/tables/${table}/record`),
};
