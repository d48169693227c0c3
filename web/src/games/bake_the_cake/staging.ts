/** Bake the Cake!: how what others do is shown. */
import type { Staging } from "$lib/game";
import { doneTo, valuesOf } from "$lib/staging";
import { COLOURS } from "./kitchen";

const ON_RECIPES = ["add", "take", "help", "eat-recipe"];
const ON_CAKES = ["move", "throw", "vote"];
/** What takes something from somebody; whoever helps with a recipe only names whose it is. */
const TAKES = ["eat-recipe", "move"];

export const staging: Staging = {
  things(form) {
    const cake = typeof form.cake_whose === "number" ? [`tray:${COLOURS[form.cake_whose]}`] : [];
    const recipes = valuesOf(form, "recipe").map((recipe) => `card:${recipe}`);
    if (cake.length || recipes.length) return [...cake, ...recipes];
    return valuesOf(form, "ingredient").map((ingredient) => `plate:${ingredient}`);
  },
  hits: (form, seat) => TAKES.includes(form.form) && form.cake_whose !== seat && doneTo(form).includes(seat),
  alone: (form) => (form.it ? { ...form, it: 0 } : form),
  panel: ({ form }) => (ON_CAKES.includes(form) ? "cakes" : ON_RECIPES.includes(form) ? "recipes" : "table"),
  sound: ({ form }) => (form === "buy" ? "till" : "card"),
};
