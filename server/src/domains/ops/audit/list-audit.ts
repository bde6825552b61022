import { maskName } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/ops/audit.ts';
import { readForOperator } from '../../../http/operator.ts';
import { type OperatorAuditRow, readOperatorAudit, readOperators } from './audit-queries.ts';

export const listOperators = readForOperator(contract.listOperators, async ({ db }) => ({
  items: await readOperators(db),
}));

export const listOperatorAudit = readForOperator(contract.listOperatorAudit, async ({ db }, input) => {
  const { items, next_cursor } = await readOperatorAudit(db, input);
  return { items: items.map(presentEntry), next_cursor };
});

/** What a row holds beside its columns, as the function that left it has written it. */
interface Detail {
  decision?: contract.OperatorEntry['decision'];
  /** Of a proposal. */
  action?: contract.OperatorEntry['decision'];
  /** Of sensitive words. */
  words?: string[];
  count?: number;
  /** Of a notice or a fair. */
  title?: string;
  /** Of a key of a students' platform. */
  sender?: string;
  name?: string;
}

function presentEntry({ uuid, at, action, ...row }: OperatorAuditRow): contract.OperatorEntry {
  const detail = row.detail as Detail;
  const named = (of: string | null, name: string | null) => (of === null ? null : { uuid: of, name: name ?? '' });
  return {
    uuid,
    at,
    action,
    operator: { uuid: row.operator_uuid, name: row.operator_name },
    decision: detail.decision ?? detail.action ?? null,
    company: named(row.company_uuid, row.company_name),
    account: named(row.account_uuid, maskName(row.account_name ?? '')),
    job: named(row.job_uuid, row.job_title),
    words: detail.words ? { first: detail.words, count: detail.count ?? detail.words.length } : null,
    notice: action.startsWith('notice.') ? (detail.title ?? '') : null,
    fair: action.startsWith('fair.') ? (detail.title ?? '') : null,
    key: action.startsWith('talent_key.') ? [detail.sender, detail.name].join(' · ') : null,
  };
}
