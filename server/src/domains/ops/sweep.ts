import { z } from 'zod';
import { defineTask } from '../../tasks/task.ts';
import { deleteOutdated } from './queries.ts';

const DAY = 86_400_000;

/** Throws away what has served its time; the clock asks for it every hour. */
export const sweep = defineTask({
  name: 'ops.sweep',
  payload: z.object({}),
  cron: '17 * * * *',
  timeoutSeconds: 600,
  async run({ db, clock }) {
    const now = clock();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
    await deleteOutdated(db, {
      now,
      // A client that tries again a day later has lost its key with its page.
      idempotency: daysAgo(2),
      // The limits look back one day.
      codes: daysAgo(2),
      // A client that was away for longer reads everything anew.
      events: daysAgo(2),
      // An ended session still says why for a while.
      sessions: daysAgo(7),
    });
  },
});
