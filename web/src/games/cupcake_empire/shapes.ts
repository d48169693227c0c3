/** Numbers of the drawings: flavours, letters and colours of the pieces. They are the same by day and by night. */
export const FROSTING_FILL: Record<string, string> = {
  lemon: "var(--f-lemon)",
  choc: "var(--f-choc)",
  mint: "var(--f-mint)",
  straw: "var(--f-straw)",
};
export const BASE_FILL: Record<string, string> = { vanilla: "var(--vanilla)", choc: "var(--choc)" };
export const BASE_FOLD: Record<string, string> = { vanilla: "#dcb869", choc: "#5a3420" };

/** A mark for each flavour, so that nobody has to tell colours apart: dot, square, leaf, heart. */
export const FLAVOUR_MARK: Record<string, string> = {
  lemon: "M-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z",
  choc: "M-1.5-1.5h3v3h-3z",
  mint: "M-2 1.2C-2-1.4 0-2.2 2-2c.2 2.200-.8 4-4 3.200z",
  straw: "M0 2.200C-2.400.4-2.200-1.600-.9-1.600c.5 0 .8.3.9.7.1-.4.4-.7.9-.7 1.300 0 1.500 2-.9 3.800z",
};
/** Marks on light frostings are dark, on dark ones light. */
export const isLight = (flavour: string): boolean => flavour === "lemon" || flavour === "mint";

export const DIE_LETTER: Record<string, string> = {
  purple: "P",
  yellow: "Y",
  green: "G",
  orange: "O",
  pink: "K",
  grey: "",
};

/** The two flavours of a part: `choc_mint` is half and half, a mixed base is vanilla and chocolate. */
export const frostingHalves = (frosting: string): [string, string] => {
  const [left = "", right = left] = frosting.split("_");
  return [left, right];
};
export const baseHalves = (base: string): [string, string] => (base === "mixed" ? ["vanilla", "choc"] : [base, base]);
export const isMixed = (base: string, frosting: string): boolean => base === "mixed" || frosting.includes("_");
