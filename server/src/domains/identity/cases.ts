import * as contract from '@qinghe/contract/identity/cases.ts';
import { identityNotice } from '@qinghe/contract/texts/decisions.ts';
import type { OperatorActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { presentRefuser, readCaseRecord, requireOtherOperator } from '../../casework/case-record.ts';
import { readHead, readQueue } from '../../casework/casework-queries.ts';
import { holdDecision } from '../../casework/hold-decision.ts';
import type { Reader } from '../../db/database.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { unseal } from '../../http/sealed.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { findReach, nameAccount, notifyOfDecision, publishToAccount } from '../account/index.ts';
import { markIdentified } from '../company/index.ts';
import { findPaper, showPaper } from '../files/index.ts';
import { readFaces } from './face-queries.ts';
import { findIdentityCase, isNumberTaken, lockIdentity, setDecision, waitingIdentities } from './queries.ts';
import { insertStep, readSteps } from './review-queries.ts';
import { statusAfter } from './rules.ts';

type Case = NonNullable<Awaited<ReturnType<typeof findIdentityCase>>>;

const presentCase = async (
  db: Reader,
  row: Pick<
    Case,
    'uuid' | 'name' | 'company' | 'waiting_since' | 'appealed' | 'refuser' | 'refuser_uuid' | 'submissions'
  >,
  operator: OperatorActor,
) => ({
  uuid: row.uuid,
  name: row.name,
  company: row.company ?? '',
  waiting_since: row.waiting_since,
  appealed: row.appealed,
  refused_by: await presentRefuser(db, row, operator),
  submissions: row.submissions,
});

/** The queue of people. */
export const listIdentityCases = readForOperator(contract.listIdentityCases, async ({ db, operator }, page) => {
  const cases = waitingIdentities(db);
  const { items, next_cursor } = await readQueue(db, cases, { ...page, operatorUuid: operator.operatorUuid });
  const shown = items.map(async (row) => ({ ...(await presentCase(db, row, operator)), shelved: row.shelved }));
  return { items: await Promise.all(shown), next_cursor, head: await readHead(db, cases) };
});

const decisions = ['pass', 'refuse'] as const;

/** One person, also once it is decided; that it was looked at stands in the company's log. @throws AppError 40401 */
export const getIdentityCase = writeForOperator(
  contract.getIdentityCase,
  { audit: 'identity.viewed' },
  async ({ db, operator, services, note }, { uuid }) => {
    const row = requireFound(await findIdentityCase(db, uuid));
    const { document, number_sealed: sealed } = row;
    if (document === null || sealed === null) throw new AppError(40401);
    const shown = async (papers: readonly (string | null)[]) => {
      const there = papers.filter((paper) => paper !== null);
      const urls = there.map(async (paper) => showPaper(services.storage, await findPaper(db, paper)));
      return (await Promise.all(urls)).filter((url) => url !== null);
    };
    note({ companyUuid: row.company_uuid, objectUuid: uuid });
    const presented = await presentCase(db, row, operator);
    const record = await readCaseRecord(db, uuid, operator);
    const isClosed = presented.refused_by?.is_you || record.held?.state === 'waiting';
    return {
      ...presented,
      version: row.version,
      document,
      number: String(unseal(sealed, services.signingSecret)),
      account_name: row.account_name,
      told_by: (await findReach(db, uuid))?.channel ?? null,
      pictures: await shown([row.front_uuid, row.back_uuid]),
      faces: await shown(await readFaces(db, uuid)),
      face_outcome: row.face_outcome,
      history: await readSteps(db, uuid),
      ...record,
      decisions: isClosed ? [] : decisions.filter((step) => statusAfter(row.check_status, step) !== undefined),
    };
  },
);

/**
 * @throws AppError 40901 changed or decided since, 40902 when another account was identified with the number, or one's own
 * refusal is appealed
 */
export const { route: decideIdentityCase, task: settleIdentityDecision } = holdDecision(contract.decideIdentityCase, {
  task: 'identity.settle-decision',
  audit: 'identity.reviewed',
  async decide(call, { uuid, ...decided }) {
    const { db, operator, now, note } = call;
    const row = requireFound(await findIdentityCase(db, uuid));
    const current = await requireCurrent(await lockIdentity(db, uuid), decided.version, ({ check_status }) => ({
      check_status,
    }));
    const passes = decided.decision === 'pass';
    const check_status = statusAfter(current.check_status, decided.decision);
    if (check_status === undefined) throw new AppError(40902);
    requireOtherOperator(row, operator);
    if (passes && (await isNumberTaken(db, uuid))) throw new AppError(40902, { reason: 'identity.numberTaken' });
    const reason = decided.decision === 'refuse' ? decided.reason : '';
    await setDecision(db, uuid, {
      check_status,
      reason,
      decided_by: operator.operatorUuid,
      decided_at: now,
      version: current.version + 1,
    });
    const actor = { kind: 'operator' as const, uuid: operator.operatorUuid };
    await insertStep(db, uuid, { step: passes ? 'passed' : 'refused', actor, reason, at: now });
    if (passes) {
      await markIdentified(db, uuid);
      await nameAccount(db, uuid, row.name);
    }
    const told = { name: row.name, outcome: decided.decision, reason };
    await notifyOfDecision(call, { accountUuid: uuid, companyUuid: null, kind: 'identityDecided' }, () =>
      identityNotice(told),
    );
    await publishToAccount(db, uuid, { type: 'identity.changed' });
    note({ companyUuid: row.company_uuid, objectUuid: uuid, detail: { decision: decided.decision } });
  },
});
