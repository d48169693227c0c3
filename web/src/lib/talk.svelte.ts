/** What is said at a table, and who looks on. */
import { t } from "./i18n/index.svelte";
import type { Said, TableInfo, Watching, You } from "./messages";

/** What talking needs from the table. */
export interface Talking {
  readonly info: TableInfo | null;
  readonly you: You | null;
  /** Whether it could be said. */
  saying(text: string): Promise<boolean>;
}

export class Talk {
  lines = $state<Said[]>([]);
  /** Lines that are on their way: shown at once, with numbers below zero. */
  unsaid = $state.raw<Said[]>([]);
  /** The line that came last while one was here. */
  latest = $state.raw<Said | null>(null);
  /** Who looks on without a seat. */
  lookers = $state.raw<Pick<Watching, "count" | "names">>({ count: 0, names: [] });
  #unsaid = 0;

  constructor(readonly table: Talking) {}

  /** Whoever comes hears what was said before; who looks on is told next. */
  begin(lines: Said[]): void {
    this.lines = lines;
    this.lookers = { count: 0, names: [] };
  }

  hear(line: Said): void {
    const seats = this.table.you?.seats ?? [];
    const mine = this.unsaid.findIndex((one) => one.text === line.text && seats.includes(line.seat ?? -1));
    if (mine >= 0) this.unsaid = this.unsaid.toSpliced(mine, 1);
    this.lines = [...this.lines.filter((said) => said.index !== line.index), line];
    this.latest = line;
  }

  /** Shown at once; false when it could not be said. */
  async say(words: string): Promise<boolean> {
    const { you, info } = this.table;
    const text = words.split(" ").filter(Boolean).join(" ");
    const seat = you?.seats[0] ?? null;
    const name = seat === null ? t("you") : (info?.seats[seat]?.name ?? "");
    const line: Said = { type: "said", index: -1 - this.#unsaid++, name, seat, text, at: Date.now() };
    this.unsaid = [...this.unsaid, line];
    const heard = await this.table.saying(text);
    this.unsaid = this.unsaid.filter((one) => one.index !== line.index);
    return heard;
  }
}
