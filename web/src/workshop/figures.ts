/** Numbers of answers as people read them, and the scales that they are drawn on. */
import { language } from "$lib/i18n/index.svelte";
import type { ChartTold } from "$lib/messages";

export const SHARE = "share";

export function shown(value: number | null, unit: string): string {
  if (value === null) return "?";
  const options: Intl.NumberFormatOptions =
    unit === SHARE
      ? { style: "percent", maximumFractionDigits: Math.abs(value) < 0.1 ? 1 : 0 }
      : { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 };
  return new Intl.NumberFormat(language.code, options).format(value);
}

/** Half of an interval: what stands after ±. In percent it is a number of points. */
export function give(low: number | null, high: number | null, unit: string): string {
  if (low === null || high === null) return "?";
  const half = (high - low) / 2;
  return new Intl.NumberFormat(language.code, { maximumFractionDigits: 1 }).format(unit === SHARE ? half * 100 : half);
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 4;

/** A scale that holds all marks, their intervals and what would be fair, with round numbers on it. */
export function scaleOf(chart: ChartTold): Scale {
  const values = chart.marks.flatMap((mark) =>
    [mark.value, mark.low, mark.high].filter((one): one is number => one !== null),
  );
  if (chart.reference !== null) values.push(chart.reference);
  if (values.length === 0) return { low: 0, high: 1, ticks: [0, 1] };
  let low = Math.min(...values);
  let high = Math.max(...values);
  const least = chart.unit === SHARE ? 0.04 : Math.max(1e-9, Math.abs(high) * 0.04);
  if (high - low < least) [low, high] = [low - least, high + least];
  const rough = (high - low) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough) ?? 10);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, place) => first + place * step);
  return { low: first, high: last, ticks };
}
