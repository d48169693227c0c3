/** The pictures of Cake Auf!, by the keys of its cards and recipes. */
import { addPictures } from "$lib/pictures.svelte";
import butter from "~icons/fluent-emoji-flat/butter?raw";
import chocolate from "~icons/fluent-emoji-flat/chocolate-bar?raw";
import mulligan from "~icons/fluent-emoji-flat/counterclockwise-arrows-button?raw";
import eye from "~icons/fluent-emoji-flat/eye?raw";
import extinguisher from "~icons/fluent-emoji-flat/fire-extinguisher?raw";
import done from "~icons/fluent-emoji-flat/fork-and-knife-with-plate?raw";
import milk from "~icons/fluent-emoji-flat/glass-of-milk?raw";
import locked from "~icons/fluent-emoji-flat/locked?raw";
import mooncake from "~icons/fluent-emoji-flat/moon-cake?raw";
import pie from "~icons/fluent-emoji-flat/pie?raw";
import rock from "~icons/fluent-emoji-flat/raised-fist?raw";
import paper from "~icons/fluent-emoji-flat/raised-hand?raw";
import bingsu from "~icons/fluent-emoji-flat/shaved-ice?raw";
import gelato from "~icons/fluent-emoji-flat/soft-ice-cream?raw";
import scissors from "~icons/fluent-emoji-flat/victory-hand?raw";
import fire from "~icons/lucide/flame?raw";
import overnight from "~icons/lucide/moon?raw";
import power from "~icons/lucide/plug-zap?raw";
import fridge from "~icons/lucide/snowflake?raw";
import { drawings } from "./drawings";

const named = {
  butter,
  chocolate,
  milk,
  mulligan,
  eye,
  done,
  locked,
  rock,
  paper,
  scissors,
  power,
  fire,
  fridge,
  overnight,
  bingsu,
  gelato,
  mooncake,
  apple_pie: pie,
  fire_extinguisher: extinguisher,
};

const prefixed = (pictures: Record<string, string>) =>
  Object.fromEntries(Object.entries(pictures).map(([name, source]) => [`ca-${name}`, source]));

addPictures(prefixed(named));
addPictures(prefixed(drawings));

/** Some pictures are those of the frame, which other games draw too. */
const SHARED: Record<string, string> = {
  flour: "flourAP",
  sugar: "sugar",
  eggs: "eggs",
  rice: "rice",
  power_outage: "bulbDark",
  fire_alarm: "bellFire",
  switch_recipe: "swap",
};

export const picture = (name: string): string => SHARED[name] ?? `ca-${name}`;
