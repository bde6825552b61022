import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import { type CvKind, extractText } from './extract-text.ts';
import type { CvLine } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import { holdsSeveralPeople } from './several-people.ts';

export type CvReading = {
  kind: CvKind;
  pages: number;
  /** Not all of it was read: 30 pages of text, or as much of a scan as there was time for. */
  truncated: boolean;
  /** What the offsets of `fields` point into. */
  text: string;
  lines: CvLine[];
  fields: CvFields;
};

/**
 * Reads a CV in this process. For files that were not made by us use `readCvIsolated`.
 * Throws CvUnreadable.
 */
export async function readCv(bytes: Uint8Array): Promise<CvReading> {
  const extracted = await extractText(bytes);
  if (holdsSeveralPeople(extracted.lines)) throw new CvUnreadable('several_people');
  return { ...extracted, fields: parseFields(extracted.lines) };
}
