import { type CvKind, joined } from './extract-text.ts';
import { parseFields } from './parse-fields.ts';
import type { CvReading } from './read-cv.ts';
import { type RecognisedPage, recognisedLines } from './recognised-lines.ts';

/** What OCR saw, with the pages that the file has in all. */
export type Recognised = { kind: CvKind; pages: number; seen: RecognisedPage[] };

/** Reads a CV out of what OCR saw on its pages. Throws CvUnreadable: `no_text` or `too_long`. */
export function readRecognised({ kind, pages, seen }: Recognised): CvReading {
  const whole = joined(recognisedLines(seen));
  return { kind, pages, truncated: pages > seen.length, ...whole, fields: parseFields(whole.lines) };
}
