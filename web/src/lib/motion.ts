/** Things travel: from where they were to where they are, in the units of their own SVG. */
import { settings } from "./settings.svelte";

interface Place {
  /** The thing that travels; the same id in two places of the board is the same thing. */
  id: string;
  x: number;
  y: number;
}

const MOVE = 260;
const EASE = "cubic-bezier(.2, 1.25, .35, 1)";
const lastSeen = new Map<string, { x: number; y: number }>();

/** Svelte action for an SVG element that is drawn at (x, y): `<g use:travel={{ id, x, y }}>`. */
export function travel(node: SVGElement, place: Place) {
  const arrive = ({ id, x, y }: Place) => {
    const before = lastSeen.get(id);
    lastSeen.set(id, { x, y });
    if (!before || settings.still || (before.x === x && before.y === y)) return;
    const from = `translate(${before.x - x}px, ${before.y - y}px)`;
    node.animate([{ transform: from }, { transform: "none" }], { duration: MOVE, easing: EASE, composite: "add" });
  };
  arrive(place);
  return { update: arrive };
}

/** A new table begins: nothing travels from the last one. */
export const forgetPlaces = (): void => lastSeen.clear();
