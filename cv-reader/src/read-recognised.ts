import { CvUnreadable } from './cv-unreadable.ts';
import { withUnclear } from './doubts.ts';
import { type CvKind, joined } from './extract-text.ts';
import type { LooseLine } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import type { CvReading } from './read-cv.ts';
import { type RecognisedPage, recognisedLines } from './recognised-lines.ts';
import { holdsSeveralPeople } from './several-people.ts';

/** What OCR saw, with the pages that the file has in all. `typed`: what a Word file of pictures says in words. */
export type Recognised = { kind: CvKind; pages: number; seen: RecognisedPage[]; typed?: LooseLine[] };

/** Reads a CV out of what OCR saw on its pages. Throws CvUnreadable: `no_text`, `too_long` or `several_people`. */
export function readRecognised({ kind, pages, seen, typed = [] }: Recognised): CvReading {
  const whole = joined([...typed, ...recognisedLines(seen)]);
  if (holdsSeveralPeople(whole.lines)) throw new CvUnreadable('several_people');
  return {
    kind,
    pages,
    truncated: pages > seen.length,
    ...whole,
    fields: withUnclear(parseFields(whole.lines), whole.lines),
  };
}
