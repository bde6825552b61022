import type { Trx } from '../../db/database.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { columnsOf, deleteJob, draftOf, type LockedJob, updateJob } from './queries.ts';

/** A change that has passed takes the place of the text that stood; the job stays where it is, online or not. Both are locked. */
export async function takePlace(
  trx: Trx,
  companyUuid: string,
  { live, change, at }: { live: LockedJob; change: LockedJob; at: Date },
): Promise<void> {
  await updateJob(trx, companyUuid, live.uuid, at, columnsOf(draftOf(change)));
  await deleteJob(trx, companyUuid, change.uuid);
  await publishEvent(trx, { companyUuid }, { type: 'job.changed', uuid: live.uuid, kind: live.kind });
}
