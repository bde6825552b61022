import { z } from 'zod';
import { type Trx, withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { tellVisitorsTask } from '../jobs/index.ts';
import { insertReminders, insertTidings } from './notice-queries.ts';
import { sendNotice } from './send-notice.ts';

/** Tells the visitors of a talk that it was called off or moved, or that they have a seat now; twice is once. */
export const tellVisitors = defineTask({
  ...tellVisitorsTask,
  run: ({ db, tasks, clock }, { company_uuid: companyUuid, talk_uuid: talkUuid }) =>
    withTransaction(db, async (trx) => send(trx, tasks, await insertTidings(trx, companyUuid, talkUuid, clock()))),
});

/** Reminds who has a seat, a day and two hours before; twice is once. */
export const remindVisitors = defineTask({
  name: 'talks.remind-visitors',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: ({ db, tasks, clock }) =>
    withTransaction(db, async (trx) => send(trx, tasks, await insertReminders(trx, clock()))),
});

type Notices = Awaited<ReturnType<typeof insertReminders>>;

const send = (trx: Trx, tasks: Services['tasks'], notices: Notices): Promise<void> =>
  tasks.enqueueMany(
    trx,
    sendNotice,
    notices.map(({ uuid, ...talk }) => ({ ...talk, notice_uuid: uuid })),
  );
