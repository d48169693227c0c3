/** Pictures that boards draw many times: each is one symbol of a sprite, and every drawing of it a `<use>`. */

const SIZE = 32;
const symbols = $state<Record<string, string>>({});

/** Adds pictures by name: whole `<svg>` texts of the icon packages, or the inside of a 32 x 32 drawing of our own. */
export function addPictures(pictures: Record<string, string>): void {
  for (const [name, source] of Object.entries(pictures)) symbols[name] ??= symbolOf(name, source);
}

export const spriteOf = (): string => Object.values(symbols).join("");
export const pictureId = (name: string): string => `picture-${name}`;

function symbolOf(name: string, source: string): string {
  const whole = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(source);
  const box = whole ? (/viewBox="([^"]+)"/.exec(whole[1] ?? "")?.[1] ?? `0 0 ${SIZE} ${SIZE}`) : `0 0 ${SIZE} ${SIZE}`;
  const id = pictureId(name);
  // Gradients and clips have names of their own; two pictures must not share them.
  const body = (whole ? (whole[2] ?? "") : source)
    .replace(/id="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  return `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
}
