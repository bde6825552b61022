import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { calmAfter } from '../../../time/event-changes.ts';

/**
 * Notifies those who signed up for a talk of what has become of it. The kind of task alone: what it does is in `talks`, which
 * knows visitors, and follows from how things stand then.
 */
export const notifyVisitorsTask = {
  name: 'talks.tell-visitors',
  payload: z.object({ company_uuid: formats.uuid, talk_uuid: formats.uuid }),
  retries: 5,
  timeoutSeconds: 60,
  atOnce: 2,
};

/** Has the visitors of a talk notified, once the transaction has committed; after the calm where it was moved. */
export async function notifyVisitors(
  trx: Trx,
  { services, now }: { services: Services; now: Date },
  talk: { company_uuid: string; talk_uuid: string },
  moved = false,
): Promise<void> {
  await services.tasks.enqueue(trx, notifyVisitorsTask, talk);
  if (!moved) return;
  await services.tasks.enqueue(trx, notifyVisitorsTask, talk, calmAfter(now));
}
