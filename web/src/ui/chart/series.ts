/** One line or one part of each bar. Its kind says its colour: internships green, campus violet and dashed. */
export interface Series {
  name: string;
  kind: 'internship' | 'campus' | 'other';
  values: readonly number[];
}

export interface ChartData {
  /** What each value belongs to: a day, a stage. */
  labels: readonly string[];
  series: readonly Series[];
}

/** A round number at or above the highest value, in `steps` steps that are whole numbers too. */
export function ceilingOf(highest: number, steps: number): number {
  const rough = Math.max(steps, highest) / steps;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough;
  return step * steps;
}

/** Points of an SVG polyline in a box, zero at the bottom. */
export function pointsOf(values: readonly number[], ceiling: number, box: { width: number; height: number }): string {
  const step = values.length > 1 ? box.width / (values.length - 1) : 0;
  return values
    .map((value, index) => `${round(index * step)},${round(box.height - (value / ceiling) * box.height)}`)
    .join(' ');
}

export const sumOf = ({ values }: Series): number => values.reduce((sum, value) => sum + value, 0);

const round = (value: number) => Math.round(value * 10) / 10;
