import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { foundValues } from './doubt-features.ts';
import model from './doubt-weights.json' with { type: 'json' };
import type { CvLine } from './lines.ts';

const weights: Readonly<Record<string, number>> = model.weights;

/** How likely a value has to be wrong: below, more than one right value in ten would carry a doubt. */
const LIKELY = 0.85;

/**
 * Doubts the values of entries that are likely wrong by how they look and what they stand beside (a logistic regression, trained by
 * `corpus/written/train-doubts.ts`). What carries a doubt already keeps it.
 */
export function withLikelyWrong(fields: CvFields, lines: readonly CvLine[]): CvFields {
  const wrong = foundValues(fields, lines).filter(({ features }) => chanceOf(features) > LIKELY);
  if (wrong.length === 0) return fields;
  const lists = ['educations', 'internships', 'projects'] as const;
  return {
    ...fields,
    ...Object.fromEntries(
      lists.flatMap((list) => {
        const entries = fields[list] as Record<string, { value: unknown; doubt?: string }>[] | undefined;
        const isWrong = (at: number, field: string) =>
          wrong.some((one) => one.list === list && one.entry === at && one.field === field);
        return entries ? [[list, entries.map((entry, at) => doubted(entry, (field) => isWrong(at, field)))]] : [];
      }),
    ),
  };
}

const chanceOf = (features: string[]): number =>
  1 / (1 + Math.exp(-(model.bias + features.reduce((sum, name) => sum + (weights[name] ?? 0), 0))));

/** An end that is still open is no date to be wrong. */
const doubted = (entry: Record<string, { value: unknown; doubt?: string }>, isWrong: (field: string) => boolean) =>
  Object.fromEntries(
    Object.entries(entry).map(([field, found]) =>
      isWrong(field) && !found.doubt && found.value !== null ? [field, { ...found, doubt: 'odd' }] : [field, found],
    ),
  );
