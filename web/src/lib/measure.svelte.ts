/** How wide a text is drawn, in pixels at its own size: for labels and numbers that stand in one line of SVG. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const canvas = document.createElement("canvas").getContext("2d");
let loaded = $state(0);
/** When type or drawings have got another size. */
export const again = (): void => {
  loaded = untrack(() => loaded) + 1;
};
document.fonts.addEventListener("loadingdone", again);
addEventListener("resize", again);

/** `font` as in CSS: `700 13px "Nunito Variable"`. Measured anew when the fonts have arrived. */
export function widthOf(text: string, font: string): number {
  void loaded;
  if (!canvas) return text.length * 7;
  canvas.font = font;
  return canvas.measureText(text).width;
}

/** Text that is wider than its room is pressed together, as a printer would do it: `<text {@attach fit(96, name)}>`. */
export const fit =
  (room: number, text: string): Attachment<SVGTextElement> =>
  (element) => {
    void [text, loaded];
    element.removeAttribute("textLength");
    element.dataset.fit = String(room);
    if (element.getComputedTextLength() <= room) return;
    element.setAttribute("textLength", String(room));
    element.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
