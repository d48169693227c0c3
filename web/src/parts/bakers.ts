/** Who programs are at the table: names that people remember better than a level, each with a face and a sentence. */
import { addPictures } from "$lib/pictures.svelte";
import sam from "~icons/fluent-emoji-flat/man-beard-medium-dark?raw";
import theo from "~icons/fluent-emoji-flat/man-cook?raw";
import jun from "~icons/fluent-emoji-flat/man-cook-medium?raw";
import ofelia from "~icons/fluent-emoji-flat/old-woman-light?raw";
import pia from "~icons/fluent-emoji-flat/woman-blonde-hair-medium-light?raw";
import iris from "~icons/fluent-emoji-flat/woman-red-hair?raw";
import noor from "~icons/fluent-emoji-flat/woman-with-headscarf-medium?raw";

const FACES: Record<string, string> = {
  Ofelia: ofelia,
  Theo: theo,
  Jun: jun,
  Iris: iris,
  Noor: noor,
  Pia: pia,
  Sam: sam,
};
addPictures(Object.fromEntries(Object.entries(FACES).map(([name, face]) => [`baker-${name}`, face])));

/** The picture of a program; one that goes by another name is a robot. */
export const faceOf = (name: string): string => (name in FACES ? `baker-${name}` : "robot");
