/** The pictures of the house rules. */
import "./pictures";

export const house: Record<string, string[]> = {
  start_recipe_counts: ["bowl", "iceCream"],
  optional_action: ["umbrella"],
  paid_moves: ["swap"],
  live_level: ["cook"],
};
