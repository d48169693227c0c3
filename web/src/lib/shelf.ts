/** Places for so many equal things in a box, in rows and as large as they fit. */
export function shelfOf(count: number, w: number, h: number, most = h): { size: number; x: number; y: number }[] {
  const sizeIn = (columns: number) => Math.min(most, w / columns, h / Math.ceil(count / columns));
  const choices = Array.from({ length: Math.max(1, count) }, (_, place) => place + 1);
  const columns = choices.reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best), 1);
  const size = sizeIn(columns);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = row < rows - 1 ? columns : count - row * columns;
    return {
      size,
      x: w / 2 + ((place % columns) - inRow / 2) * size,
      y: (h - rows * size) / 2 + row * size,
    };
  });
}
