import * as contract from '@qinghe/contract/identity/cases.ts';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { unseal } from '../../http/sealed.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { markIdentified } from '../company/index.ts';
import { findPaper, showPaper } from '../files/index.ts';
import { findIdentityCase, isNumberTaken, lockIdentity, readIdentityCases, setDecision } from './queries.ts';

/** The queue of people. */
export const listIdentityCases = readForOperator(contract.listIdentityCases, async ({ db }, page) => {
  const { items, next_cursor } = await readIdentityCases(db, page);
  return {
    items: items.map(({ uuid, name, company, waiting_since }) => ({
      uuid,
      name,
      company: company ?? '',
      waiting_since: waiting_since ?? '',
    })),
    next_cursor,
  };
});

/** One person, also once it is decided; that it was looked at stands in the company's log. @throws AppError 40401 */
export const getIdentityCase = writeForOperator(
  contract.getIdentityCase,
  { audit: 'identity.viewed' },
  async ({ db, services, note }, { uuid }) => {
    const row = requireFound(await findIdentityCase(db, uuid));
    const { document, number_sealed: sealed } = row;
    if (document === null || sealed === null) throw new AppError(40401);
    const papers = [row.front_uuid, row.back_uuid].filter((paper) => paper !== null);
    const urls = await Promise.all(
      papers.map(async (paper) => showPaper(services.storage, await findPaper(db, paper))),
    );
    if (row.company_uuid) note({ companyUuid: row.company_uuid, objectUuid: uuid });
    return {
      uuid,
      name: row.name,
      company: row.company ?? '',
      waiting_since: row.waiting_since ?? '',
      version: row.version,
      document,
      number: String(unseal(sealed, services.signingSecret)),
      account_name: row.account_name,
      pictures: urls.filter((url) => url !== null),
    };
  },
);

/** @throws AppError 40901 changed or decided since, 40902 when another account was identified with the number */
export const decideIdentityCase = writeForOperator(
  contract.decideIdentityCase,
  { audit: 'identity.reviewed' },
  async ({ db, operator, now, note }, { uuid, ...decided }) => {
    const row = requireFound(await findIdentityCase(db, uuid));
    const current = await requireCurrent(await lockIdentity(db, uuid), decided.version, ({ check_status }) => ({
      check_status,
    }));
    const passes = decided.decision === 'pass';
    if (current.check_status !== 1) throw new AppError(40902);
    if (passes && (await isNumberTaken(db, uuid))) throw new AppError(40902, { reason: 'identity.numberTaken' });
    const check_status = passes ? 2 : 3;
    await setDecision(db, uuid, {
      check_status,
      reason: decided.decision === 'refuse' ? decided.reason : '',
      decided_by: operator.operatorUuid,
      decided_at: now,
      version: current.version + 1,
    });
    if (passes) await markIdentified(db, uuid);
    if (row.company_uuid) note({ companyUuid: row.company_uuid, objectUuid: uuid, detail: { passes } });
    return { check_status };
  },
);
