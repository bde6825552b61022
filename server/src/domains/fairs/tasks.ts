import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import type { DeliveryKind } from '../../outside/define-delivery.ts';
import { type AnyTask, defineTask } from '../../tasks/task.ts';
import { VISITOR_DAYS } from '../talks/index.ts';
import { forgetVisits } from './desk-queries.ts';
import { fairMessages } from './messages/messages.ts';
import { notifyFairVisitors, remindFairVisitors } from './messages/notify-visitors.ts';
import { forgetStandKeys } from './stand-key-queries.ts';
import { eraseVisitors } from './visitor-queries.ts';

/** Forgets who came to fairs that are long over; how many came, and from where, stays with the companies. */
export const eraseFairVisitors = defineTask({
  name: 'fairs.erase-visitors',
  payload: z.object({}),
  cron: '40 4 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run({ db, clock }) {
    const before = new Date(clock().getTime() - VISITOR_DAYS * 86_400_000);
    await withTransaction(db, (trx) => eraseVisitors(trx, before));
    await forgetVisits(db, before);
    await forgetStandKeys(db, before);
  },
});

export const fairTasks: readonly AnyTask[] = [eraseFairVisitors, notifyFairVisitors, remindFairVisitors];

export const fairDeliveries: readonly DeliveryKind[] = fairMessages.map(({ message }) => message);
