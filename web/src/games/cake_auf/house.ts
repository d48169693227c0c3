/** The pictures of the house rules. */
import "./pictures";

export const house: Record<string, string[]> = {
  picky_eater: ["ca-picky_eater"],
  freezer_burn: ["ca-freezer_burn"],
  hands_between_rounds: ["ca-mulligan"],
  tie_break: ["trophy"],
  counteraction: ["ca-fire_extinguisher"],
};
