/** Cupcake Empire: how what others do is shown. */
import type { Staging } from "$lib/game";
import { t } from "$lib/i18n/index.svelte";
import type { Form, FormValue } from "$lib/messages";
import { signed } from "$lib/speaking";
import { summed, valuesOf } from "$lib/staging";

const IN_TOWN = [
  "sell",
  "outlet",
  "bakery",
  "outlet-expelling",
  "outlet-to-expelling",
  "move-outlet",
  "move-outlet-expelling",
];
const IN_THE_KITCHEN = ["take", "assemble", "start", "hire"];
const DICE = ["finish", "roll-now", "wake", "move"];

function things(form: Form): string[] {
  if (form.form === "sell" && Array.isArray(form.sales))
    return (form.sales as Form[]).map((sale) => `house:${sale.street}.${sale.number}`);
  const streets = [...valuesOf(form, "to_street"), ...valuesOf(form, "street")];
  if (streets.length) return streets.map((street) => `${form.form === "bakery" ? "bakery" : "outlet"}:${street}`);
  if (typeof form.number === "number") return [`column:${form.number}`];
  const parts = ["base", "frosting"].flatMap((kind) => valuesOf(form, kind).map((one) => `loose:${kind}:${one}`));
  return form.form === "take" ? parts : [];
}

export const staging: Staging = {
  things,
  hits: ({ whom }, seat) => whom === seat,
  cost(forms, seat) {
    const loss = forms.reduce((sum, form) => sum + (form.whom === seat ? Number(form.loss ?? 0) : 0), 0);
    return loss ? t("ce-cost_sales", { n: signed(loss) }) : "";
  },
  /** Dice fall one by one, and are told together. */
  together(one, next) {
    if (one.form !== "roll" || next.form !== "roll") return null;
    const both = (name: string) =>
      [one, next].flatMap((roll) => (Array.isArray(roll[name]) ? (roll[name] as FormValue[]) : []));
    return { ...one, faces: both("faces"), gains: summed(both("gains") as Form[]) };
  },
  panel({ form }) {
    if (IN_TOWN.includes(form)) return "city";
    return IN_THE_KITCHEN.includes(form) ? "kitchen" : "board";
  },
  sound({ form }) {
    if (DICE.includes(form)) return "dice";
    return form === "sell" || form.startsWith("outlet") || form === "bakery" ? "till" : "card";
  },
};
