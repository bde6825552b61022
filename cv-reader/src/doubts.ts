import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { CvLine } from './lines.ts';

type Value = { source: { start: number; end: number } | null; doubt?: string };

/** Doubts each value that stands on letters which are hard to tell; long texts say more than one word of theirs. */
export function withUnclear(fields: CvFields, lines: CvLine[]): CvFields {
  const unclear = lines.flatMap(({ spans }) => spans.filter((span) => span.unclear));
  if (unclear.length === 0) return fields;
  const touches = ({ start, end }: { start: number; end: number }) =>
    end - start < 200 && unclear.some((span) => span.start < end && span.end > start);
  const doubted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(doubted);
    if (typeof value !== 'object' || value === null) return value;
    if ('source' in value) {
      const { source, doubt } = value as Value;
      return source && !doubt && touches(source) ? { ...value, doubt: 'unclear' } : value;
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, doubted(inner)]));
  };
  return doubted(fields) as CvFields;
}
