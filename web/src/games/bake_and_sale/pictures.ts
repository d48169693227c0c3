/** Pictures of this game that the frame does not have. */

import { addPictures } from "$lib/pictures.svelte";
import bread from "~icons/fluent-emoji-flat/bread?raw";
import briefcase from "~icons/fluent-emoji-flat/briefcase?raw";
import butter from "~icons/fluent-emoji-flat/butter?raw";
import coin from "~icons/fluent-emoji-flat/coin?raw";
import store from "~icons/fluent-emoji-flat/convenience-store?raw";
import croissant from "~icons/fluent-emoji-flat/croissant?raw";
import truck from "~icons/fluent-emoji-flat/delivery-truck?raw";
import cap from "~icons/fluent-emoji-flat/graduation-cap?raw";
import handshake from "~icons/fluent-emoji-flat/handshake?raw";
import locked from "~icons/fluent-emoji-flat/locked?raw";
import megaphone from "~icons/fluent-emoji-flat/megaphone?raw";
import box from "~icons/fluent-emoji-flat/package?raw";
import helper from "~icons/fluent-emoji-flat/person-raising-hand?raw";
import heart from "~icons/fluent-emoji-flat/red-heart?raw";
import cart from "~icons/fluent-emoji-flat/shopping-cart?raw";

addPictures({
  bread,
  briefcase,
  butter,
  coin,
  store,
  croissant,
  truck,
  cap,
  handshake,
  locked,
  megaphone,
  box,
  helper,
  heart,
  cart,
});
