import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { type Telling, tell } from '../../messages/index.ts';
import { insertHistory } from '../history-queries.ts';
import { recallHeldMessages } from '../message/hold-message.ts';
import { lockApplication, setWithdrawn } from '../queries.ts';

/**
 * The candidate takes an application back: it goes no further, no message about it is sent, and the company sees why.
 * A second time, or once the application is gone, it changes nothing.
 */
export const withdrawApplication = (services: Services, withdrawing: Withdrawing): Promise<void> =>
  withTransaction(services.db, (db) => withdrawIn({ db, services, now: services.clock() }, withdrawing));

interface Withdrawing {
  companyUuid: string;
  applicationUuid: string;
  requestId: string;
}

/** The same within a transaction. */
export async function withdrawIn(
  telling: Telling,
  { companyUuid, applicationUuid, requestId }: Withdrawing,
): Promise<void> {
  const { db: trx, now } = telling;
  const application = await lockApplication(trx, companyUuid, applicationUuid);
  if (!application || application.withdrawn_at !== null) return;
  const { uuid, job_uuid, kind, job_owner_uuid } = application;
  const version = application.version + 1;
  await setWithdrawn(trx, companyUuid, uuid, { at: now, version });
  await recallHeldMessages(trx, [uuid]);
  await insertHistory(trx, companyUuid, {
    uuid: uuidv7(),
    application_uuid: uuid,
    action: 'withdrew',
    from_stage: null,
    to_stage: null,
    reason: '',
    actor_uuid: null,
    version,
    stage_since_before: null,
    at: now,
  });
  await writeAudit(trx, {
    companyUuid,
    actor: { kind: 'candidate', uuid: null },
    action: 'application.withdrawn',
    objectUuid: uuid,
    requestId,
  });
  const event = { type: 'application.withdrawn', uuid, job_uuid, kind } as const;
  await publishEvent(trx, { companyUuid, owners: [job_owner_uuid] }, event);
  const params = { job: application.job_title, campus: kind === 'campus' ? 1 : 0 };
  await tell(telling, 'applicationWithdrawn', { companyUuid, to: [job_owner_uuid], subjectUuid: job_uuid, params });
}
