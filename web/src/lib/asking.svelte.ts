/** A question on its way to its answer: it narrows while somebody looks, rests when nobody does, and can be stopped. */
import { api, Refusal } from "./api";
import { sorry } from "./i18n/index.svelte";
import type { AnswerTold, AskedInfo, NewQuestion } from "./messages";

/** Seconds that the server may wait for more before it answers all the same. */
const WAIT = 15;
const AGAIN_AFTER = 1_500;

/** How sure it was after some games. */
export interface Moment {
  games: number;
  value: number;
  low: number;
  high: number;
}

/** The figure that an answer is mostly about: the first of its box, of good players where they were asked. */
export function mainFigure(answer: AnswerTold): AnswerTold["figures"][number] | null {
  const here = answer.figures.filter((one) => one.box === "here" && one.value !== null);
  return here.find((one) => one.population === "good") ?? here[0] ?? null;
}

export class Asking {
  info = $state.raw<AskedInfo | null>(null);
  paused = $state(false);
  problem = $state("");
  course = $state.raw<Moment[]>([]);
  #stopped = false;

  constructor(
    readonly game: string,
    readonly wish: NewQuestion,
    /** Told whenever more is known. */
    readonly told: (answer: AnswerTold) => void,
  ) {
    void this.#begin();
  }

  get answer(): AnswerTold | null {
    return this.info?.answer ?? null;
  }

  get over(): boolean {
    return this.problem !== "" || this.info?.state === "done" || this.info?.state === "failed";
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) void this.#follow();
  }

  stop(): void {
    this.#stopped = true;
    if (this.info && !this.over) void api.stopQuestion(this.game, this.info.id).catch(() => undefined);
  }

  async #begin(): Promise<void> {
    try {
      this.#hear(await api.ask(this.game, this.wish));
      await this.#follow();
    } catch (refusal) {
      this.problem = sorry(refusal);
    }
  }

  async #follow(): Promise<void> {
    while (!this.#stopped && !this.paused && !this.over && this.info) {
      try {
        this.#hear(await api.lookAtQuestion(this.game, this.info.id, this.info.version, WAIT));
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.code === "not_found") {
          this.problem = sorry(refusal);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER)); // the network, or a server that restarts
      }
    }
  }

  #hear(info: AskedInfo): void {
    if (this.#stopped) return;
    this.info = info;
    if (info.problem) this.problem = info.problem;
    const { answer } = info;
    if (!answer) return;
    const main = mainFigure(answer);
    if (
      main &&
      main.value !== null &&
      main.low !== null &&
      main.high !== null &&
      answer.games > (this.course.at(-1)?.games ?? 0)
    )
      this.course = [...this.course, { games: answer.games, value: main.value, low: main.low, high: main.high }];
    this.told(answer);
  }
}
