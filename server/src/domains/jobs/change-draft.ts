import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Trx } from '../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../http/context.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { canSeeJob } from './access.ts';
import { readJobDetail } from './present-job.ts';
import { deleteJob, draftOf, insertJob, type LockedJob, lockJob, updateJob } from './queries.ts';
import { jobAbilities } from './rules.ts';

type Detail = OutputOf<typeof contract.getJob>;

export async function getJob(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.getJob>,
): Promise<Detail> {
  return readJobDetail(context.services.db, context, requireMember(context), uuid);
}

/** Starts a draft: empty, with what was typed already, or as a copy of a job that the account may see. */
export function createDraft(
  context: RequestContext,
  { kind, copy_of, draft }: ParsedInputOf<typeof contract.createDraft>,
): Promise<Detail> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const copied = copy_of === undefined ? {} : draftOf(await takeJob(trx, member, copy_of));
    const uuid = uuidv7();
    await insertJob(trx, member.companyUuid, {
      uuid,
      owner_uuid: member.accountUuid,
      kind,
      at: context.now,
      draft: { ...copied, ...draft },
    });
    return readJobDetail(trx, context, member, uuid);
  });
}

/** @throws AppError 40901 with the current job when someone else changed it since, 40902 when it cannot be edited now */
export function saveDraft(
  context: RequestContext,
  { uuid, version, draft }: ParsedInputOf<typeof contract.saveDraft>,
): Promise<Detail> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const job = await takeJob(trx, member, uuid);
    await refuseStale(trx, context, member, job, version);
    if (!jobAbilities(job, context.now).edit) throw new AppError(40902);
    await updateJob(trx, member.companyUuid, uuid, context.now, draft);
    return readJobDetail(trx, context, member, uuid);
  });
}

/** @throws AppError 40901 with the current job when it changed since, 40902 once it was published: it has a history then */
export function deleteDraft(
  context: RequestContext,
  { uuid, version }: ParsedInputOf<typeof contract.deleteDraft>,
): Promise<Record<string, never>> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const job = await takeJob(trx, member, uuid);
    await refuseStale(trx, context, member, job, version);
    if (!jobAbilities(job, context.now).remove) throw new AppError(40902);
    await deleteJob(trx, member.companyUuid, uuid);
    await writeAudit(trx, {
      companyUuid: member.companyUuid,
      actorUuid: member.accountUuid,
      action: 'job.deleted',
      objectType: 'job',
      objectUuid: uuid,
      requestId: context.requestId,
    });
    await publishEvent(trx, member, { type: 'job.changed', uuid, kind: job.kind });
    return {};
  });
}

/** The job, locked. @throws AppError 40401 unknown, or not the caller's to see */
export async function takeJob(trx: Trx, member: Member, uuid: string): Promise<LockedJob> {
  const job = await lockJob(trx, member.companyUuid, uuid);
  if (!job || !canSeeJob(member, job)) throw new AppError(40401);
  return job;
}

/** @throws AppError 40901 with the current job */
export async function refuseStale(
  trx: Trx,
  context: RequestContext,
  member: Member,
  job: LockedJob,
  version: number,
): Promise<void> {
  if (job.version !== version) throw new AppError(40901, { data: await readJobDetail(trx, context, member, job.uuid) });
}
