import type { Overview } from '../../../domains/home/api/business-overview.ts';

export type TrendDays = Overview['trend'];

export const WIDTH = 300;
export const HEIGHT = 100;

/** A round number at or above the highest value, with two steps below it that are whole numbers too. */
export function ceilingOf(highest: number): number {
  const rough = Math.max(3, highest) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough;
  return step * 3;
}

/** Points of an SVG polyline in a box of WIDTH × HEIGHT, zero at the bottom. */
export function pointsOf(values: number[], ceiling: number): string {
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  return values.map((value, index) => `${round(index * step)},${round(HEIGHT - (value / ceiling) * HEIGHT)}`).join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;
