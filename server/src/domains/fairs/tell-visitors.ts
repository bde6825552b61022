import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { insertNotices, NOTICE_KINDS, type NoticeKind, readNearFairs } from './notice-queries.ts';
import { NOTICES_A_TASK, sendFairNotices } from './send-notices.ts';

/** Tells those who registered for a fair what has become of it, as it stands then; twice is once. */
export const tellFairVisitors = defineTask({
  name: 'fairs.tell-visitors',
  payload: z.object({ fair_uuid: formats.uuid }),
  timeoutSeconds: 300,
  async run(services, { fair_uuid: fairUuid }) {
    for (const kind of NOTICE_KINDS) await tellAll(services, fairUuid, kind);
  },
});

/** Reminds who registered, a day before; twice is once. */
export const remindFairVisitors = defineTask({
  name: 'fairs.remind-visitors',
  payload: z.object({}),
  cron: '*/10 * * * *',
  run: ({ db, tasks, clock }) =>
    withTransaction(db, async (trx) => tasks.enqueueMany(trx, tellFairVisitors, await readNearFairs(trx, clock()))),
});

/** Some in each transaction: nobody waits long for who registers, and what was written stays. */
async function tellAll({ db, tasks, clock }: Services, fairUuid: string, kind: NoticeKind): Promise<void> {
  let after: string | undefined;
  do {
    after = await withTransaction(db, async (trx) => {
      const notices = await insertNotices(trx, { fairUuid, kind, now: clock(), after });
      await tasks.enqueueMany(trx, sendFairNotices, inTasks(notices));
      return notices.at(-1)?.visitor_uuid;
    });
  } while (after !== undefined);
}

const inTasks = (notices: readonly { uuid: string }[]) =>
  Array.from({ length: Math.ceil(notices.length / NOTICES_A_TASK) }, (_, index) => ({
    notice_uuids: notices.slice(index * NOTICES_A_TASK, (index + 1) * NOTICES_A_TASK).map(({ uuid }) => uuid),
  }));
