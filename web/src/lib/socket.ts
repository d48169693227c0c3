/** One table's WebSocket: says hello with what is known, answers requests, and comes back by itself. */
import { api, Refusal } from "./api";
import type { Components, FromBrowser, FromServer, Refused } from "./messages";

export type ConnectionState = "connecting" | "open" | "waiting" | "gone";
type Numbered = Extract<FromBrowser, { number: number }>;
/** A request without its number; of each kind on its own, so that their fields stay apart. */
type Unnumbered<T> = T extends Numbered ? Omit<T, "number"> : never;
export type Request = Unnumbered<Numbered>;
export type Answer = Extract<FromServer, { number: number | null }>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
const NOT_FOUND = 4404;
const ANSWER_WITHIN = 20_000;

export interface Hooks {
  /** The length of the log that is known already. */
  known(): number;
  heard(message: FromServer): void;
  changed(state: ConnectionState, reason: string): void;
}

/** How a table is asked and heard of: by its socket, or by what stands in for one. */
export interface Line {
  request<T extends Answer>(message: Request): Promise<T>;
  send(message: FromBrowser): boolean;
  close(): void;
  /** What is printed in the box on the table. */
  components(): Promise<Components>;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(problem: Refusal): void;
}

export class TableSocket implements Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #closed = false;

  constructor(
    readonly table: string,
    readonly hooks: Hooks,
  ) {
    if (!table) return; // a table that is only a picture
    addEventListener("online", this.#comeBack);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#comeBack);
    document.removeEventListener("visibilitychange", this.#comeBack);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#giveUp("closed");
  }

  components(): Promise<Components> {
    return api.components(this.table);
  }

  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends and waits for the answer; a refusal, or a lost connection, is thrown. */
  request<T extends Answer>(message: Request): Promise<T> {
    const number = ++this.#number;
    return new Promise<T>((resolve, reject) => {
      if (!this.send({ ...message, number } as FromBrowser)) {
        reject(new Refusal("offline", ""));
        return;
      }
      this.#waiting.set(number, { resolve: resolve as (answer: Answer) => void, reject });
      setTimeout(() => this.#settle(number, new Refusal("offline", "")), ANSWER_WITHIN);
    });
  }

  #connect(): void {
    if (this.#closed) return;
    this.hooks.changed("connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", length: this.hooks.known() });
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason);
    };
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.hooks.changed("open", "");
    }
    if ("number" in message && message.number !== null && this.#waiting.has(message.number)) {
      const refused = message.type === "refused" ? asRefusal(message) : null;
      this.#settle(message.number, refused ?? (message as Answer));
    } else {
      this.hooks.heard(message);
    }
  }

  #settle(number: number, outcome: Answer | Refusal): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (outcome instanceof Refusal) waiting?.reject(outcome);
    else waiting?.resolve(outcome);
  }

  #lost(code: number, reason: string): void {
    clearInterval(this.#ping);
    this.#giveUp("offline");
    if (this.#closed) return;
    if (code === NOT_FOUND) {
      this.hooks.changed("gone", reason);
      return;
    }
    this.hooks.changed("waiting", reason);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #giveUp(_reason: string): void {
    for (const number of [...this.#waiting.keys()]) this.#settle(number, new Refusal("offline", ""));
  }

  /** Whoever looks at the page again does not want to wait for the next try. */
  #comeBack = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED || document.hidden || this.#closed) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}

const asRefusal = (message: Refused) => new Refusal(message.code, message.words, message.form);
