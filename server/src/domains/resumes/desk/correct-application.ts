import * as contract from '@qinghe/contract/resumes/desk.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { write } from '../../../http/write.ts';
import { findFile } from '../../files/index.ts';
import { insertHistory } from '../history-queries.ts';
import { lockApplicationForUpdate } from '../lock-application.ts';
import { changeRecord } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { completeDetail } from './present-application.ts';

/**
 * Corrects fields of a record. A CV that is read later does not overwrite them.
 * @throws AppError 400 with no field at all, 40401, 40901 stale with the current state
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
    const { uuid, job_uuid, job_owner_uuid, kind, cv_file_uuid } = application;
    const file = cv_file_uuid === null ? undefined : await findFile(db, companyUuid, cv_file_uuid);
    const corrected = { ...application, ...correction, version: seen.version + 1 };
    const { name, school, major, city, version } = corrected;
    const search = toSearchVector([name, school, major, city, file?.reading_text ?? ''].join('\n'));
    await changeRecord(db, companyUuid, uuid, { ...correction, version, search });
    await insertHistory(db, companyUuid, {
      uuid: uuidv7(),
      application_uuid: uuid,
      action: 'corrected',
      from_stage: null,
      to_stage: null,
      reason: '',
      actor_uuid: accountUuid,
      version,
      stage_since_before: null,
      at: now,
    });
    // Names of fields only: what was in them is personal.
    call.note({ detail: { fields: Object.keys(correction) } });
    await call.publish({ type: 'application.read', uuid, job_uuid, kind }, [job_owner_uuid]);
    return completeDetail(call, corrected);
  },
);
