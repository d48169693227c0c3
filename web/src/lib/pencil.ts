/** Marks of one hand: circles, crosses and strikes as paths. Seeded by their place, so that a mark never changes. */

export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** One stroke of 1.13 turns with a wobble. */
export function circlePath(x: number, y: number, rx: number, ry: number, seed: number): string {
  const random = seeded(seed * 7919 + Math.round(x * 13 + y * 7));
  const start = -2.2 + random() * 0.8;
  const turns = 1.13 + random() * 0.08;
  const POINTS = 15;
  const points = Array.from({ length: POINTS + 1 }, (_, place) => {
    const angle = start + (turns * 2 * Math.PI * place) / POINTS;
    const wobble = 1 + (random() - 0.5) * 0.09 + (place / POINTS - 0.5) * 0.09;
    return [x + Math.cos(angle) * rx * wobble, y + Math.sin(angle) * ry * wobble] as const;
  });
  let path = "";
  points.forEach(([px, py], place) => {
    const next = points[place + 1];
    if (place === 0) path = `M${short(px)} ${short(py)}`;
    else if (next) path += `Q${short(px)} ${short(py)} ${short((px + next[0]) / 2)} ${short((py + next[1]) / 2)}`;
  });
  return path;
}

/** Two bent strokes. */
export function crossPath(x: number, y: number, r: number, seed: number): string {
  const random = seeded(seed * 104729 + Math.round(x * 11 + y * 5));
  const near = (value: number) => short(value + (random() - 0.5) * r * 0.45);
  const stroke = (fx: number, fy: number, tx: number, ty: number) =>
    `M${near(fx)} ${near(fy)}Q${near(x)} ${near(y)} ${near(tx)} ${near(ty)}`;
  return stroke(x - r, y - r, x + r, y + r) + stroke(x + r, y - r, x - r, y + r);
}

/** One stroke through something. */
export function strikePath(x1: number, y1: number, x2: number, y2: number, seed: number): string {
  const bend = (seeded(seed + x1 * 3)() - 0.5) * 4;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${short((y1 + y2) / 2 + bend)} ${x2} ${y2}`;
}
