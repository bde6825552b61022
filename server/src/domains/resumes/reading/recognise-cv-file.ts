import { recogniseCv } from '@qinghe/cv-reader/index.ts';
import { defineTask } from '../../../tasks/task.ts';
import { fileIds, readingOf, storePage, storeReading, waitingBytes } from './save-reading.ts';

/**
 * Reads a scan or a picture by OCR, page by page. After the last failed try the file counts as unread, so that no screen
 * waits for it, and the task ends as a dead letter.
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
