import { v7 as uuidv7 } from 'uuid';
import type { ActorName } from '../actor.ts';
import type { Trx } from './database.ts';

export interface AuditEntry {
  companyUuid: string;
  actor: ActorName;
  /** Object and verb in the past tense: `job.published`, `application.contact_revealed`. */
  action: string;
  objectUuid: string | null;
  /** Empty for the clock. */
  requestId: string;
  /** What changed, without personal data. */
  detail?: Record<string, unknown>;
}

/** Writes who did what into the company's audit log, in the transaction of the action itself. */
export async function writeAudit(trx: Trx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('audit_entry')
    .values(
      entries.map(({ companyUuid, actor, action, objectUuid, requestId, detail = {} }) => ({
        company_uuid: companyUuid,
        uuid: uuidv7(),
        actor_kind: actor.kind,
        actor_uuid: actor.uuid,
        action,
        object_type: action.slice(0, action.indexOf('.')),
        object_uuid: objectUuid,
        detail: JSON.stringify(detail),
        request_id: requestId,
      })),
    )
    .execute();
}
