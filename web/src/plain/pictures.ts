/** Pictures for things that the plain board meets in many games, found by the words in their keys. */
import { addPictures } from "$lib/pictures.svelte";
import clock from "~icons/fluent-emoji-flat/alarm-clock?raw";
import cake from "~icons/fluent-emoji-flat/birthday-cake?raw";
import bread from "~icons/fluent-emoji-flat/bread?raw";
import butter from "~icons/fluent-emoji-flat/butter?raw";
import chocolate from "~icons/fluent-emoji-flat/chocolate-bar?raw";
import coin from "~icons/fluent-emoji-flat/coin?raw";
import cookie from "~icons/fluent-emoji-flat/cookie?raw";
import crown from "~icons/fluent-emoji-flat/crown?raw";
import cupcake from "~icons/fluent-emoji-flat/cupcake?raw";
import egg from "~icons/fluent-emoji-flat/egg?raw";
import fire from "~icons/fluent-emoji-flat/fire?raw";
import die from "~icons/fluent-emoji-flat/game-die?raw";
import gem from "~icons/fluent-emoji-flat/gem-stone?raw";
import milk from "~icons/fluent-emoji-flat/glass-of-milk?raw";
import glove from "~icons/fluent-emoji-flat/gloves?raw";
import hourglass from "~icons/fluent-emoji-flat/hourglass-not-done?raw";
import house from "~icons/fluent-emoji-flat/house?raw";
import card from "~icons/fluent-emoji-flat/joker?raw";
import lemon from "~icons/fluent-emoji-flat/lemon?raw";
import box from "~icons/fluent-emoji-flat/package?raw";
import flour from "~icons/fluent-emoji-flat/sheaf-of-rice?raw";
import heat from "~icons/fluent-emoji-flat/thermometer?raw";
import ticket from "~icons/fluent-emoji-flat/ticket?raw";

const ours = {
  bread,
  butter,
  cake,
  card,
  chocolate,
  clock,
  coin,
  cookie,
  crown,
  cupcake,
  die,
  egg,
  fire,
  flour,
  gem,
  glove,
  heat,
  hourglass,
  house,
  lemon,
  milk,
  box,
  ticket,
};
const prefixed = Object.entries(ours).map(([name, source]) => [`plain-${name}`, source]);
addPictures(Object.fromEntries(prefixed));

/** Pictures of the frame that fit here too, by their own names. */
const SHARED = ["star", "trophy", "bulb", "strawberry", "blueberries", "cherries"];

/** Found in a key that stands between two `_`: so `_die_` is a whole word, and `cup_` the last one. */
const WORDS: [string[], keyof typeof ours | (typeof SHARED)[number]][] = [
  [["coin", "money", "gold", "cash", "price", "income", "pay"], "coin"],
  [["fire", "burn", "flame", "oven"], "fire"],
  [["heat", "temperature", "warm"], "heat"],
  [["star", "fame", "quality"], "star"],
  [["trophy", "award", "prize", "cup_"], "trophy"],
  [["crown", "winner", "leader"], "crown"],
  [["hour", "sand"], "hourglass"],
  [["time", "clock", "alarm"], "clock"],
  [["glove", "mitt"], "glove"],
  [["egg"], "egg"],
  [["butter"], "butter"],
  [["milk", "cream"], "milk"],
  [["choc", "cocoa"], "chocolate"],
  [["flour", "wheat", "grain"], "flour"],
  [["lemon"], "lemon"],
  [["straw"], "strawberry"],
  [["berr"], "blueberries"],
  [["cherr", "fruit"], "cherries"],
  [["cupcake", "muffin"], "cupcake"],
  [["cake", "torte", "pie"], "cake"],
  [["bread", "loaf", "loaves", "baguette", "bun"], "bread"],
  [["cookie", "biscuit"], "cookie"],
  [["idea"], "bulb"],
  [["house", "shop", "outlet", "bakery", "bakeries"], "house"],
  [["gem", "jewel"], "gem"],
  [["_die_", "_dice_"], "die"],
  [["card", "deck", "hand", "discard"], "card"],
  [["ticket", "order"], "ticket"],
  [["stock", "store", "supply", "supplies", "box"], "box"],
];

/** The picture of a thing: the one that the game names, else one that fits its words; empty where there is none. */
export function pictureOf(name: string, wanted = ""): string {
  const found = wanted || (WORDS.find(([words]) => words.some((word) => `_${name}_`.includes(word)))?.[1] ?? "");
  if (SHARED.includes(found)) return found;
  return found in ours ? `plain-${found}` : "";
}

/** Colours that things are called by. */
const COLOURS: Record<string, string> = {
  red: "var(--seat-0)",
  blue: "var(--seat-1)",
  green: "var(--seat-2)",
  yellow: "var(--die-yellow)",
  purple: "var(--die-purple)",
  orange: "var(--die-orange)",
  pink: "var(--die-pink)",
  grey: "var(--die-grey)",
  gray: "var(--die-grey)",
  white: "var(--die-white)",
  black: "var(--die-black)",
  brown: "var(--choc)",
};
export const colourOf = (name: string): string | null => COLOURS[name] ?? null;
