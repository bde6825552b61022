import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ActorName } from '../actor.ts';
import type { Reader, Trx } from './database.ts';
import { NOT_WAITED_FOR } from './send-ahead.ts';

export interface AuditEntry {
  /** Null for what an operator does that concerns no company. */
  companyUuid: string | null;
  actor: ActorName;
  /** Object and verb in the past tense: `job.published`, `application.contact_revealed`. */
  action: AuditAction;
  objectUuid: string | null;
  /** Empty for the clock. */
  requestId: string;
  /** What changed, without personal data. */
  detail?: Record<string, unknown>;
}

/** Rows of one statement: it takes 65,535 values at most. */
const A_STATEMENT = 1000;

/**
 * Writes who did what into the company's audit log, in the transaction of the action itself. What concerns no company is
 * written of operators alone, into their own log.
 */
export async function writeAudit(trx: Trx, ...entries: AuditEntry[]): Promise<void> {
  const ofCompanies = entries.flatMap(({ companyUuid, actor, ...entry }) =>
    companyUuid === null
      ? []
      : [{ company_uuid: companyUuid, actor_kind: actor.kind, actor_uuid: actor.uuid, ...rowOf(entry) }],
  );
  for (let start = 0; start < ofCompanies.length; start += A_STATEMENT)
    await trx
      .insertInto('audit_entry')
      .values(ofCompanies.slice(start, start + A_STATEMENT))
      .modifyEnd(NOT_WAITED_FOR)
      .execute();
  const ofOperators = entries.flatMap(({ companyUuid, actor, ...entry }) =>
    companyUuid === null && actor.kind === 'operator' && actor.uuid !== null
      ? [{ operator_uuid: actor.uuid, ...rowOf(entry) }]
      : [],
  );
  if (ofOperators.length > 0) await trx.insertInto('operator_entry').values(ofOperators).execute();
}

const rowOf = ({ action, objectUuid, requestId, detail = {} }: Omit<AuditEntry, 'companyUuid' | 'actor'>) => ({
  uuid: uuidv7(),
  action,
  object_type: action.slice(0, action.indexOf('.')),
  object_uuid: objectUuid,
  detail: JSON.stringify(detail),
  request_id: requestId,
});

/** Who changed an object last, and when: what a person who was overtaken wants to know. */
export interface LastChange {
  changed_by: string;
  /** It was the same account, in another window. */
  changed_by_you: boolean;
  /** ISO 8601 with offset. */
  changed_at: string;
}

/**
 * The newest action upon an object whose every action is a change of it.
 * @param member who asks
 * @returns nothing where a candidate or the clock changed it
 */
export async function readLastChange(
  reader: Reader,
  { companyUuid, accountUuid }: { companyUuid: string; accountUuid: string },
  objectUuid: string,
): Promise<LastChange | undefined> {
  const entry = await reader
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.uuid', 'audit_entry.actor_uuid')
    .select(['account.name as changed_by', 'account.uuid as changer_uuid', 'audit_entry.at as changed_at'])
    .where('audit_entry.company_uuid', '=', companyUuid)
    .where('audit_entry.object_uuid', '=', objectUuid)
    .orderBy('audit_entry.at', 'desc')
    .orderBy('audit_entry.uuid', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!entry?.changed_by) return undefined;
  const { changed_by, changer_uuid, changed_at } = entry;
  return { changed_by, changed_at, changed_by_you: changer_uuid === accountUuid };
}
