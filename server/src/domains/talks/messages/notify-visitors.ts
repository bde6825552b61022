import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { settledAfter } from '../../../time/event-changes.ts';
import { type LaterOccasion, readConcerned } from './concerned-queries.ts';
import { talkMessages } from './messages.ts';

const REMINDERS: readonly LaterOccasion[] = ['day_before', 'hours_before'];

/** Notifies the visitors of a talk that it was called off or moved, or that they have a seat now; twice is once. */
export const notifyVisitorsTask = defineTask({
  name: 'talks.tell-visitors',
  payload: z.object({ company_uuid: formats.uuid, talk_uuid: formats.uuid }),
  givenUp: { nobodyWaits: 'talks.remind-visitors looks every five minutes for everybody who has not heard.' },
  run: (services, talk) => notify(services, (occasion) => !REMINDERS.includes(occasion), talk),
});

/** Reminds who has a seat, a day and two hours before, and notifies whom a task that failed has left out; twice is once. */
export const remindVisitors = defineTask({
  name: 'talks.remind-visitors',
  payload: z.object({}),
  cron: '*/5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: (services) => notify(services, () => true),
});

/** Has the visitors of a talk notified, once the transaction has committed; after the calm where it was moved. */
export async function notifyVisitors(
  trx: Trx,
  { services, now }: { services: Services; now: Date },
  talk: { company_uuid: string; talk_uuid: string },
  moved = false,
): Promise<void> {
  await services.tasks.enqueue(trx, notifyVisitorsTask, talk);
  if (moved) await services.tasks.enqueue(trx, notifyVisitorsTask, talk, settledAfter(now));
}

async function notify(
  services: Services,
  which: (occasion: LaterOccasion) => boolean,
  talk?: { company_uuid: string; talk_uuid: string },
): Promise<void> {
  const now = services.clock();
  for (const { occasion, message } of talkMessages.filter((one) => which(one.occasion)))
    await withTransaction(services.db, async (trx) => {
      const concerned = await readConcerned(trx, occasion, now, talk);
      const items = concerned.map(({ company_uuid, uuid, at }) => ({
        subjectUuid: uuid,
        occasion: at,
        details: { company_uuid },
      }));
      await deliver({ db: trx, services, now }, message, items);
    });
}
