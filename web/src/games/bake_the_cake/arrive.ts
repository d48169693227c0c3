/** Things that appear on the board come from somewhere: a jar, a plate, a recipe, a hand. */
import { settings } from "$lib/settings.svelte";

const MOVE = 300;
const EASE = "cubic-bezier(.2, 1.25, .35, 1)";

/** The offset from where the thing came, in the units of its SVG; null: it was there all the time. */
export type From = { dx: number; dy: number } | null;

/** Svelte action: slide in from `from` when the element appears. */
export function arrive(node: SVGElement, from: From) {
  if (!from || settings.still) return;
  node.animate([{ transform: `translate(${from.dx}px, ${from.dy}px)` }, { transform: "translate(0px, 0px)" }], {
    duration: MOVE,
    easing: EASE,
  });
}

/** Svelte action: a part drops onto the cake and squashes it a little. */
export function drop(node: SVGElement, lands: boolean) {
  if (!lands || settings.still) return;
  node.animate(
    [
      { transform: "translateY(-34px)", opacity: 0.3 },
      { transform: "translateY(0) scaleY(1)", opacity: 1, offset: 0.6 },
      { transform: "translateY(0) scaleY(.95)", offset: 0.8 },
      { transform: "none" },
    ],
    { duration: 380, easing: "ease-in" },
  );
}
