import { type CvReading, CvUnreadable, type CvUnreadableReason } from '@qinghe/cv-reader/index.ts';
import type { Database } from '../../../db/database.ts';
import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import type { Task } from '../../../tasks/task.ts';
import { forgetReadingRest, saveReading, saveReadingPage } from '../../files/index.ts';
import { searchAnew } from '../anonymous/search-anew.ts';
import { compareCvFile } from '../persons/compare-cv-file.ts';
import { askLater } from './ask-second-reader.ts';
import { toStoredSpans } from './cv-spans.ts';
import type { CvToRead, cvToRead } from './cv-to-read.ts';
import { drawCvFile } from './draw-cv-file.ts';
import { publishReading } from './publish-reading.ts';

/** `other`: the task that should have read it came to nothing. */
export type Reading = CvReading | { failure: CvUnreadableReason | 'other' };

/** A file that cannot be read is a result, not a failed task: the person is told why, and the file itself stays. */
export async function readingOf(reading: Promise<CvReading>): Promise<Reading> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CvUnreadable) return { failure: error.reason };
    throw error;
  }
}

/**
 * Saves what was read, makes it searchable, and tells the screens that show one of its applications. `later` reads the
 * pages that were left for the time when somebody has applied; null where all that will be read was.
 */
export function storeReading(
  services: Services,
  cv: CvToRead,
  reading: Reading,
  later: Task<typeof cvToRead> | null,
): Promise<void> {
  const { db, tasks } = services;
  const { company_uuid, file_uuid } = cv;
  const failed = { state: 'failed' as const, text: null, fields: null, spans: null, rest: null };
  const rest = later ? ('applying' as const) : ('limit' as const);
  const row =
    'failure' in reading
      ? { ...failed, failure: reading.failure }
      : {
          state: 'done' as const,
          failure: null,
          text: reading.text,
          fields: reading.fields,
          spans: toStoredSpans(reading.lines),
          rest: reading.truncated ? rest : null,
        };
  return withTransaction(db, async (trx) => {
    if (!(await saveReading(trx, company_uuid, file_uuid, row))) return;
    await services.cvRead({ db: trx, tasks }, cv);
    const applications = await publishReading(trx, cv);
    if (applications.length === 0) return;
    await searchAnew(
      trx,
      company_uuid,
      applications.map(({ uuid }) => uuid),
    );
    await tasks.enqueue(trx, drawCvFile, cv);
    if (row.state === 'done') await tasks.enqueue(trx, compareCvFile, cv);
    // Somebody has applied while the first pages were read.
    if (later && row.rest === 'applying') await tasks.enqueue(trx, later, cv);
    else if (row.state === 'done') await askLater(services, trx, cv);
  });
}

/** The rest of a scan cannot be read: what was read of it before stays. */
export const endReading = (db: Database, { company_uuid, file_uuid }: CvToRead): Promise<void> =>
  withTransaction(db, (trx) => forgetReadingRest(trx, company_uuid, file_uuid));

/** The screens that show the application count the pages on. */
export function storePage(db: Database, cv: CvToRead, at: { page: number; pages: number }): Promise<void> {
  return withTransaction(db, async (trx) => {
    if (await saveReadingPage(trx, cv.company_uuid, cv.file_uuid, at)) await publishReading(trx, cv);
  });
}
