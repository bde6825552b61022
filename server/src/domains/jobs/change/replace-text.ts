import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { columnsOf, deleteJob, draftOf, type LockedJob, updateJob } from '../queries.ts';
import { hasRevisions, saveRevision } from './revision-queries.ts';

/** A change that has passed takes the place of the text that stood; the job stays where it is, online or not. Both are locked. */
export async function replaceText(
  trx: Trx,
  companyUuid: string,
  { live, change, at, by }: { live: LockedJob; change: LockedJob; at: Date; by: string | null },
): Promise<void> {
  // Jobs that were online before texts were kept have none to be compared with.
  if (!(await hasRevisions(trx, companyUuid, live.uuid)))
    await saveRevision(trx, companyUuid, {
      job_uuid: live.uuid,
      draft: draftOf(live),
      at: new Date(live.published_at ?? live.updated_at),
      account_uuid: null,
    });
  await updateJob(trx, companyUuid, live.uuid, at, columnsOf(draftOf(change)));
  await saveRevision(trx, companyUuid, { job_uuid: live.uuid, draft: draftOf(change), at, account_uuid: by });
  await deleteJob(trx, companyUuid, change.uuid);
  await publishEvent(
    trx,
    { companyUuid, owners: [live.owner_uuid] },
    { type: 'job.changed', uuid: live.uuid, kind: live.kind },
  );
}
