import { z } from 'zod';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { readOverdueJobs } from '../publish/publish-queries.ts';
import { lockJob, updateJob } from '../queries.ts';
import { tellOwner } from '../tell-owner.ts';

/** Ends online jobs whose deadline has passed; the clock asks for it every ten minutes. */
export const expireJobs = defineTask({
  name: 'jobs.expire-jobs',
  payload: z.object({}),
  cron: '*/10 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const { db, clock } = services;
    const now = clock();
    for (const { company_uuid: companyUuid, uuid, kind } of await readOverdueJobs(db, chinaDay(now))) {
      await withTransaction(db, async (trx) => {
        const job = await lockJob(trx, companyUuid, uuid);
        if (job?.state !== 'online') return;
        await updateJob(trx, companyUuid, uuid, now, { state: 'expired' });
        const actor = { kind: 'clock' as const, uuid: null };
        await writeAudit(trx, { companyUuid, actor, action: 'job.expired', objectUuid: uuid, requestId: '' });
        await publishEvent(trx, { companyUuid, owners: [job.owner_uuid] }, { type: 'job.changed', uuid, kind });
        await tellOwner({ db: trx, services, now }, 'jobExpired', companyUuid, job);
      });
    }
  },
});
