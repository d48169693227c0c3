/** How the components look in the workshop and on paper. */
import type { PrintedLook } from "$lib/printed";
import { COLUMN_PICTURE } from "./pictures";

const COLUMNS = ["bases", "frostings", "outlets", "sales", "staff"];
const STREET_COLOURS = [
  "var(--st-grey)",
  "var(--st-yellow)",
  "var(--st-yellow)",
  "var(--st-beige)",
  "var(--st-beige)",
  "var(--st-beige)",
];

export const look: PrintedLook = {
  pictures: {
    ...Object.fromEntries(COLUMNS.map((column, place) => [`columns.${column}`, COLUMN_PICTURE[place] ?? "bowl"])),
    "start.outlets": "umbrella",
    "streets.outlets": "umbrella",
    outlet: "umbrella",
    bakeries: "store",
    yellow_bakery: "store",
    beige_bakery: "store",
    objective: "trophy",
    idea: "bulb",
    most_ideas: "bulb",
    idea_boxes: "bulb",
    idea_improvement: "bulb",
    simple_bases: "bowl",
    mixed_bases: "bowl",
    simple_frostings: "iceCream",
    mixed_frostings: "iceCream",
  },
  sections: {
    columns: {
      dress: "awning",
      colours: ["var(--die-purple)", "var(--die-yellow)", "var(--die-green)", "var(--die-orange)", "var(--die-pink)"],
    },
    streets: { dress: "band", colours: STREET_COLOURS },
    houses: { dress: "band", colours: ["var(--st-grey)", "var(--st-yellow)", "var(--st-beige)"] },
  },
  first: ["", "columns", "streets", "houses", "gains", "costs"],
};
