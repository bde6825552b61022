import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { eraseVisitors } from './visitor-queries.ts';

/** Days after a talk for which its visitors are known. */
export const VISITOR_DAYS = 180;

/** Forgets visitors of talks that are long over: they signed up to listen, not to be recruited. */
export const eraseTalkVisitors = defineTask({
  name: 'talks.erase-visitors',
  payload: z.object({}),
  cron: '20 4 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  run: ({ db, clock }) =>
    withTransaction(db, (trx) => eraseVisitors(trx, new Date(clock().getTime() - VISITOR_DAYS * 86_400_000))),
});
