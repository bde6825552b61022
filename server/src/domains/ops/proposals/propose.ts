import { maskName } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/ops/proposals.ts';
import { v7 as uuidv7 } from 'uuid';
import type { OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { readAccountStatus } from '../../account/index.ts';
import { findByCreditCode, readCompanyStatus } from '../../company/index.ts';
import { proposable } from '../rules.ts';
import {
  findWaiting,
  insertProposal,
  type ProposalRow,
  readProposals,
  readSettled,
  type SettledRow,
} from './proposal-queries.ts';

/** A proposal as an operator sees it; a person's name is masked. */
function presentProposal<Row extends ProposalRow>(
  { company_uuid, account_uuid, proposer, proposed_by, company, account, reasons, target, ...row }: Row,
  { operatorUuid }: OperatorActor,
) {
  const subject =
    company_uuid === null
      ? { kind: 'account' as const, uuid: account_uuid ?? '', name: maskName(account ?? '') }
      : { kind: 'company' as const, uuid: company_uuid, name: company ?? '' };
  const own = proposed_by === operatorUuid;
  const to = row.action === 'move' ? target : null;
  return { ...row, target: to, reasons, subject, proposed_by: proposer, own };
}

/** A proposal with what became of it. */
const presentSettled = (row: SettledRow, operator: OperatorActor): contract.SettledProposal => ({
  ...presentProposal(row, operator),
  taken_back: row.decider_uuid === row.proposed_by,
});

/** For how long the list shows what became of proposals, and how many. */
const SETTLED_DAYS = 30;
const MAX_SETTLED = 20;

/** What waits for a second operator, and what became of the others. */
export const listProposals = readForOperator(contract.listProposals, async ({ db, operator, now }) => {
  const since = new Date(now.getTime() - SETTLED_DAYS * 86_400_000);
  const [waiting, settled] = await Promise.all([readProposals(db), readSettled(db, { since, most: MAX_SETTLED })]);
  return {
    items: waiting.map((row) => presentProposal(row, operator)),
    settled: settled.map((row) => presentSettled(row, operator)),
  };
});

/** Of a company or an account: what waits, and what became of the last five. */
export async function readProposalsAbout(db: Reader, subjectUuid: string, operator: OperatorActor) {
  const waiting = await findWaiting(db, subjectUuid);
  const settled = await readSettled(db, { about: subjectUuid, most: 5 });
  return {
    proposal: waiting ? presentProposal(waiting, operator) : null,
    settled: settled.map((row) => presentSettled(row, operator)),
  };
}

/** @throws AppError 40901 changed since, 40902 not in this state, no such target, or another proposal waits */
export const propose = writeForOperator(
  contract.propose,
  { audit: 'proposal.made' },
  async ({ db, operator, now, note }, { uuid, version, kind, action, reason, reasons, target, coins }) => {
    const read = kind === 'company' ? readCompanyStatus : readAccountStatus;
    const subject = await requireCurrent(await read(db, uuid), version, ({ frozen }) => ({ frozen }));
    if (!proposable(subject).includes(action)) throw new AppError(40902, { reason: 'ops.proposalImpossible' });
    const companyUuid = 'company_uuid' in subject ? subject.company_uuid : subject.uuid;
    const targetUuid =
      action === 'move' ? await requireTarget(db, target, companyUuid) : action === 'promote' ? companyUuid : null;
    const isNew = await insertProposal(db, {
      uuid: uuidv7(),
      action,
      company_uuid: kind === 'company' ? uuid : null,
      account_uuid: kind === 'account' ? uuid : null,
      target_uuid: targetUuid,
      reason,
      reasons,
      coins,
      proposed_by: operator.operatorUuid,
      proposed_at: now,
    });
    if (!isNew) throw new AppError(40902, { reason: 'ops.proposalWaits' });
    note({ companyUuid, objectUuid: uuid, detail: { action, ...(coins !== null && { coins }) } });
    return presentProposal(requireFound(await findWaiting(db, uuid)), operator);
  },
);

/** @throws AppError 40902 for a code that is no company's, or that of the account's own one */
async function requireTarget(db: Trx, creditCode: string, own: string | null): Promise<string> {
  const found = await findByCreditCode(db, creditCode);
  if (!found || found.company_uuid === own) throw new AppError(40902, { field: 'target', reason: 'ops.noTarget' });
  return found.company_uuid;
}
