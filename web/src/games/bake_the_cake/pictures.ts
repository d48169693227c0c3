/** Pictures of the kitchen that the frame does not have already. */

import { addPictures } from "$lib/pictures.svelte";
import berries from "~icons/fluent-emoji-flat/blueberries?raw";
import butter from "~icons/fluent-emoji-flat/butter?raw";
import chocolate from "~icons/fluent-emoji-flat/chocolate-bar?raw";
import egg from "~icons/fluent-emoji-flat/egg?raw";
import eat from "~icons/fluent-emoji-flat/face-savoring-food?raw";
import cup from "~icons/fluent-emoji-flat/hot-beverage?raw";
import bin from "~icons/fluent-emoji-flat/wastebasket?raw";
import type { Kind } from "./kitchen";

addPictures({ berries, butter, chocolate, egg, eat, cup, bin });

const NAMES: Partial<Record<Kind, string>> = { almonds: "almond", flour: "flourAP" };
export const pictureOf = (kind: Kind): string => NAMES[kind] ?? kind;
