import type { MemberLeaves } from '../../../services.ts';
import { lockJobsToRefresh } from '../../jobs/index.ts';
import { lockRunningPlan, readRunningOf } from './plan-queries.ts';
import { endEarly } from './run-plans.ts';

/** Plans of a member who leaves are over at once; whoever has the jobs from now on is told. */
export const endPlans: MemberLeaves = async ({ db, services, now }, { companyUuid, accountUuid }) => {
  for (const { job_uuid } of await readRunningOf(db, companyUuid, accountUuid)) {
    const [job] = await lockJobsToRefresh(db, companyUuid, [job_uuid]);
    const plan = await lockRunningPlan(db, companyUuid, job_uuid);
    if (job && plan?.actor_uuid === accountUuid) await endEarly({ db, services, now, plan, job }, 'member');
  }
};
