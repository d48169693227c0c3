/** Scroll what is around a thing until it is at the top of it; the page itself, which does not scroll, stays where it is. */
export function leadTo(thing: HTMLElement): void {
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (!["auto", "scroll"].includes(getComputedStyle(around).overflowY)) continue;
    around.scrollTop += thing.getBoundingClientRect().top - around.getBoundingClientRect().top;
    return;
  }
}
