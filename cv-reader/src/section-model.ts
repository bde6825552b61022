import { featuresOf } from './line-features.ts';
import type { CvLine } from './lines.ts';
import weights from './section-weights.json' with { type: 'json' };

/** What a line is: text of a section or its heading. */
export const states = [
  ...['head', 'education', 'internships', 'projects', 'awards', 'skills', 'self', 'other'],
  ...['education', 'internships', 'projects', 'awards', 'skills', 'self', 'other'].map((kind) => `${kind} heading`),
];

export interface SectionWeights {
  /** By feature, a weight for each state. */
  features: Record<string, number[]>;
  /** From state to state, within a block and into the next one; the last row is the beginning. */
  within: number[][];
  across: number[][];
}

/** How good each state of each line is: by the line itself, and by the best way to it from before and from after. */
function scored(features: string[][], isNew: boolean[], { features: weights, within, across }: SectionWeights) {
  const count = states.length;
  const own = features.map((names) => {
    const sums = new Float64Array(count);
    for (const name of names) {
      const row = weights[name];
      if (row)
        for (let state = 0; state < count; state += 1) sums[state] = (sums[state] as number) + (row[state] as number);
    }
    return sums;
  });
  const steps = (at: number) => (isNew[at] ? across : within);
  const best = (value: (other: number) => number): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < count; other += 1) most = Math.max(most, value(other));
    return most;
  };
  const before = [Float64Array.from(own[0] ?? [], (score, state) => score + (within[count]?.[state] ?? 0))];
  for (let at = 1; at < own.length; at += 1) {
    const [last, table] = [before[at - 1] as Float64Array, steps(at)];
    before.push(
      Float64Array.from(
        own[at] as Float64Array,
        (score, state) => score + best((other) => (last[other] as number) + (table[other]?.[state] as number)),
      ),
    );
  }
  const after: Float64Array[] = [];
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const [next, table, scores] = [after[at + 1], steps(at + 1), own[at + 1]];
    after[at] = Float64Array.from({ length: count }, (_, state) =>
      next && scores
        ? best((other) => (next[other] as number) + (scores[other] as number) + (table[state]?.[other] as number))
        : 0,
    );
  }
  return own.map((_, at) =>
    Float64Array.from(before[at] as Float64Array, (score, state) => score + (after[at]?.[state] as number)),
  );
}

/** The likeliest states of all lines together. */
export const likeliest = (features: string[][], isNew: boolean[], model: SectionWeights): number[] =>
  scored(features, isNew, model).map((scores) => scores.indexOf(Math.max(...scores)));

export const startsBlock = (lines: CvLine[]): boolean[] => lines.map((line, at) => line.block !== lines[at - 1]?.block);

export interface ReadHeading {
  kind: string;
  /** By how much it is likelier to be a heading than not. */
  margin: number;
}

/** For each line the kind of heading that it is by the model. */
export function headingsByModel(lines: CvLine[]): (ReadHeading | null)[] {
  return scored(featuresOf(lines), startsBlock(lines), weights as SectionWeights).map((scores) => {
    const ofHeadings = scores.map((score, state) => (state < TEXTS ? Number.NEGATIVE_INFINITY : score));
    const most = Math.max(...ofHeadings);
    const margin = most - Math.max(...scores.slice(0, TEXTS));
    return margin > 0 ? { kind: (states[ofHeadings.indexOf(most)] ?? '').replace(' heading', ''), margin } : null;
  });
}

/** How many of the states are texts. */
const TEXTS = 8;
