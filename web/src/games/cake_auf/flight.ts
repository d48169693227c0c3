/** Cards fly: dealt from a pile, laid from a hand, thrown onto the discard pile. */
import { settings } from "$lib/settings.svelte";

export interface Way {
  /** From where, seen from the place where the card is drawn. */
  dx: number;
  dy: number;
  delay?: number;
}

const MOVE = 260;
const EASE = "cubic-bezier(.2, 1.25, .35, 1)";

/** Svelte action: the element comes from somewhere when it appears. */
export function dealt(node: SVGElement, { dx, dy, delay = 0 }: Way): void {
  if (settings.still) return;
  const from = { transform: `translate(${dx}px, ${dy}px) rotate(-8deg)`, opacity: 0.15 };
  const middle = {
    transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 16}px) rotate(-3deg)`,
    opacity: 1,
    offset: 0.55,
  };
  const timing = { duration: MOVE, delay, easing: EASE, fill: "backwards" } as const;
  node.animate([from, middle, { transform: "none", opacity: 1 }], timing);
}

/** Svelte transition: the element goes somewhere when it disappears. */
export function thrown(_: Element, { dx, dy }: Way) {
  return {
    duration: settings.still ? 0 : 220,
    css: (here: number, gone: number) =>
      `transform: translate(${dx * gone}px, ${dy * gone}px) rotate(${gone * 14}deg) scale(${0.6 + 0.4 * here}); opacity: ${here}`,
  };
}
