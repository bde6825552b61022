import * as contract from '@qinghe/contract/resumes/desk.ts';
import { AppError } from '../../../app-error.ts';
import { write } from '../../../http/write.ts';
import { requireShown } from '../anonymous/require-shown.ts';
import { lockApplicationForUpdate } from '../lock-application.ts';
import { correctRecord } from './correct-record.ts';
import { completeDetail } from './present-application.ts';

/**
 * Corrects fields of a record. A CV that is read later does not overwrite them.
 * @throws AppError 400 with no field at all, 40401, 40901 stale with the current state, 40902 while it is anonymous
 */
export const correctApplication = write(
  contract.correctApplication,
  { audit: 'application.corrected' },
  async (call, { correction, ...seen }) => {
    // Nothing put right would make the decisions of colleagues stale.
    if (Object.keys(correction).length === 0)
      throw new AppError(400, { field: 'correction', reason: 'format.required' });
    const { db, member, now } = call;
    const { companyUuid, accountUuid } = member;
    const { application } = await lockApplicationForUpdate(call, seen);
    requireShown(application);
    const { uuid, job_uuid, job_owner_uuid, kind } = application;
    const step = { action: 'corrected' as const, actor_uuid: accountUuid, at: now };
    const corrected = await correctRecord(db, companyUuid, application, correction, step);
    // Names of fields only: what was in them is personal.
    call.note({ detail: { fields: Object.keys(correction) } });
    await call.publish({ type: 'application.read', uuid, job_uuid, kind }, [job_owner_uuid]);
    return completeDetail(call, corrected);
  },
);
