import {
  type CvReading,
  CvUnreadable,
  type CvUnreadableReason,
  readCvIsolated,
  recogniseCv,
} from '@qinghe/cv-reader/index.ts';
import type { Database } from '../../../db/database.ts';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import type { TaskAttempt } from '../../../tasks/queue.ts';
import { findFile, saveReading, saveReadingPage } from '../../files/index.ts';
import { readApplicationsOfFile, setSearch } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { recogniseCvFile } from '../task-definitions.ts';
import { toStoredSpans } from './cv-spans.ts';

interface FileIds {
  company_uuid: string;
  file_uuid: string;
}

/** Reads a CV that has its text; a scan or a picture becomes a task for OCR. */
export async function readFile(services: Services, ids: FileIds): Promise<void> {
  const bytes = await waitingBytes(services, ids);
  if (!bytes) return;
  const reading = await tried(readCvIsolated(bytes));
  if ('failure' in reading && reading.failure === 'no_text')
    await withTransaction(services.db, (trx) => services.tasks.enqueue(trx, recogniseCvFile, ids));
  else await keep(services, ids, reading);
}

/**
 * Reads a scan or a picture by OCR and tells of each page. When the OCR service fails to the last, the file counts as
 * unread, so that nobody waits for it, and the task still ends as a dead letter.
 */
export async function recogniseFile(services: Services, ids: FileIds, attempt?: TaskAttempt): Promise<void> {
  const bytes = await waitingBytes(services, ids);
  if (!bytes) return;
  try {
    const onPage = (page: number, pages: number) => keepPage(services.db, ids, { page, pages });
    await keep(services, ids, await tried(recogniseCv(bytes, services.ocr, onPage)));
  } catch (error) {
    if (attempt?.last) await keep(services, ids, { failure: 'unavailable' });
    throw error;
  }
}

/** Nothing for a file that is gone or was read already: both tasks are safe to run twice. */
async function waitingBytes({ db, storage }: Services, { company_uuid, file_uuid }: FileIds) {
  const file = await findFile(db, company_uuid, file_uuid);
  return file?.reading_state === 'waiting' ? storage.get(file.storage_key) : undefined;
}

type Reading = CvReading | { failure: CvUnreadableReason };

/** A file that cannot be read is a result, not a failed task: the person is told why, and the file itself stays. */
async function tried(reading: Promise<CvReading>): Promise<Reading> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CvUnreadable) return { failure: error.reason };
    throw error;
  }
}

function keep({ db }: Services, { company_uuid, file_uuid }: FileIds, reading: Reading): Promise<void> {
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

/** Whoever has the application open sees the page count on. */
function keepPage(
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
