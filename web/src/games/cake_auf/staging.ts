/** Cake Auf!: how what others do is shown. */
import type { Staging } from "$lib/game";
import { t } from "$lib/i18n/index.svelte";
import type { Form } from "$lib/messages";
import { doneTo, valuesOf } from "$lib/staging";

const BANS = ["ban", "ban-full"];
const EXCHANGES = ["exchange", "exchange-unseen", "grab", "one"];

/** The cards that are played on recipes of a seat. */
const playedOn = ({ cards }: Form, seat: number): Form[] =>
  Array.isArray(cards) ? (cards as Form[]).filter((card) => card.whose === seat) : [];

export const staging: Staging = {
  // Cards by their names would be found in one's own hand.
  things: (form) => valuesOf(form, "recipe").map((recipe) => `recipe:${recipe}`),
  hits: (form, seat) =>
    form.form === "play"
      ? playedOn(form, seat).some((card) => !String(card.form).startsWith("lift"))
      : doneTo(form).includes(seat),
  cost(form, seat) {
    if (form.whom === seat && typeof form.gives === "number") return `−${form.gets} +${form.gives}`;
    if (form.whom === seat && EXCHANGES.includes(form.form)) return "−1 +1";
    const bans = form.form === "play" ? playedOn(form, seat).filter((card) => BANS.includes(card.form)).length : 0;
    return bans ? t("ca-cost_bans", { n: bans }) : "";
  },
  panel: () => "table",
  sound: (form) => (form.form.startsWith("finish") ? "till" : "card"),
};
