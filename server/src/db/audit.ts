import { v7 as uuidv7 } from 'uuid';
import type { Trx } from './database.ts';

export interface AuditEntry {
  companyUuid: string;
  /** Null for the clock and for candidates. */
  actorUuid: string | null;
  /** Verb and noun in the past tense: `job.published`, `contact.revealed`. */
  action: string;
  objectType: string;
  objectUuid: string | null;
  requestId: string;
  /** What changed, without personal data. */
  detail?: Record<string, unknown>;
}

/** Writes who did what into the company's audit log, in the transaction of the deed itself. */
export async function writeAudit(trx: Trx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('audit_entry')
    .values(
      entries.map((entry) => ({
        company_uuid: entry.companyUuid,
        uuid: uuidv7(),
        actor_uuid: entry.actorUuid,
        action: entry.action,
        object_type: entry.objectType,
        object_uuid: entry.objectUuid,
        detail: JSON.stringify(entry.detail ?? {}),
        request_id: entry.requestId,
      })),
    )
    .execute();
}
