/**
 * Keeps the keyboard where it was. After a move things are drawn anew, and what was in focus may not be touched for a
 * moment, or any more: the browser then forgets where somebody was, and the next key would go to the page as a whole.
 */
export class FocusKeeper {
  #thing: string | null = null;

  /** Something on the board has the focus of the keyboard; the mouse leaves nothing behind. */
  notice(event: FocusEvent): void {
    const { target } = event;
    const seen = target instanceof Element && target.matches(":focus-visible");
    this.#thing = seen ? (target.closest("[data-thing]")?.getAttribute("data-thing") ?? null) : null;
  }

  /** The board is drawn: give the focus back, also to a thing that cannot be touched now. */
  restore(): void {
    if (this.#thing === null || document.activeElement !== document.body) return;
    const found = document.querySelector<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(this.#thing)}"]`);
    if (!found) return;
    if (!found.hasAttribute("tabindex")) found.setAttribute("tabindex", "-1");
    found.focus({ preventScroll: true });
  }
}
