import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { eraseSignUps } from './sign-up-queries.ts';

/** Days after a broadcast for which who signed up is known. */
export const LIVE_DAYS = 180;

/** Forgets who signed up for broadcasts that are long over. */
export const eraseLiveSignUps = defineTask({
  name: 'live.erase-sign-ups',
  payload: z.object({}),
  cron: '35 4 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  run: ({ db, clock }) =>
    withTransaction(db, (trx) => eraseSignUps(trx, new Date(clock().getTime() - LIVE_DAYS * 86_400_000))),
});
