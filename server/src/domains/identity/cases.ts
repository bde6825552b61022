import * as contract from '@qinghe/contract/identity/cases.ts';
import { identityNotice } from '@qinghe/contract/texts/decisions.ts';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { unseal } from '../../http/sealed.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { findReach, nameAccount, notifyOfDecision, publishToAccount } from '../account/index.ts';
import { markIdentified } from '../company/index.ts';
import { findPaper, showPaper } from '../files/index.ts';
import { readFaces } from './face-queries.ts';
import { findIdentityCase, isNumberTaken, lockIdentity, readIdentityCases, setDecision } from './queries.ts';
import { statusAfter } from './rules.ts';

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
    const shown = async (papers: readonly (string | null)[]) => {
      const there = papers.filter((paper) => paper !== null);
      const urls = there.map(async (paper) => showPaper(services.storage, await findPaper(db, paper)));
      return (await Promise.all(urls)).filter((url) => url !== null);
    };
    note({ companyUuid: row.company_uuid, objectUuid: uuid });
    return {
      uuid,
      name: row.name,
      company: row.company ?? '',
      waiting_since: row.waiting_since ?? '',
      version: row.version,
      document,
      number: String(unseal(sealed, services.signingSecret)),
      account_name: row.account_name,
      told_by: (await findReach(db, uuid))?.channel ?? null,
      pictures: await shown([row.front_uuid, row.back_uuid]),
      faces: await shown(await readFaces(db, uuid)),
      face_outcome: row.face_outcome,
    };
  },
);

/** @throws AppError 40901 changed or decided since, 40902 when another account was identified with the number */
export const decideIdentityCase = writeForOperator(
  contract.decideIdentityCase,
  { audit: 'identity.reviewed' },
  async (call, { uuid, ...decided }) => {
    const { db, operator, now, note } = call;
    const row = requireFound(await findIdentityCase(db, uuid));
    const current = await requireCurrent(await lockIdentity(db, uuid), decided.version, ({ check_status }) => ({
      check_status,
    }));
    const passes = decided.decision === 'pass';
    const check_status = statusAfter(current.check_status, decided.decision);
    if (check_status === undefined) throw new AppError(40902);
    if (passes && (await isNumberTaken(db, uuid))) throw new AppError(40902, { reason: 'identity.numberTaken' });
    const reason = decided.decision === 'refuse' ? decided.reason : '';
    await setDecision(db, uuid, {
      check_status,
      reason,
      decided_by: operator.operatorUuid,
      decided_at: now,
      version: current.version + 1,
    });
    if (passes) {
      await markIdentified(db, uuid);
      await nameAccount(db, uuid, row.name);
    }
    const told = { name: row.name, outcome: decided.decision, reason };
    await notifyOfDecision(call, uuid, () => identityNotice(told));
    await publishToAccount(db, uuid, { type: 'identity.changed' });
    note({ companyUuid: row.company_uuid, objectUuid: uuid, detail: { decision: decided.decision } });
    return { check_status };
  },
);
