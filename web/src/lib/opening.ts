/** A table that is being opened: who shall sit on its chairs. */
import { BAKERS } from "../games";
import type { ClockOption, SeatWish } from "./messages";

export interface Chair {
  kind: "me" | "friend" | "here" | "program";
  /** What a person is called; empty: nobody has said. */
  name: string;
  /** How well a program plays, and who it is. */
  program: string;
  baker: string;
}

export const CLOCKS: (ClockOption | null)[] = [
  null,
  { seconds: 1_200, extra: 15 },
  { seconds: 600, extra: 10 },
  { seconds: 180, extra: 5 },
];

/** A program's name that nobody at the table has; a person's counts too. */
export function freeBaker(taken: string[]): string {
  const known = taken.map((name) => name.trim().toLowerCase());
  return BAKERS.find((baker) => !known.includes(baker.toLowerCase())) ?? "";
}

export const newChair = (kind: Chair["kind"], program: string, chairs: Chair[]): Chair => ({
  kind,
  name: "",
  program,
  baker: freeBaker(chairs.flatMap((chair) => [chair.name, chair.baker])),
});

/** What is asked of the server; `called` names people who have said no name. */
export function wishOf(chair: Chair, called: string): SeatWish {
  if (chair.kind === "friend") return { kind: "open", name: null, program: null };
  if (chair.kind === "program") return { kind: "program", name: chair.baker || null, program: chair.program };
  return { kind: "me", name: chair.name.trim() || called, program: null };
}
