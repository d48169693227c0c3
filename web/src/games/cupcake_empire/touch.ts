/** Attributes for the things on this board that stand for one action. */
import type { Glow } from "$lib/choice.svelte";
import type { ActionInfo } from "$lib/messages";
import type { TableModel } from "$lib/table.svelte";

interface SpotOptions {
  /** For tests: what the element stands for. */
  thing: string;
  label: string;
  /** The notation to ask about when it is not possible. */
  why?: string;
}

export const glowOf = (table: TableModel, action: ActionInfo | null): Glow =>
  !action ? "none" : table.choice.held?.id === action.id ? "picked" : "can";

/** An element that stands for one action. While that is held, all others can still be touched. */
export function spot(table: TableModel, action: ActionInfo | null, options: SpotOptions): Record<string, unknown> {
  const { choice } = table;
  const named = { "data-thing": options.thing };
  if (!action) {
    const why = options.why && table.actions.length > 0 ? options.why : null;
    // What cannot be touched and has nothing to say is no thing: a hover belongs to what it lies on.
    const place = why ? named : { "data-place": options.thing };
    return {
      ...place,
      ...(why ? choice.asks(why) : {}),
      "data-glow": "none",
      role: "img",
      "aria-label": options.label,
    };
  }
  const glow = glowOf(table, action);
  return {
    ...choice.button(() => choice.complete(action), `${options.label}: ${table.may(action)}`, action),
    ...named,
    "data-glow": glow,
  };
}

const DRAGS_FROM = 5;

/** The click that a browser reports at the end of a drag is none. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

/** Svelte action: the element follows the pointer, and is told on which thing it was dropped. */
export function drag(node: SVGGraphicsElement, dropped: (thing: string) => void) {
  let from: { x: number; y: number } | null = null;
  let moved = false;
  const begin = (event: PointerEvent) => {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const across = event.clientX - from.x;
    const down = event.clientY - from.y;
    moved ||= Math.hypot(across, down) > DRAGS_FROM;
    if (!moved) return;
    const scale = node.getScreenCTM()?.a ?? 1;
    node.style.translate = `${across / scale}px ${down / scale}px`;
    node.style.pointerEvents = "none";
  };
  const end = (event: PointerEvent) => {
    if (from && moved) {
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-thing]");
      swallowClick();
      if (below?.dataset.thing) dropped(below.dataset.thing);
    }
    from = null;
    moved = false;
    node.style.translate = "";
    node.style.pointerEvents = "";
  };
  node.style.touchAction = "none";
  node.addEventListener("pointerdown", begin);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  return {
    update: (next: (thing: string) => void) => {
      dropped = next;
    },
    destroy: () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    },
  };
}
