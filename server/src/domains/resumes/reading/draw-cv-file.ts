import { CvUnreadable, drawFirstPageIsolated, type FirstPage } from '@qinghe/cv-reader/index.ts';
import { z } from 'zod';
import { ObjectMissing } from '../../../providers/storage/port.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { findFile, firstPageKey, hasFirstPage, saveFirstPage } from '../../files/index.ts';
import { type CvToRead, cvToRead, turnOf } from './cv-to-read.ts';
import { readUndrawnFiles } from './undrawn-queries.ts';

/** Milliseconds of each minute for CVs that came before there were pictures: a third of a core until all have theirs. */
const MINUTE_SHARE = 20_000;

type Reach = Pick<Services, 'db' | 'storage'>;

/** Draws the first page of a CV that somebody has applied with, once its text is read: it is seen before the file is there. */
export const drawCvFile = defineTask({
  name: 'resumes.draw-cv',
  payload: cvToRead,
  turnOf,
  retries: 2,
  atOnce: 1,
  givenUp: { nobodyWaits: 'resumes.draw-undrawn draws every minute what has no picture.' },
  run: drawFirstPageOf,
});

/** Draws what has no picture yet, the newest first: CVs of before, and those whose own task came to nothing. */
export const drawUndrawn = defineTask({
  name: 'resumes.draw-undrawn',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  retries: 0,
  atOnce: 1,
  async run(services) {
    const ends = performance.now() + MINUTE_SHARE;
    for (const { company_uuid, uuid } of await readUndrawnFiles(services.db)) {
      if (performance.now() > ends) return;
      await drawFirstPageOf(services, { company_uuid, file_uuid: uuid });
    }
  },
});

/** A file that cannot be drawn has no picture, once and for all. Safe to run twice, also at once. */
export async function drawFirstPageOf(
  { db, storage }: Reach,
  { company_uuid, file_uuid }: Pick<CvToRead, 'company_uuid' | 'file_uuid'>,
): Promise<void> {
  const file = await findFile(db, company_uuid, file_uuid);
  if (!file || file.first_page !== null) return;
  const drawn = hasFirstPage(file.type) ? await draw(storage, file.storage_key) : null;
  const key = firstPageKey(file);
  if (drawn) await storage.put(key, { bytes: Buffer.from(drawn.bytes), type: 'image/webp' });
  if (await saveFirstPage(db, company_uuid, file_uuid, drawn)) return;
  // Erased meanwhile, with all that lay there before.
  if (drawn && !(await findFile(db, company_uuid, file_uuid))) await storage.remove(key);
}

async function draw(storage: Reach['storage'], key: string): Promise<FirstPage | null> {
  try {
    return await drawFirstPageIsolated(await storage.get(key));
  } catch (error) {
    if (error instanceof CvUnreadable || error instanceof ObjectMissing) return null;
    throw error;
  }
}
