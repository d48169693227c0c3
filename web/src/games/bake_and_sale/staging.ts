/** Bake & Sale: how what others do is shown. */
import type { Staging } from "$lib/game";
import type { Form } from "$lib/messages";
import { valuesOf } from "$lib/staging";
import { SHOPS } from "./types";

const kindOf = (building: string) => SHOPS.find((shop) => shop.id === building)?.kind ?? "";

/** Breads before the shop where they get better. */
function things(form: Form): string[] {
  const shops = valuesOf(form, "building").map((building) => `kind:${kindOf(building)}`);
  const named = ["bread", "supply", "order"].flatMap((kind) => valuesOf(form, kind).map((one) => `${kind}:${one}`));
  return named.length ? named : shops;
}

const PANELS = { bread: "bakery", supply: "market", order: "orders", kind: "shops" };

export const staging: Staging = {
  things,
  panel(form) {
    const [first = ""] = things(form);
    return PANELS[first.split(":")[0] as keyof typeof PANELS] ?? null;
  },
  sound: ({ gain }) => (typeof gain === "number" && gain > 0 ? "till" : "pencil"),
};
