/** How the components look in the workshop and on paper. */
import type { PrintedLook } from "$lib/printed";
import "./pictures";
import { AWARD_PICTURE, BONUS_PICTURE, BREAD_PICTURE, SHOPS, SUPPLY_PICTURE } from "./types";

const SHOP_PICTURE = Object.fromEntries(SHOPS.map((shop) => [`buildings.${shop.id}`, shop.picture]));

export const look: PrintedLook = {
  pictures: {
    ...SUPPLY_PICTURE,
    ...BREAD_PICTURE,
    ...BONUS_PICTURE,
    ...AWARD_PICTURE,
    ...SHOP_PICTURE,
    hourglasses: "hg",
    gives_hourglasses: "hg",
    money: "coin",
    prices: "coin",
    ladder: "coin",
    levels: "coin",
    rows: "coin",
    pins: "pin",
    stars: "star",
    icons: "thumb",
    icons_in_a_row: "thumb",
    fame: "thumb",
    business: "briefcase",
    loaves: "bread",
    supplies: "flourAP",
  },
  sections: {
    buildings: { dress: "awning", colours: SHOPS.map((shop) => shop.colour) },
    breads: { dress: "band" },
    orders: { dress: "slip" },
  },
  first: ["buildings", "breads", "orders", "fame"],
  quiet: ["returns_alone"],
};
