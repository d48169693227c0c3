/** Names of parts and dice in the language of the page. */
import { type Key, t } from "$lib/i18n/index.svelte";
import { frostingHalves } from "./shapes";

export const flavourName = (flavour: string): string => t(`ce-flavour-${flavour}` as Key);
export const baseName = (base: string): string => t(`ce-base-${base}` as Key);

/** Such as "chocolate and mint frosting". */
export function frostingName(frosting: string): string {
  const [left, right] = frostingHalves(frosting);
  const flavour = left === right ? flavourName(left) : t("ce-and", { a: flavourName(left), b: flavourName(right) });
  return t("ce-frosting", { flavour });
}

/** Such as "vanilla base, lemon frosting". */
export const recipeName = (base: string, frosting: string): string => `${baseName(base)}, ${frostingName(frosting)}`;

/** Such as "vanilla and lemon". */
export function customerName(kind: string): string {
  const [trousers = "", shirt = ""] = kind.split(" ");
  return t("ce-and", { a: flavourName(trousers), b: flavourName(shirt) });
}

export const dieName = (colour: string): string => t(`ce-die-${colour}` as Key);
