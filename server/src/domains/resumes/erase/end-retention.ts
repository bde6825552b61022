import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { eraseApplications } from './erase-applications.ts';
import { readOutlived } from './erase-queries.ts';

/** In one run; the clock asks again the next night. */
const A_RUN = 500;

/** Erases applications that nobody has moved for as long as their company keeps them, unless their job is online still. */
export const endRetention = defineTask({
  name: 'resumes.end-retention',
  payload: z.object({}),
  cron: '50 3 * * *',
  timeoutSeconds: 600,
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, tasks, signingSecret, clock }) {
    const now = clock();
    await withTransaction(db, async (trx) => {
      const actor = { kind: 'clock' as const, uuid: null };
      const call = { db: trx, services: { tasks, signingSecret }, actor, requestId: '', now };
      await eraseApplications(call, await readOutlived(trx, now, A_RUN));
    });
  },
});
