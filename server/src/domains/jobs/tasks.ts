import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../../db/audit.ts';
import { withTransaction } from '../../db/database.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { handleTask, type TaskHandler } from '../../tasks/queue.ts';
import { findProblems } from './check-job.ts';
import { isBlocked } from './publish-check.ts';
import { insertPublishCheck, lockCompany, readOverdueJobs } from './publish-queries.ts';
import { draftOf, lockJob, updateJob } from './queries.ts';
import { chinaDay } from './rules.ts';
import { expireJobs, reviewJob } from './task-definitions.ts';

/** Statuses with which a company's jobs may go online; the others wait in review until the company is checked. */
const MAY_PUBLISH: readonly string[] = ['pass', 'later_check', 'revision'];

export function jobTasks(services: Services): TaskHandler[] {
  return [
    handleTask(reviewJob, ({ company_uuid, job_uuid, locale }) =>
      withTransaction(services.db, async (trx) => {
        const job = await lockJob(trx, company_uuid, job_uuid);
        // Reviewed already by an earlier run, or taken back.
        if (job?.state !== 'reviewing') return;
        const company = await lockCompany(trx, company_uuid);
        if (!MAY_PUBLISH.includes(company.check_status)) return;
        const now = services.clock();
        const findings = await findProblems(trx, draftOf(job), locale, now);
        const refused = isBlocked(findings);
        await insertPublishCheck(trx, company_uuid, {
          uuid: uuidv7(),
          job_uuid,
          job_version: job.version,
          findings,
          at: now,
        });
        await updateJob(trx, company_uuid, job_uuid, now, { state: refused ? 'refused' : 'online' });
        await writeAudit(trx, {
          companyUuid: company_uuid,
          actorUuid: null,
          action: refused ? 'job.refused' : 'job.approved',
          objectType: 'job',
          objectUuid: job_uuid,
          requestId: '',
        });
        await publishEvent(trx, { companyUuid: company_uuid }, { type: 'job.changed', uuid: job_uuid, kind: job.kind });
      }),
    ),
    handleTask(expireJobs, async () => {
      const now = services.clock();
      for (const { company_uuid, uuid, kind } of await readOverdueJobs(services.db, chinaDay(now))) {
        await withTransaction(services.db, async (trx) => {
          const job = await lockJob(trx, company_uuid, uuid);
          if (job?.state !== 'online') return;
          await updateJob(trx, company_uuid, uuid, now, { state: 'expired' });
          await publishEvent(trx, { companyUuid: company_uuid }, { type: 'job.changed', uuid, kind });
        });
      }
    }),
  ];
}
