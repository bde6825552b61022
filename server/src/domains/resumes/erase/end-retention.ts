import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { eraseApplications } from './erase-applications.ts';
import { readOutlived } from './erase-queries.ts';

/** Years for which an application is kept, as the consent of its candidate says. */
const RETENTION_YEARS = 3;
/** In one run; the clock asks again the next night. */
const A_RUN = 500;

/** Erases what has outlived its consent: applications of three years ago, unless their job is online still. */
export const endRetention = defineTask({
  name: 'resumes.end-retention',
  payload: z.object({}),
  cron: '50 3 * * *',
  timeoutSeconds: 600,
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, tasks, clock }) {
    const before = new Date(clock());
    before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
    await withTransaction(db, async (trx) => {
      const call = { db: trx, services: { tasks }, actor: { kind: 'clock' as const, uuid: null }, requestId: '' };
      await eraseApplications(call, await readOutlived(trx, before, A_RUN));
    });
  },
});
