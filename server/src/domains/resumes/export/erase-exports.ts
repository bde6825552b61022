import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { deleteOldExports, readToErase, setErased } from './erase-queries.ts';
import { exportKey } from './stored-export.ts';

/** For so long its owner hears what became of a file. */
const REMEMBERED_MILLISECONDS = 86_400_000;

/**
 * Erases files of exports whose time is over, or in which somebody stands who was erased: bytes first, so that a run that is
 * cut off leaves a row to come back to. Asked for when there is one, and by the clock where that was lost.
 */
export const eraseExports = defineTask({
  name: 'resumes.erase-exports',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, storage, clock }) {
    const now = clock();
    for (const { attempt, ...of } of await readToErase(db, now)) {
      for (let one = 1; one <= attempt; one += 1) await storage.remove(exportKey({ ...of, attempt: one }));
      await withTransaction(db, (trx) => setErased(trx, of, now));
    }
    await deleteOldExports(db, new Date(now.getTime() - REMEMBERED_MILLISECONDS));
  },
});
