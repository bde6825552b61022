import { z } from 'zod';
import { type AnyTask, defineTask } from '../../tasks/task.ts';
import { VISITOR_DAYS } from '../talks/index.ts';
import { forgetVisits } from './desk-queries.ts';
import { sendFairNotices } from './send-notices.ts';
import { remindFairVisitors, tellFairVisitors } from './tell-visitors.ts';
import { eraseVisitors } from './visitor-queries.ts';

/** Forgets who came to fairs that are long over; how many came, and from where, stays with the companies. */
export const eraseFairVisitors = defineTask({
  name: 'fairs.erase-visitors',
  payload: z.object({}),
  cron: '40 4 * * *',
  timeoutSeconds: 600,
  async run({ db, clock }) {
    const before = new Date(clock().getTime() - VISITOR_DAYS * 86_400_000);
    await eraseVisitors(db, before);
    await forgetVisits(db, before);
  },
});

export const fairTasks: readonly AnyTask[] = [eraseFairVisitors, tellFairVisitors, remindFairVisitors, sendFairNotices];
