/** Where a note may lie: beside the thing it is about, and on nothing that must stay in sight. */

interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const MARGIN = 10;
/** Below the awning. */
const TOP = 66;
/** Notes are tried so many pixels apart. */
const STEP = 24;

export function covered(box: DOMRect, { left, top }: Spot, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The nearest spot to a thing that covers nothing of what is kept free; where there is none, the one that covers least. */
export function freePlace(about: DOMRect, size: Size, kept: DOMRect[]): Spot {
  const right = Math.max(MARGIN, innerWidth - size.width - MARGIN);
  const bottom = Math.max(TOP, innerHeight - size.height - MARGIN);
  const clamped = ({ left, top }: Spot) => ({
    left: Math.min(Math.max(left, MARGIN), right),
    top: Math.min(Math.max(top, TOP), bottom),
  });
  const centre = about.left + about.width / 2 - size.width / 2;
  const middle = about.top + about.height / 2 - size.height / 2;
  const spots = [
    { left: about.right + MARGIN, top: middle },
    { left: about.left - size.width - MARGIN, top: middle },
    { left: centre, top: about.top - size.height - MARGIN },
    { left: centre, top: about.bottom + MARGIN },
  ].map(clamped);
  for (let left = MARGIN; left <= right; left += STEP)
    for (let top = TOP; top <= bottom; top += STEP) spots.push({ left, top });
  const rated = spots.map((spot) => ({
    spot,
    covers: kept.reduce((sum, box) => sum + covered(box, spot, size), 0),
    away: Math.hypot(spot.left - centre, spot.top - middle),
  }));
  const best = rated.reduce((best, one) =>
    one.covers < best.covers || (one.covers === best.covers && one.away < best.away) ? one : best,
  );
  return best.spot;
}
