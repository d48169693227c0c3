/** A drawing of the page as a picture of its own: with its colours, its letters and the pictures that it uses. */

/** What style sheets say about a drawing, and a picture of its own has to be told. */
const STYLED = [
  "color",
  "display",
  "fill",
  "fill-opacity",
  "filter",
  "font-family",
  "font-size",
  "font-variant-numeric",
  "font-weight",
  "letter-spacing",
  "opacity",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
];

/** The drawing as PNG, as large as its view box. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(await standalone(drawing))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("The picture could not be drawn."))), "image/png");
  });
}

async function standalone(drawing: SVGSVGElement): Promise<string> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = styled(drawing);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const names = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1) ?? ""));
  const used = [...names].map((id) => document.getElementById(id)).filter((found) => found instanceof SVGSymbolElement);
  for (const symbol of used) copy.append(styled(symbol));
  const text = new XMLSerializer().serializeToString(copy);
  const begin = text.indexOf(">") + 1;
  return `${text.slice(0, begin)}<style>${await fontFaces()}</style>${text.slice(begin)}`;
}

/** A copy that looks the same without the page's style sheets. */
function styled<Drawing extends SVGElement>(drawing: Drawing): Drawing {
  const copy = drawing.cloneNode(true) as Drawing;
  const copies = copy.querySelectorAll<SVGElement>("*");
  for (const [place, original] of drawing.querySelectorAll("*").entries()) {
    const said = getComputedStyle(original);
    for (const name of STYLED) copies[place]?.style.setProperty(name, said.getPropertyValue(name));
  }
  return copy;
}

/** The page's own letters, inside the picture: it may not ask for anything. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const told = await Promise.all(
    faces.map(async ({ style, parentStyleSheet }) => {
      const place = style.getPropertyValue("src").split('"')[1];
      if (!place) return "";
      const file = await fetch(new URL(place, parentStyleSheet?.href ?? location.href));
      const family = style.getPropertyValue("font-family");
      const weight = style.getPropertyValue("font-weight");
      const source = await dataOf(await file.blob());
      return `@font-face{font-family:${family};font-weight:${weight};src:url(${source})}`;
    }),
  );
  return told.join("");
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
