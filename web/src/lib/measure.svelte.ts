/** How wide a text is drawn, in pixels at its own size: for labels and numbers that stand in one line of SVG. */

const canvas = document.createElement("canvas").getContext("2d");
let loaded = $state(0);
document.fonts.addEventListener("loadingdone", () => {
  loaded += 1;
});

/** `font` as in CSS: `700 13px "Nunito Variable"`. Measured anew when the fonts have arrived. */
export function widthOf(text: string, font: string): number {
  void loaded;
  if (!canvas) return text.length * 7;
  canvas.font = font;
  return canvas.measureText(text).width;
}
