import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getCvReading } from '@qinghe/contract/resumes/apply.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { unreadableWords } from '@qinghe/contract/texts/cv-unreadable.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { findFile } from '../../files/index.ts';
import { isByOcr, isPartial, readingProgress } from '../desk/present-application.ts';

/** How far the reading of a CV is, and what it found. */
export function presentReading(
  file: NonNullable<Awaited<ReturnType<typeof findFile>>>,
  to: 'toApplicant' | 'toEmployer',
  locale: Locale,
): OutputOf<typeof getCvReading> {
  const state = file.reading_state ?? ('failed' as const);
  return {
    state,
    failure: file.reading_failure,
    failure_text: state === 'failed' ? unreadableWords(file.reading_failure, to, locale) : null,
    progress: readingProgress(file),
    by_ocr: isByOcr(file),
    partial: isPartial(file),
    fields: file.reading_fields as CvFields | null,
  };
}
