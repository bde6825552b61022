import { type CvReading, MAX_FILE_MILLISECONDS, recogniseCv } from '@qinghe/cv-reader/index.ts';
import { MAX_PAGE_MILLISECONDS } from '@qinghe/cv-reader/ocr.ts';
import { defineTask } from '../../../tasks/task.ts';
import { findFile } from '../../files/index.ts';
import { readApplicationsOfFile } from '../queries.ts';
import { cvToRead, turnOf } from './cv-to-read.ts';
import { endReading, type Reading, readingOf, storePage, storeReading } from './save-reading.ts';

/** Enough to fill in the form; the rest is read once somebody has applied. */
const MAX_PAGES_BEFORE_APPLYING = 2;
const MAX_MILLISECONDS_BEFORE_APPLYING = MAX_PAGES_BEFORE_APPLYING * MAX_PAGE_MILLISECONDS;

/**
 * Reads a scan or a picture by OCR, page by page: its first two pages, and all of it once it belongs to an application.
 * After the last failed try the file counts as unread, so that no screen waits for it, and the task ends as a dead letter.
 */
export const recogniseCvFile = defineTask({
  name: 'resumes.recognise-cv',
  payload: cvToRead,
  turnOf,
  retries: 4,
  timeoutSeconds: 300,
  atOnce: 1,
  async givenUp(services, cv) {
    const file = await findFile(services.db, cv.company_uuid, cv.file_uuid);
    if (file?.reading_rest === 'applying') await endReading(services.db, cv);
    else if (file?.reading_state === 'waiting') await storeReading(services, cv, { failure: 'unavailable' }, null);
  },
  async run(services, cv, { last }) {
    const { db, storage, ocr } = services;
    const file = await findFile(db, cv.company_uuid, cv.file_uuid);
    const isRest = file?.reading_rest === 'applying';
    // Gone, or read already: it may run twice.
    if (!file || (file.reading_state !== 'waiting' && !isRest)) return;
    const applied = (await readApplicationsOfFile(db, cv.company_uuid, cv.file_uuid)).length > 0;
    if (isRest && !applied) return;
    const store = async (reading: Reading) => {
      if (isRest && 'failure' in reading) await endReading(db, cv);
      else await storeReading(services, cv, reading, applied ? null : recogniseCvFile);
    };
    try {
      const bytes = await storage.get(file.storage_key);
      const reading: Promise<CvReading> = recogniseCv(bytes, ocr, {
        ...(applied ? {} : { pages: MAX_PAGES_BEFORE_APPLYING }),
        milliseconds: isRest ? MAX_FILE_MILLISECONDS - MAX_MILLISECONDS_BEFORE_APPLYING : MAX_FILE_MILLISECONDS,
        onPage: (page, pages) => storePage(db, cv, { page, pages }),
      });
      await store(await readingOf(reading));
    } catch (error) {
      if (last) await store({ failure: 'unavailable' });
      throw error;
    }
  },
});
