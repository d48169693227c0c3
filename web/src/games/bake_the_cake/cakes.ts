/** Shapes of a cake seen from the side: all in units of its own drawing, the plate at y = 0, growing upwards. */

export const WIDTH = [172, 162, 150] as const;
export const HEIGHT = [52, 38, 48] as const;

type Texture = "crumb" | "sponge" | "cream" | "swirl" | "crumble";

export const LOOKS: Record<string, { side: string; top: string; texture: Texture }> = {
  cold_layer: { side: "#6b452c", top: "#825738", texture: "crumb" },
  warm_layer: { side: "#eec27b", top: "#f7dba5", texture: "sponge" },
  cold_filling: { side: "#f08aa6", top: "#fbb9cb", texture: "cream" },
  warm_filling: { side: "#f6d060", top: "#fde79b", texture: "cream" },
  cold_topping: { side: "#5a3420", top: "#7a4a2e", texture: "swirl" },
  warm_topping: { side: "#d9a05c", top: "#efc489", texture: "crumble" },
};

/** The outline of a tier whose upper rim is at y. */
export const outline = (y: number, w: number, h: number): string =>
  `M${-w / 2} ${y + 8}v${h - 8}a${w / 2} 9 0 0 0 ${w} 0v-${h - 8}a${w / 2} 9 0 0 0 -${w} 0z`;

export const side = (y: number, w: number, h: number): string =>
  `M${-w / 2} ${y + 8}v${h - 8}a${w / 2} 9 0 0 0 ${w} 0v-${h - 8}z`;

/** Icing that runs down in drops of these lengths. */
export function drip(y: number, w: number, drops: number, lengths: number[]): string {
  const step = w / drops;
  let path = `M${-w / 2} ${y}`;
  for (let i = 0; i < drops; i++) {
    const length = lengths[i % lengths.length] ?? 0;
    path += `v${length}a${step / 2} ${step / 2} 0 0 0 ${step} 0v-${length}`;
  }
  return `${path}z`;
}
