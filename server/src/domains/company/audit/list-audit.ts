import * as contract from '@qinghe/contract/company/audit.ts';
import { maskName } from '@qinghe/contract/formats.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { read } from '../../../http/read.ts';
import { type AuditRow, readAudit } from './audit-queries.ts';

export const listAudit = read(contract.listAudit, async ({ db, member }, { cursor, limit, ...filter }) => {
  const { items, next_cursor } = await readAudit(db, member.companyUuid, filter, { cursor, limit });
  return { items: items.map(presentEntry), next_cursor };
});

/** An entry as the company's master reads it: colleagues by name, candidates masked, operators unnamed. */
export function presentEntry(row: AuditRow): contract.AuditEntry {
  const { uuid, at, action, to } = row;
  const isMove = action.startsWith('application.') && stages.some((stage) => stage === to);
  return {
    uuid,
    at,
    action,
    by: {
      kind: row.actor_kind as contract.AuditEntry['by']['kind'],
      name: row.actor_kind === 'account' ? row.actor_name || null : null,
    },
    object: { type: row.object_type, uuid: row.object_uuid, name: nameOf(row) },
    to_stage: isMove ? to : null,
  };
}

/** Who acted upon their own account is named once. */
function nameOf({
  job_title,
  candidate_name,
  person_name,
  thing_name,
  object_uuid,
  actor_uuid,
}: AuditRow): string | null {
  if (object_uuid === actor_uuid) return null;
  if (job_title) return job_title;
  if (thing_name) return thing_name;
  return candidate_name ? maskName(candidate_name) : person_name || null;
}
