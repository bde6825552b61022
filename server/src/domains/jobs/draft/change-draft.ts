import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import type { JobDraftPart } from '@qinghe/contract/jobs/job.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import type { Seen } from '../../../http/versioned.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireKnownBrochure } from '../brochures/lock-brochure.ts';
import { readJobDetail } from '../present-job.ts';
import { columnsOf, deleteJob, draftOf, updateJob } from '../queries.ts';
import { makeDrafts } from './draft-room.ts';
import { lockJobForUpdate, lockVisibleJob } from './lock-job.ts';

/** @throws AppError 40401 unknown, or not the caller's to see */
export const getJob = read(contract.getJob, (call, { uuid }) => readJobDetail(call, uuid));

/**
 * Starts a draft: empty, with what was typed already, or as a copy of a job that the account may see.
 * @throws AppError 40401 for a copy of a job that the caller may not see
 */
export const createDraft = write(
  contract.createDraft,
  { audit: 'job.created' },
  async (call, { kind, copy_of, draft }) => {
    const copied = copy_of === undefined ? { kind } : draftOf(await lockVisibleJob(call, copy_of));
    if (copied.kind !== kind) throw new AppError(400, { field: 'kind', reason: 'job.kind' });
    await requireKnownBrochure(call, draft);
    const uuid = await start(call, { ...copied, ...draft } as JobDraftPart);
    return readJobDetail(call, uuid);
  },
);

/** A draft of the caller's own. */
async function start({ db, member, now }: MemberWrite, draft: JobDraftPart): Promise<string> {
  const uuid = uuidv7();
  const owner_uuid = member.accountUuid;
  await makeDrafts(db, member.companyUuid, [{ uuid, owner_uuid, kind: draft.kind, at: now, draft }]);
  return uuid;
}

/**
 * Copies a job as it stands by now into a draft of the caller's own.
 * @throws AppError 40401 not the caller's to see, 40902 a change: it lives beside its job alone
 */
export async function copy(call: MemberWrite, { uuid }: Seen): Promise<void> {
  const job = await lockVisibleJob(call, uuid);
  if (job.change_of !== null) throw new AppError(40902);
  call.note({ objectUuid: await start(call, draftOf(job)) });
}

/** @throws AppError 40901 with the current job when someone else changed it since, 40902 when it cannot be edited now */
export const saveDraft = write(
  contract.saveDraft,
  { audit: 'job.draft_saved' },
  async (call, { uuid, version, draft }) => {
    const { kind } = await lockJobForUpdate(call, { uuid, version }, 'edit');
    if (draft.kind !== kind) throw new AppError(400, { field: 'draft.kind', reason: 'job.kind' });
    await requireKnownBrochure(call, draft);
    await updateJob(call.db, call.member.companyUuid, uuid, call.now, columnsOf(draft));
    // Names of fields only: a draft is saved with every pause in typing.
    call.note({ detail: { fields: Object.keys(columnsOf(draft)) } });
    return readJobDetail(call, uuid);
  },
);

/** @throws AppError 40901 with the current job when it changed since, 40902 once it was published: it has a history then */
export const deleteDraft = write(contract.deleteDraft, { audit: 'job.deleted' }, async (call, seen) => {
  await remove(call, seen);
  return {};
});

export async function remove(call: MemberWrite, seen: Seen): Promise<void> {
  const { uuid, kind, owner_uuid } = await lockJobForUpdate(call, seen, 'remove');
  await call.publish({ type: 'job.changed', uuid, kind }, [owner_uuid]);
  await deleteJob(call.db, call.member.companyUuid, uuid);
}
