/** Cake Auf!: how what others do is shown. */
import type { Staging } from "$lib/game";
import { t } from "$lib/i18n/index.svelte";
import type { Form, FormValue } from "$lib/messages";
import { doneTo, valuesOf } from "$lib/staging";

const BANS = ["ban", "ban-full"];
const INTERVALS = ["win-round", "closing-time", "round-standing"];
const PEEKS = ["peek", "peek-unseen"];
const EXCHANGES = ["exchange", "exchange-unseen"];

/** The cards that are played on recipes of a seat. */
const playedOn = ({ cards }: Form, seat: number): Form[] =>
  Array.isArray(cards) ? (cards as Form[]).filter((card) => card.whose === seat) : [];
const isLift = ({ form }: Form): boolean => form.startsWith("lift");

/** Cards that nobody else sees, where that is all that was drawn. */
function drawnTogether({ form, cards }: Form): (Form & { n: number }) | null {
  const [drawn, ...others] = form === "draw" && Array.isArray(cards) ? (cards as Form[]) : [];
  return drawn && others.length === 0 && typeof drawn.n === "number" ? { ...drawn, n: drawn.n } : null;
}

/** What was looked at: recipes by their names, or how many they were. */
function joined(one: Form, next: Form): Form {
  if (one.form === "peek-unseen") return { ...one, n: Number(one.n) + Number(next.n) };
  return { ...one, recipe: [one, next].flatMap((peek) => peek.recipe as FormValue[]) };
}

export const staging: Staging = {
  // Cards by their names would be found in one's own hand.
  things: (form) => valuesOf(form, "recipe").map((recipe) => `recipe:${recipe}`),
  hits: (form, seat) =>
    form.form === "play" ? playedOn(form, seat).some((card) => !isLift(card)) : doneTo(form).includes(seat),
  /** Cards that went and came, and bans that lie on recipes in the end. */
  cost(forms, seat) {
    const hands = forms.filter((form) => form.whom === seat);
    const one = hands.filter((form) => EXCHANGES.includes(form.form)).length;
    const lost = hands.reduce((sum, { gets }) => sum + Number(gets ?? 0), one);
    const got = hands.reduce((sum, { gives }) => sum + Number(gives ?? 0), one);
    const played = forms.flatMap((form) => (form.form === "play" ? playedOn(form, seat) : []));
    const banned = played.filter((card) => BANS.includes(card.form)).length;
    const bans = Math.max(0, banned - played.filter(isLift).length);
    const cards = [lost ? `−${lost}` : "", got ? `+${got}` : ""].filter(Boolean).join(" ");
    return [cards, bans ? t("ca-cost_bans", { n: bans }) : ""].filter(Boolean).join(", ");
  },
  /** Recipes are looked at one by one, as cards that nobody else sees are drawn, and told together. */
  together(one, next) {
    if (one.who === next.who && one.form === next.form && PEEKS.includes(one.form)) return joined(one, next);
    const [first, second] = [one, next].map(drawnTogether);
    if (!first || !second || one.who !== next.who) return null;
    return { ...one, cards: [{ ...first, n: first.n + second.n }] };
  },
  interval: ({ form }) => INTERVALS.includes(form),
  panel: () => "table",
  sound: (form) => (form.form.startsWith("finish") ? "till" : "card"),
};
