import { readCvIsolated } from '@qinghe/cv-reader/index.ts';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { recogniseCvFile } from './recognise-cv-file.ts';
import { fileIds, readingOf, storeReading, waitingBytes } from './save-reading.ts';

/** Reads an uploaded CV that has its text; a scan or a picture becomes a task for OCR. */
export const readCvFile = defineTask({
  name: 'resumes.read-cv',
  payload: fileIds,
  retries: 2,
  async run(services, ids) {
    const bytes = await waitingBytes(services, ids);
    if (!bytes) return;
    const reading = await readingOf(readCvIsolated(bytes));
    if ('failure' in reading && reading.failure === 'no_text')
      await withTransaction(services.db, (trx) => services.tasks.enqueue(trx, recogniseCvFile, ids));
    else await storeReading(services, ids, reading);
  },
});
