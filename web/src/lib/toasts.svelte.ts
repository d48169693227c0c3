/** Small receipt strips under the awning: what went wrong, and what a person should know now. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_FOR = 4_000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  /** Returns what takes it away before its time. */
  say(text: string, bad = false): () => void {
    if (!text) return () => {};
    const toast = { id: ++this.#next, text, bad };
    this.list = [...this.list.filter((other) => other.text !== text).slice(-2), toast];
    setTimeout(() => this.drop(toast.id), SHOWN_FOR);
    return () => this.drop(toast.id);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
