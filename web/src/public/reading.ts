import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { untilBack } from '../lib/offline/retry-when-online.ts';
import { ask } from './call.ts';
import { isWorthAnotherTry, refusalIn } from './failure.ts';

interface Reading {
  state: 'waiting' | 'done' | 'failed';
  progress: { page: number; pages: number } | null;
  by_ocr: boolean;
  fields: CvFields | null;
  failure_text: string | null;
}

/** Milliseconds between two questions: soon for what has its text, seldom for a scan. A hall of students asks at once. */
const ASK_FIRST = 400;
const ASK_LATER = 3000;
/** A page of a scan takes seconds, and others may be waiting in line; the form can be filled in meanwhile. */
const PATIENCE = 120_000;

/** What a CV says, and whether that was read off a picture. */
export interface ReadCv {
  fields: CvFields;
  byOcr: boolean;
}

/** What was read from an uploaded CV, or in words why nothing was; neither where it takes too long to wait for. */
export async function waitForReading(
  token: string,
  signal: AbortSignal,
  onPage: (page: number, pages: number) => void,
): Promise<{ cv: ReadCv | null; failure: string | null }> {
  let waited = 0;
  for (let failures = 0; waited < PATIENCE && !signal.aborted; ) {
    const response = await ask<Reading>('POST', '/api/v1/apply/reading', { upload_token: token }).catch(
      () => undefined,
    );
    if (!response || isWorthAnotherTry(response)) {
      await untilBack(failures++, signal);
      continue;
    }
    const refusal = refusalIn(response);
    if (refusal !== undefined) return { cv: null, failure: refusal };
    const { state = 'waiting', fields, by_ocr: byOcr, progress, failure_text: failure = null } = response.data ?? {};
    if (state !== 'waiting') return { cv: fields ? { fields, byOcr: byOcr ?? false } : null, failure };
    if (progress) onPage(progress.page, progress.pages);
    const pause = Math.min(ASK_LATER, ASK_FIRST + waited / 10);
    waited += pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { cv: null, failure: null };
}
