/** The pictures of the house rules. */
import "./pictures";

export const house: Record<string, string[]> = {
  market_cost: ["cart", "coin"],
  ladder: ["coin", "coin"],
  swap: ["box"],
};
