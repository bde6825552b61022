import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { deleteOldImports } from './import-queries.ts';

const RETENTION_MILLISECONDS = 30 * 86_400_000;

/** Erases what files of jobs held, thirty days after they came. The jobs that were made of them stay. */
export const eraseImports = defineTask({
  name: 'jobs.erase-imports',
  payload: z.object({}),
  cron: '47 3 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: ({ db, clock }) =>
    withTransaction(db, (trx) => deleteOldImports(trx, new Date(clock().getTime() - RETENTION_MILLISECONDS))),
});
