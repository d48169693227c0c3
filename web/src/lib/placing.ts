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
/** So far below the edge of the awning, where its valance ends. */
const VALANCE = 20;
const top = (): number => (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0) + VALANCE;
/** Notes are tried so many pixels apart. */
const STEP = 24;
/** To lie on the thing itself is so much worse than to lie on another. */
const ITSELF = 100;

/** What must stay in sight, whatever is said about it: what glows, and what a preview or a plan has drawn. */
const SEEN = ['[data-glow="can"]', '[data-glow="picked"]', ".pen.blue", ".ghost", ".dashed", ".go.lit", ".plan"];

/** What a coach says in a lesson: it is read while the thing is touched. */
export const SPOKEN = '[data-testid="coach"]';

/** Where all that lies, and other things that are meant. */
export function inSight(...others: string[]): DOMRect[] {
  const all = document.querySelectorAll([...SEEN, ...others].join(","));
  return [...all].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
}

export function covered(box: DOMRect, { left, top }: Spot, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A spot right beside a thing, if one there covers nothing of it and of what is kept free; else the nearest free one. */
export function beside(about: DOMRect, size: Size, kept: DOMRect[]): Spot {
  const lefts = [about.left - size.width - MARGIN, about.left, about.left + (about.width - size.width) / 2];
  lefts.push(about.right - size.width, about.right + MARGIN);
  const tops = [about.top - size.height - MARGIN, about.top, about.top + (about.height - size.height) / 2];
  tops.push(about.bottom - size.height, about.bottom + MARGIN);
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const spot = best(about, size, kept, spots);
  const covers = [about, ...kept].some((box) => covered(box, spot, size) > 0);
  return covers ? best(about, size, kept, [...spots, ...everywhere(size)]) : spot;
}

/** The nearest spot to a thing that covers nothing of what is kept free; where there is none, the one that covers least. */
export function freePlace(about: DOMRect, size: Size, kept: DOMRect[]): Spot {
  const { left: centre, top: middle } = centred(about, size);
  const spots = [
    { left: about.right + MARGIN, top: middle },
    { left: about.left - size.width - MARGIN, top: middle },
    { left: centre, top: about.top - size.height - MARGIN },
    { left: centre, top: about.bottom + MARGIN },
  ];
  return best(about, size, kept, [...spots, ...everywhere(size)]);
}

/** Something that is kept free, and how bad it is to lie on it. */
export interface Kept {
  box: DOMRect;
  weight: number;
}
/** To lie a pixel farther away is as bad as to lie on so many square pixels. */
const FAR = 60;

/** Of spots the one that hides least without being far away from what it is about; of equal ones the first. */
export function quietPlace(spots: Spot[], size: Size, kept: Kept[], about: DOMRect | null): Spot {
  const to = about ? centred(about, size) : null;
  const rated = spots.map((spot) => {
    const hides = kept.reduce((sum, { box, weight }) => sum + covered(box, spot, size) * weight, 0);
    return { spot, bad: hides + (to ? FAR * Math.hypot(spot.left - to.left, spot.top - to.top) : 0) };
  });
  return rated.reduce((found, one) => (one.bad < found.bad - 1 ? one : found)).spot;
}

/** Spots all over the screen. */
function everywhere({ width, height }: Size): Spot[] {
  const spots: Spot[] = [];
  const highest = top();
  for (let left = MARGIN; left <= innerWidth - width - MARGIN; left += STEP)
    for (let top = highest; top <= innerHeight - height - MARGIN; top += STEP) spots.push({ left, top });
  return spots;
}

const centred = (about: DOMRect, { width, height }: Size): Spot => ({
  left: about.left + (about.width - width) / 2,
  top: about.top + (about.height - height) / 2,
});

/** Of spots, moved into the screen, the one that covers least; of several such, the nearest. */
function best(about: DOMRect, size: Size, kept: DOMRect[], spots: Spot[]): Spot {
  const { left: centre, top: middle } = centred(about, size);
  const highest = top();
  const rated = spots.map(({ left, top }) => {
    const spot = {
      left: Math.max(MARGIN, Math.min(left, innerWidth - size.width - MARGIN)),
      top: Math.max(highest, Math.min(top, innerHeight - size.height - MARGIN)),
    };
    const others = kept.reduce((sum, box) => sum + covered(box, spot, size), 0);
    const covers = covered(about, spot, size) * ITSELF + others;
    return { spot, covers, away: Math.hypot(spot.left - centre, spot.top - middle) };
  });
  const better = (one: (typeof rated)[0], than: (typeof rated)[0]) =>
    one.covers < than.covers || (one.covers === than.covers && one.away < than.away);
  return rated.reduce((found, one) => (better(one, found) ? one : found)).spot;
}
