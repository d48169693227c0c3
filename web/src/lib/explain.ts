/**
 * Everything explains itself: an element says its name and one sentence about itself, and `Explanation.svelte` shows it to
 * whoever points at it, comes to it by keyboard, or presses it long.
 */

/** `<g {...explain(t("bs-fame"), t("glossary-fame"))}>` */
export const explain = (name: string, ...sentences: string[]): { "data-explain": string } => ({
  "data-explain": [name, ...sentences.filter(Boolean)].join("\n"),
});

/** What an element says: its name, then sentences. */
export function explanationOf(element: Element): { name: string; sentences: string[] } {
  const [name = "", ...sentences] = (element.getAttribute("data-explain") ?? "").split("\n");
  return { name, sentences };
}

interface Spot {
  left: number;
  top: number;
}
type Size = { width: number; height: number };

const MARGIN = 8;
/** Below the awning. */
const TOP = 52;

/** Where something of that size lies beside a thing without covering it, and covers as little as can be of the rest. */
export function beside(target: DOMRect, { width, height }: Size, others: DOMRect[]): Spot {
  const lefts = [target.left - width - MARGIN, target.left, target.left + (target.width - width) / 2];
  lefts.push(target.right - width, target.right + MARGIN);
  const tops = [target.top - height - MARGIN, target.top, target.top + (target.height - height) / 2];
  tops.push(target.bottom - height, target.bottom + MARGIN);
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const inside = ({ left, top }: Spot): Spot => ({
    left: Math.min(Math.max(left, MARGIN), innerWidth - width - MARGIN),
    top: Math.min(Math.max(top, TOP), innerHeight - height - MARGIN),
  });
  const cost = (spot: Spot): number => {
    const covers = (box: DOMRect) => overlap(box, spot, { width, height });
    return covers(target) * 100 + others.reduce((sum, box) => sum + covers(box), 0);
  };
  const costs = spots.map(inside).map((spot) => ({ spot, cost: cost(spot) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}

function overlap(box: DOMRect, { left, top }: Spot, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return across > 0 && down > 0 ? across * down : 0;
}
