/** The icon of the installed app, a chef's hat on crust, drawn here and written as PNG: no program is needed for it. */
import { crc32, deflateSync } from "node:zlib";

type Point = [number, number];
type Colour = [number, number, number];
interface Shape {
  colour: Colour;
  holds: (x: number, y: number) => boolean;
}

const CRUST: Colour = [0xa9, 0x5f, 0x28];
const WHITE: Colour = [0xff, 0xfa, 0xf0];
const BAND: Colour = [0xea, 0xd9, 0xbd];
/** Each pixel is looked at so often in each direction, so that edges are smooth. */
const SAMPLES = 4;
const ALONG = 24;

/** A closed outline of cubic curves: a start, then two handles and an end for each. */
function outline([start, ...rest]: [Point, ...Point[]]): Point[] {
  const points: Point[] = [start];
  for (let i = 0; i + 2 < rest.length; i += 3) {
    const [a, b, c, d] = [points.at(-1) as Point, rest[i] as Point, rest[i + 1] as Point, rest[i + 2] as Point];
    for (let n = 1; n <= ALONG; n++) {
      const t = n / ALONG;
      const at = (k: 0 | 1) =>
        (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k];
      points.push([at(0), at(1)]);
    }
  }
  return points;
}

/** Whether a point lies within an outline: a ray from it crosses the edge an odd number of times. */
function within(points: Point[], x: number, y: number): boolean {
  let inside = false;
  let [x2, y2] = points.at(-1) as Point;
  for (const [x1, y1] of points) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    [x2, y2] = [x1, y1];
  }
  return inside;
}

const HAT = outline([
  [8, 20.5],
  ...([
    [4, 20],
    [3, 12.5],
    [9, 11.5],
    [10, 5.5],
    [22, 5.5],
    [23, 11.5],
    [29, 12.5],
    [28, 20],
    [24, 20.5],
  ] as Point[]),
]);
const box = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Most points are told by this alone. */
const nearHat = box(
  Math.min(...HAT.map(([x]) => x)),
  Math.min(...HAT.map(([, y]) => y)),
  Math.max(...HAT.map(([x]) => x)),
  Math.max(...HAT.map(([, y]) => y)),
);

/** The hat in its box of 32 x 32, over a ground that fills the icon, or for `round` a disc. */
function shapes(round: boolean): Shape[] {
  return [
    { colour: CRUST, holds: (x, y) => !round || Math.hypot(x - 16, y - 16) <= 16 },
    { colour: WHITE, holds: inHat(box(9, 20, 23, 28.5)) },
    { colour: BAND, holds: inHat(box(9, 24, 23, 28.5)) },
    { colour: WHITE, holds: inHat((x, y) => nearHat(x, y) && within(HAT, x, y)) },
  ];
}
/** The hat is smaller than the icon: systems cut corners off. */
const inHat =
  (holds: Shape["holds"]): Shape["holds"] =>
  (x, y) =>
    holds((x - 5.3) / 0.67, (y - 4.6) / 0.67);

/** The icon as PNG. */
export function icon(size: number, round: boolean): Buffer {
  const drawn = shapes(round);
  const rows = Array.from({ length: size }, (_, row) => {
    const bytes = [0]; // each row begins with its filter: none
    for (let column = 0; column < size; column++) bytes.push(...pixel(drawn, column, row, 32 / size));
    return Buffer.from(bytes);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8); // eight bits for each of red, green, blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pixel(drawn: Shape[], column: number, row: number, scale: number): number[] {
  let [red, green, blue, seen] = [0, 0, 0, 0];
  for (let i = 0; i < SAMPLES ** 2; i++) {
    const x = (column + ((i % SAMPLES) + 0.5) / SAMPLES) * scale;
    const y = (row + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) * scale;
    const top = drawn.findLast((shape) => shape.holds(x, y));
    if (!top) continue;
    red += top.colour[0];
    green += top.colour[1];
    blue += top.colour[2];
    seen++;
  }
  const mean = (sum: number) => (seen ? Math.round(sum / seen) : 0);
  return [mean(red), mean(green), mean(blue), Math.round((255 * seen) / SAMPLES ** 2)];
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
