/** Pictures of opening a table and coming to it. */
import { addPictures } from "$lib/pictures.svelte";
import people from "~icons/fluent-emoji-flat/busts-in-silhouette?raw";
import envelope from "~icons/fluent-emoji-flat/envelope?raw";
import letter from "~icons/fluent-emoji-flat/envelope-with-arrow?raw";
import fire from "~icons/fluent-emoji-flat/fire?raw";
import plate from "~icons/fluent-emoji-flat/fork-and-knife-with-plate?raw";
import mobile from "~icons/fluent-emoji-flat/mobile-phone?raw";
import robot from "~icons/fluent-emoji-flat/robot?raw";
import stopwatch from "~icons/fluent-emoji-flat/stopwatch?raw";
import sunny from "~icons/fluent-emoji-flat/sun?raw";

addPictures({ people, envelope, letter, fire, plate, mobile, robot, stopwatch, sunny });
