import * as contract from '@qinghe/contract/jobs/brochures.ts';
import { AppError } from '../../../app-error.ts';
import { write } from '../../../http/write.ts';
import { updateJob } from '../queries.ts';
import { lockJobsFor, updateBrochure } from './brochure-queries.ts';
import { lockBrochureForUpdate, requirePublishable } from './lock-brochure.ts';
import { readBrochureDetail } from './present-brochure.ts';

/**
 * Puts a brochure online, once the publish check lets it pass, or takes it offline.
 * @throws AppError 40901 stale, 40902 not in this state or while the company may not, 42201 with the findings
 */
export const setBrochureOnline = write(
  contract.setBrochureOnline,
  { audit: 'brochure.published' },
  async (call, { online, ...seen }) => {
    const brochure = await lockBrochureForUpdate(call, seen, online ? 'publish' : 'take_offline');
    if (online) await requirePublishable(call, brochure);
    else call.note({ action: 'brochure.taken_offline' });
    const { uuid } = brochure;
    await updateBrochure(call.db, call.member.companyUuid, {
      uuid,
      at: call.now,
      state: online ? 'online' : 'offline',
    });
    await call.publish({ type: 'brochure.changed', uuid }, [brochure.owner_uuid]);
    return readBrochureDetail(call, uuid);
  },
);

/**
 * Jobs that are not named leave the brochure, as far as the account may see them; no job of another brochure is lost
 * unasked, since it is named. Their versions rise, so that no open form puts them back.
 * @throws AppError 40901 stale, 400 for what is no campus job of the account's
 */
export const assignJobs = write(
  contract.assignJobs,
  { audit: 'brochure.jobs_assigned' },
  async (call, { job_uuids, ...seen }) => {
    const { uuid, owner_uuid } = await lockBrochureForUpdate(call, seen);
    const { db, member, scope, now } = call;
    const jobs = await lockJobsFor(db, scope, uuid, job_uuids);
    if (!job_uuids.every((wanted) => jobs.some((job) => job.uuid === wanted)))
      throw new AppError(400, { field: 'job_uuids', reason: 'brochure.jobs' });
    for (const job of jobs) {
      const brochure_uuid = job_uuids.includes(job.uuid) ? uuid : null;
      if (job.brochure_uuid === brochure_uuid) continue;
      await updateJob(db, member.companyUuid, job.uuid, now, { brochure_uuid });
      await call.publish({ type: 'job.changed', uuid: job.uuid, kind: 'campus' }, [job.owner_uuid]);
    }
    await updateBrochure(db, member.companyUuid, { uuid, at: now });
    await call.publish({ type: 'brochure.changed', uuid }, [owner_uuid]);
    return readBrochureDetail(call, uuid);
  },
);
