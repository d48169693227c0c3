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
    if (!unfitted.size) requestAnimationFrame(fitAll);
    unfitted.set(element, room);
  };

const unfitted = new Map<SVGTextElement, number>();
/** What each text looked like when it was last fitted. */
const fitted = new WeakMap<SVGTextElement, string>();

/** All at once and before the next painting, because each look at a width after a change makes the browser lay out the page. */
function fitAll(): void {
  const changed = [...unfitted].filter(([element, room]) => {
    const look = [element.textContent, room, element.classList, element.style.fontSize, untrack(() => loaded)].join();
    const is = element.isConnected && fitted.get(element) !== look;
    if (is) fitted.set(element, look);
    return is;
  });
  unfitted.clear();
  for (const [element, room] of changed) {
    element.removeAttribute("textLength");
    element.dataset.fit = String(room);
  }
  const tooWide = changed.filter(([element, room]) => element.getComputedTextLength() > room);
  for (const [element, room] of tooWide) {
    element.setAttribute("textLength", String(room));
    element.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}
