import type { BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import type { JobDraftPart } from '@qinghe/contract/jobs/job.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { yearAfter } from '../../../time/china-day.ts';
import { lockBrochure } from '../brochures/brochure-queries.ts';
import { makeBrochure } from '../brochures/make-brochure.ts';
import { makeDrafts } from '../draft/draft-room.ts';
import { lockVisibleJob } from '../draft/lock-job.ts';
import { draftOf } from '../queries.ts';

export interface CopiedCampaign {
  brochure_uuid: string;
  title: string;
  /** Of the brochure and of its jobs. */
  graduation_years: number[];
  /** The schedule and the last days of jobs a year later; otherwise there are none. */
  year_later: boolean;
  job_uuids: readonly string[];
}

/**
 * Copies a brochure and jobs of it into drafts of the caller's own, in the caller's transaction.
 * @returns the new brochure and its jobs
 * @throws AppError 40401 for a brochure that the caller may not see, 400 for a job that is none of it, 40902 without room
 */
export async function copyCampaign(
  call: MemberWrite,
  copied: CopiedCampaign,
): Promise<{ uuid: string; jobs: string[] }> {
  const { brochure_uuid, title, graduation_years } = copied;
  const { batch, picture_uuid, text, schedule } = requireFound(await lockBrochure(call.db, call.scope, brochure_uuid));
  const moved = copied.year_later ? schedule.map(lineAfterAYear) : [];
  const uuid = await makeBrochure(call, { batch, picture_uuid, text, title, graduation_years, schedule: moved });
  const jobs = await copyJobs(call, copied, uuid);
  return { uuid, jobs };
}

const lineAfterAYear = ({ name, from, until }: BrochureTexts['schedule'][number]) => ({
  name,
  from: yearAfter(from),
  until: until && yearAfter(until),
});

async function copyJobs(call: MemberWrite, copied: CopiedCampaign, uuid: string): Promise<string[]> {
  const { db, member, now } = call;
  const drafts = [];
  // In one order, so that two copies wait for each other at worst.
  for (const job_uuid of copied.job_uuids.toSorted()) {
    const job = await lockVisibleJob(call, job_uuid);
    if (job.brochure_uuid !== copied.brochure_uuid || job.change_of !== null)
      throw new AppError(400, { field: 'job_uuids', reason: 'brochure.jobs' });
    const deadline = copied.year_later && job.deadline ? yearAfter(job.deadline) : null;
    const { graduation_years } = copied;
    const draft = { ...draftOf(job), deadline, graduation_years, brochure_uuid: uuid } as JobDraftPart;
    drafts.push({ uuid: uuidv7(), owner_uuid: member.accountUuid, kind: job.kind, at: now, draft });
  }
  await makeDrafts(db, member.companyUuid, drafts);
  for (const { uuid: made, kind } of drafts)
    await call.publish({ type: 'job.changed', uuid: made, kind }, [member.accountUuid]);
  return drafts.map((draft) => draft.uuid);
}
