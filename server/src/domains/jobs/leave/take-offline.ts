import type { JobState } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { updateJob } from '../queries.ts';

interface ShownJob {
  uuid: string;
  kind: JobKind;
  state: JobState;
  owner_uuid: string;
}

/** The clock takes a locked job offline, or back from its review; its owner is told, and the log says why. */
export async function takeOffline(
  trx: Trx,
  companyUuid: string,
  { uuid, kind, state, owner_uuid }: ShownJob,
  { at, action }: { at: Date; action: AuditAction },
): Promise<void> {
  await updateJob(trx, companyUuid, uuid, at, { state: state === 'online' ? 'offline' : 'draft' });
  const actor = { kind: 'clock' as const, uuid: null };
  await writeAudit(trx, { companyUuid, actor, action, objectUuid: uuid, requestId: '' });
  await publishEvent(trx, { companyUuid, owners: [owner_uuid] }, { type: 'job.changed', uuid, kind });
}
