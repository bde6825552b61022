import { formats } from '@qinghe/contract/formats.ts';
import { type CvReading, CvUnreadable, type CvUnreadableReason } from '@qinghe/cv-reader/index.ts';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { findFile, saveReading, saveReadingPage } from '../../files/index.ts';
import { readApplicationsOfFile, setSearch } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { toStoredSpans } from './cv-spans.ts';

export const fileIds = z.object({ company_uuid: formats.uuid, file_uuid: formats.uuid });
export type FileIds = z.output<typeof fileIds>;

/** Nothing for a file that is gone or was read already: both tasks are safe to run twice. */
export async function waitingBytes({ db, storage }: Services, { company_uuid, file_uuid }: FileIds) {
  const file = await findFile(db, company_uuid, file_uuid);
  return file?.reading_state === 'waiting' ? storage.get(file.storage_key) : undefined;
}

export type Reading = CvReading | { failure: CvUnreadableReason };

/** A file that cannot be read is a result, not a failed task: the person is told why, and the file itself stays. */
export async function readingOf(reading: Promise<CvReading>): Promise<Reading> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CvUnreadable) return { failure: error.reason };
    throw error;
  }
}

/** Saves what was read, makes it searchable, and tells the screens that show one of its applications. */
export function storeReading({ db }: Services, { company_uuid, file_uuid }: FileIds, reading: Reading): Promise<void> {
  const row =
    'failure' in reading
      ? { state: 'failed' as const, failure: reading.failure, text: null, fields: null, spans: null }
      : {
          state: 'done' as const,
          failure: null,
          text: reading.text,
          fields: reading.fields,
          spans: toStoredSpans(reading.lines),
        };
  return withTransaction(db, async (trx) => {
    if (!(await saveReading(trx, company_uuid, file_uuid, row))) return;
    for (const application of await readApplicationsOfFile(trx, company_uuid, file_uuid)) {
      const { uuid, job_uuid, kind, name, school, major, city } = application;
      await setSearch(trx, company_uuid, uuid, toSearchVector([name, school, major, city, row.text].join('\n')));
      await publishEvent(trx, { companyUuid: company_uuid }, { type: 'application.read', uuid, job_uuid, kind });
    }
  });
}

/** The screens that show the application count the pages on. */
export function storePage(
  db: Database,
  { company_uuid, file_uuid }: FileIds,
  at: { page: number; pages: number },
): Promise<void> {
  return withTransaction(db, async (trx) => {
    if (!(await saveReadingPage(trx, company_uuid, file_uuid, at))) return;
    for (const { uuid, job_uuid, kind } of await readApplicationsOfFile(trx, company_uuid, file_uuid))
      await publishEvent(trx, { companyUuid: company_uuid }, { type: 'application.read', uuid, job_uuid, kind });
  });
}
