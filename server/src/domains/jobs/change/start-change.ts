import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { write } from '../../../http/write.ts';
import { makeDrafts } from '../draft/draft-room.ts';
import { lockJobForUpdate } from '../draft/lock-job.ts';
import { readJobDetail } from '../present-job.ts';
import { draftOf, findChange } from '../queries.ts';

/**
 * Begins a change beside an online job, or gives the one that was begun; the job's lock lets one of two begin it.
 * @throws AppError 40401, 40901 with the current job, 40902 unless it is online
 */
export const startChange = write(contract.startChange, { audit: 'job.change_started' }, async (call, seen) => {
  const { db, member, now } = call;
  const job = await lockJobForUpdate(call, seen, 'change');
  const begun = await findChange(db, member.companyUuid, job.uuid);
  if (begun) {
    call.noteNothing();
    return readJobDetail(call, begun.uuid);
  }
  const uuid = uuidv7();
  const { owner_uuid, kind } = job;
  const change = { uuid, owner_uuid, kind, at: now, draft: draftOf(job), change_of: job.uuid };
  await makeDrafts(db, member.companyUuid, [change]);
  await call.publish({ type: 'job.changed', uuid: job.uuid, kind: job.kind }, [job.owner_uuid]);
  return readJobDetail(call, uuid);
});
