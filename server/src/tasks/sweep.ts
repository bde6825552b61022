import { z } from 'zod';
import { deleteOutdated, type Outdated, ofTheFrame } from '../db/sweep.ts';
import { type AnyTask, defineTask } from './task.ts';

/** Throws away what has served its time, as the domains say; the clock asks for it every hour. */
export const sweepTask = (outdated: readonly Outdated[]): AnyTask =>
  defineTask({
    name: 'ops.sweep',
    payload: z.object({}),
    cron: '17 * * * *',
    givenUp: { nobodyWaits: 'The clock asks for it again.' },
    timeoutSeconds: 600,
    async run({ db, clock }) {
      for (const one of [...ofTheFrame, ...outdated]) await deleteOutdated(db, one, clock());
    },
  });
