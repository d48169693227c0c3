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

/**
 * The one open action of a kind with these parameters; none where several are left. (Things that are told by two names,
 * such as a street and a house, are touched as one.)
 */
export function single(table: TableModel, ...named: string[]): ActionInfo | null {
  return table.choice.only(...named);
}

export const glowOf = (table: TableModel, action: ActionInfo | null): Glow =>
  !action ? "none" : table.choice.held?.id === action.id ? "picked" : "can";

/** An element that stands for one action: a touch plays it; on a phone it is held, and all others can still be touched. */
export function spot(table: TableModel, action: ActionInfo | null, options: SpotOptions): Record<string, unknown> {
  const { choice } = table;
  const named = { "data-thing": options.thing };
  if (!action) {
    const why = options.why && table.actions.length > 0 ? options.why : null;
    const asks = why && {
      onpointerenter: () => table.askWhy(why),
      onpointerleave: () => table.askWhy(null),
      onclick: () => table.askWhy(why),
    };
    return { ...named, ...asks, "data-glow": "none", role: "img", "aria-label": options.label };
  }
  const act = () => {
    if (!table.phone) choice.play(action);
    else choice.hold(choice.held?.id === action.id ? null : action);
  };
  const glow = glowOf(table, action);
  return { ...choice.button(act, `${options.label}: ${action.words}`, action), ...named, "data-glow": glow };
}
