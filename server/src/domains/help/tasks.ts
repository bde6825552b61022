import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { eraseOld, giveBack, readSilent } from './background-queries.ts';
import { minutesOfService } from './rules.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
/** Minutes of our hours in which who has a conversation answers it. */
export const SILENT_MINUTES = 15;
/** Days after its end for which a conversation is kept: two years. */
export const HELP_DAYS = 730;
const givenUp = { nobodyWaits: 'The clock asks for it again.' };

/** What nobody answers in time goes back to the queue, with the name of who had it. */
export const giveBackHelp = defineTask({
  name: 'help.give-back',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp,
  async run({ db, clock }) {
    const now = clock();
    const silent = await readSilent(db, new Date(now.getTime() - SILENT_MINUTES * MINUTE));
    for (const row of silent) {
      const since = Math.max(Date.parse(row.waiting_since ?? ''), Date.parse(row.taken_at ?? ''));
      if (minutesOfService(new Date(since), now) < SILENT_MINUTES) continue;
      await withTransaction(db, (trx) => giveBack(trx, row));
    }
  },
});

/** Two years after its end a conversation is erased, and that of a closed account within an hour. */
export const eraseHelp = defineTask({
  name: 'help.erase',
  payload: z.object({}),
  cron: '52 * * * *',
  givenUp,
  timeoutSeconds: 600,
  async run({ db, clock }) {
    await withTransaction(db, (trx) => eraseOld(trx, new Date(clock().getTime() - HELP_DAYS * DAY)));
  },
});
