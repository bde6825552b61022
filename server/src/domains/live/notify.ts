import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { deliver } from '../../outside/deliver.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { readConcerned } from './concerned-queries.ts';
import { laterMessages } from './messages.ts';

/** Notifies who signed up for a broadcast that it was cancelled or moved; twice is once. */
export const notifyLiveTask = defineTask({
  name: 'live.notify',
  payload: z.object({ broadcast_uuid: formats.uuid }),
  givenUp: { nobodyWaits: 'live.remind looks every five minutes for everybody who has not heard.' },
  run: (services, { broadcast_uuid }) => notify(services, broadcast_uuid),
});

/** Reminds who signed up a day before, and notifies whom a task that failed has left out; twice is once. */
export const remindLive = defineTask({
  name: 'live.remind',
  payload: z.object({}),
  cron: '*/5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: (services) => notify(services),
});

async function notify(services: Services, broadcastUuid?: string): Promise<void> {
  const now = services.clock();
  for (const { occasion, message } of laterMessages)
    await withTransaction(services.db, async (trx) => {
      const concerned = await readConcerned(trx, occasion, now, broadcastUuid);
      const items = concerned.map(({ uuid, at }) => ({ subjectUuid: uuid, occasion: at, details: {} }));
      await deliver({ db: trx, services, now }, message, items);
    });
}
