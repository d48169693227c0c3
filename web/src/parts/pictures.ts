/** The pictures of the frame and of the start page. */

import { addPictures } from "$lib/pictures.svelte";
import baguette from "~icons/fluent-emoji-flat/baguette-bread?raw";
import blueberries from "~icons/fluent-emoji-flat/blueberries?raw";
import cherries from "~icons/fluent-emoji-flat/cherries?raw";
import custard from "~icons/fluent-emoji-flat/custard?raw";
import bulb from "~icons/fluent-emoji-flat/light-bulb?raw";
import moonCake from "~icons/fluent-emoji-flat/moon-cake?raw";
import shortcake from "~icons/fluent-emoji-flat/shortcake?raw";
import star from "~icons/fluent-emoji-flat/star?raw";
import strawberry from "~icons/fluent-emoji-flat/strawberry?raw";
import trophy from "~icons/fluent-emoji-flat/trophy?raw";
import { drawings } from "./drawings";

addPictures({ star, trophy, bulb, strawberry, blueberries, cherries, custard, moonCake, shortcake, baguette });
addPictures(drawings);
