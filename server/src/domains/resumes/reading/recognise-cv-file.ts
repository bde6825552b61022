import { recogniseCv } from '@qinghe/cv-reader/index.ts';
import { defineTask } from '../../../tasks/task.ts';
import { fileIds, readingOf, storePage, storeReading, waitingBytes } from './save-reading.ts';

/**
 * Reads a scan or a picture by OCR and tells of each page; one after another, since each takes a core for seconds. When
 * the OCR service fails to the last, the file counts as unread, so that nobody waits for it, and the task still ends as a
 * dead letter. The time limit covers ten pages and, behind them, a service that responds slowly.
 */
export const recogniseCvFile = defineTask({
  name: 'resumes.recognise-cv',
  payload: fileIds,
  retries: 4,
  timeoutSeconds: 900,
  atOnce: 1,
  async run(services, ids, { last }) {
    const bytes = await waitingBytes(services, ids);
    if (!bytes) return;
    try {
      const onPage = (page: number, pages: number) => storePage(services.db, ids, { page, pages });
      await storeReading(services, ids, await readingOf(recogniseCv(bytes, services.ocr, onPage)));
    } catch (error) {
      if (last) await storeReading(services, ids, { failure: 'unavailable' });
      throw error;
    }
  },
});
