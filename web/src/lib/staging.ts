/** What a form says about the table: whom it is done to, and which things it touches. */
import type { Staging } from "./game";
import type { Form, FormValue } from "./messages";
import { kindOf, SEAT_WORDS } from "./speaking";

/** Whatever a form names, key by key, also inside the forms that it is made of. */
function* named(form: Form): Generator<[string, FormValue]> {
  for (const [key, value] of Object.entries(form)) {
    if (key === "form") continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "object" && !Array.isArray(one)) yield* named(one);
      else yield [key, one];
    }
  }
}

const actorsOf = ({ who }: Form): FormValue[] => (Array.isArray(who) ? who : who === undefined ? [] : [who]);

/** The seats that it is done to: those it names beside the one who acts. */
export function doneTo(form: Form): number[] {
  const actors = actorsOf(form);
  const seats = [...named(form)].flatMap(([key, value]) =>
    typeof value === "number" && SEAT_WORDS.includes(kindOf(key)) && !actors.includes(value) ? [value] : [],
  );
  return [...new Set(seats)];
}

/** Whether what somebody else does hits a seat. */
export function hits(form: Form, seat: number, staging: Staging | undefined): boolean {
  const actors = actorsOf(form);
  if (actors.length === 0 || actors.includes(seat)) return false;
  return staging?.hits?.(form, seat) ?? doneTo(form).includes(seat);
}

/** The things that it touches, as they are named on the board: its own before those of the forms it is made of. */
export function thingsOf(form: Form, kinds: string[], staging: Staging | undefined): string[] {
  if (staging?.things) return staging.things(form);
  const own = Object.entries(form).filter(([, value]) => typeof value === "string");
  return [...own, ...named(form)].flatMap(([key, value]) =>
    typeof value === "string" && kinds.includes(kindOf(key)) ? [`${kindOf(key)}:${value}`] : [],
  );
}

/** The values of all keys of a kind, also inside the forms that it is made of. */
export const valuesOf = (form: Form, kind: string): string[] =>
  [...named(form)].flatMap(([key, value]) => (kindOf(key) === kind ? [String(value)] : []));

/** Forms that differ in their number `n` alone, as one. */
export function summed(forms: Form[]): Form[] {
  const by = new Map<string, Form>();
  for (const form of forms) {
    const alike = JSON.stringify({ ...form, n: 0 });
    const before = by.get(alike);
    by.set(alike, before ? { ...form, n: Number(before.n) + Number(form.n) } : form);
  }
  return [...by.values()];
}
