import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { jobsBeyond, readPlaces } from '../../../db/places.ts';
import { defineTask } from '../../../tasks/task.ts';
import { lockCompany, lockJob, takeOffline } from '../../jobs/index.ts';
import { endUnlock, readDueUnlocks } from './unlock-queries.ts';

const A_RUN = 200;

/** Unlocked jobs take a place again once their days are over; where there is none they go offline. */
export const endUnlocks = defineTask({
  name: 'rights.end-unlocks',
  payload: z.object({}),
  cron: '5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock }) {
    const now = clock();
    for (const { company_uuid: companyUuid, uuid, job_uuid } of await readDueUnlocks(db, now, A_RUN))
      await withTransaction(db, async (trx) => {
        const job = await lockJob(trx, companyUuid, job_uuid);
        await lockCompany(trx, companyUuid);
        if (!(await endUnlock(trx, companyUuid, uuid, now))) return;
        if (job?.state !== 'online' && job?.state !== 'reviewing') return;
        if (jobsBeyond(await readPlaces(trx, companyUuid, null)) > 0)
          await takeOffline(trx, companyUuid, job, { at: now, action: 'job.unlock_ended' });
      });
  },
});
