/** The pictures of the house rules. */
import "./pictures";

export const house: Record<string, string[]> = {
  mode: ["shortcake"],
  many_recipes: ["pencil", "pencil"],
  must_do_both: ["spoon", "spoon"],
  two_different_things: ["butter", "mixer"],
  borrow_only_without_own: ["custard", "thumb"],
  tied_vote: ["cup"],
  spare_tool: ["stove", "stove"],
};
