/** Names of parts, dice and improvements in the language of the page, from the same catalogue as the sentences. */
import { nameOf, t } from "$lib/i18n/index.svelte";
import { capital } from "$lib/speaking";

export const flavourName = (flavour: string): string => nameOf(`flavour.${flavour}`, flavour);
export const dieName = (colour: string): string => nameOf(`die.${colour}`, colour);
export const typeName = (type: string): string => nameOf(`improvement.${type}`, type);
export const baseName = (base: string): string => capital(nameOf(`base.${base}`, base));
export const frostingName = (frosting: string): string => capital(nameOf(`frosting.${frosting}`, frosting));

/** Such as "Vanilla base, lemon frosting". */
export const recipeName = (base: string, frosting: string): string =>
  `${baseName(base)}, ${nameOf(`frosting.${frosting}`, frosting)}`;

/** What a customer wants, such as "vanilla with lemon". */
export function customerName(kind: string): string {
  const [trousers = "", shirt = ""] = kind.split(" ");
  return t("ce-cupcake", { base: flavourName(trousers), frosting: flavourName(shirt) });
}
