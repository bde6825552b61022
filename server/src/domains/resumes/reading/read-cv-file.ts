import { readCvIsolated } from '@qinghe/cv-reader/index.ts';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { findFile } from '../../files/index.ts';
import { cvToRead, turnOf } from './cv-to-read.ts';
import { recogniseCvFile } from './recognise-cv-file.ts';
import { readingOf, storeReading } from './save-reading.ts';

/** Reads an uploaded CV that has its text; a scan or a picture becomes a task for OCR. */
export const readCvFile = defineTask({
  name: 'resumes.read-cv',
  payload: cvToRead,
  turnOf,
  retries: 2,
  /** The file counts as unread, so that no screen waits for it; it can be looked at, and the form filled in by hand. */
  async givenUp(services, cv) {
    const file = await findFile(services.db, cv.company_uuid, cv.file_uuid);
    if (file?.reading_state === 'waiting') await storeReading(services, cv, { failure: 'other' }, null);
  },
  async run(services, cv) {
    const file = await findFile(services.db, cv.company_uuid, cv.file_uuid);
    // Gone, or read already: it may run twice.
    if (file?.reading_state !== 'waiting') return;
    const reading = await readingOf(readCvIsolated(await services.storage.get(file.storage_key)));
    if ('failure' in reading && reading.failure === 'no_text')
      await withTransaction(services.db, (trx) => services.tasks.enqueue(trx, recogniseCvFile, cv));
    else await storeReading(services, cv, reading, null);
  },
});
