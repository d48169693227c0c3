/** Pictures of this game that the frame does not have. */

import { addPictures } from "$lib/pictures.svelte";
import bowl from "~icons/fluent-emoji-flat/bowl-with-spoon?raw";
import store from "~icons/fluent-emoji-flat/convenience-store?raw";
import cook from "~icons/fluent-emoji-flat/cook?raw";
import bags from "~icons/fluent-emoji-flat/shopping-bags?raw";
import iceCream from "~icons/fluent-emoji-flat/soft-ice-cream?raw";
import umbrella from "~icons/fluent-emoji-flat/umbrella-on-ground?raw";

addPictures({ bowl, store, cook, bags, iceCream, umbrella });

/** The pictures of the five columns. */
export const COLUMN_PICTURE = ["bowl", "iceCream", "store", "bags", "cook"] as const;
