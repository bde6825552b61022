import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { readConcerned, readFairsToTell } from './concerned-queries.ts';
import { fairMessages } from './messages.ts';

/** Notifies those who registered for a fair of what has become of it, as it stands then; twice is once. */
export const notifyFairVisitors = defineTask({
  name: 'fairs.tell-visitors',
  payload: z.object({ fair_uuid: formats.uuid }),
  timeoutSeconds: 300,
  givenUp: { nobodyWaits: 'fairs.remind-visitors looks every ten minutes for everybody who has not heard.' },
  async run(services, { fair_uuid: fairUuid }) {
    for (const message of fairMessages) await notifyAll(services, fairUuid, message);
  },
});

/** Reminds who registered, a day before, and notifies whom a task that failed has left out; twice is once. */
export const remindFairVisitors = defineTask({
  name: 'fairs.remind-visitors',
  payload: z.object({}),
  cron: '*/10 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: ({ db, tasks, clock }) =>
    withTransaction(db, async (trx) => tasks.enqueueMany(trx, notifyFairVisitors, await readFairsToTell(trx, clock()))),
});

/** Some in each transaction: nobody waits long for who registers, and what was written stays. */
async function notifyAll(
  services: Services,
  fairUuid: string,
  { occasion, message }: (typeof fairMessages)[number],
): Promise<void> {
  let after: string | undefined;
  do {
    after = await withTransaction(services.db, async (db) => {
      const now = services.clock();
      const concerned = await readConcerned(db, occasion, { fairUuid, now, after });
      const items = concerned.map(({ uuid, at }) => ({ subjectUuid: uuid, occasion: at, details: {} }));
      await deliver({ db, services, now }, message, items);
      return concerned.at(-1)?.uuid;
    });
  } while (after !== undefined);
}
