import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { readJobsAtOdds } from '../publish/publish-queries.ts';
import { reviewJob } from '../publish/review-job.ts';
import { lockJob } from '../queries.ts';
import { takeOffline } from './take-offline.ts';

/**
 * What was decided about a company's papers reaches its jobs: those that waited are reviewed once the papers have passed,
 * and those online go offline once the papers are refused. The clock asks for it every minute.
 */
export const followCompanies = defineTask({
  name: 'jobs.follow-companies',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock, tasks }) {
    const now = clock();
    for (const { company_uuid: companyUuid, uuid, state } of await readJobsAtOdds(db, CERTIFIED))
      await withTransaction(db, async (trx) => {
        const job = await lockJob(trx, companyUuid, uuid);
        if (job?.state !== state) return;
        if (state === 'reviewing') {
          await tasks.enqueue(trx, reviewJob, { company_uuid: companyUuid, job_uuid: uuid, locale: 'zh-CN' });
          return;
        }
        await takeOffline(trx, companyUuid, job, { at: now, action: 'job.taken_offline' });
      });
  },
});
