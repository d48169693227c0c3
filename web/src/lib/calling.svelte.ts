/** Calls a person whose turn it is while another tab or program is in front; only if they asked for it. */
import { t } from "./i18n/index.svelte";
import { keep, recall } from "./settings.svelte";

type Calls = "yes" | "no" | "denied";

class Calling {
  /** Whether this browser can call at all. */
  readonly possible = "Notification" in window;
  calls = $state<Calls>(this.#known());

  #known(): Calls {
    if (!this.possible) return "no";
    if (Notification.permission === "denied") return "denied";
    return Notification.permission === "granted" && recall("call") === "yes" ? "yes" : "no";
  }

  /** Asks the browser, which asks the person: only ever on a click. */
  async ask(): Promise<void> {
    const answer = await Notification.requestPermission();
    keep("call", answer === "granted" ? "yes" : "no");
    this.calls = answer === "granted" ? "yes" : answer === "denied" ? "denied" : "no";
  }

  stop(): void {
    keep("call", "no");
    this.calls = "no";
  }

  /** Says whose turn it is, if nobody looks at the page. One call for each table: a new one replaces it. */
  async call(table: string, game: string): Promise<void> {
    if (this.calls !== "yes" || !document.hidden) return;
    const told = { body: game, tag: table, icon: "/icon-192.png", data: `/table/${table}` };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(t("your_turn"), told);
      return;
    }
    const shown = new Notification(t("your_turn"), told);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

export const calling = new Calling();
