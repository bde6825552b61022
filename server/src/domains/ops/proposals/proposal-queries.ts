import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import type { ProposalAction } from '@qinghe/contract/ops/proposals.ts';
import type { ExpressionBuilder, NotNull } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { whenGiven } from '../../../db/when-given.ts';

/** More wait nowhere; those that do are settled within the day. */
const MOST = 200;

const waiting = (reader: Reader) => reader.selectFrom('operator_proposal').where('state', '=', 'waiting');

const selectProposals = (reader: Reader) =>
  reader
    .selectFrom('operator_proposal')
    .innerJoin('operator', 'operator.uuid', 'operator_proposal.proposed_by')
    .leftJoin('company', 'company.company_uuid', 'operator_proposal.company_uuid')
    .leftJoin('account', 'account.uuid', 'operator_proposal.account_uuid')
    .leftJoin('company as target', 'target.company_uuid', 'operator_proposal.target_uuid')
    .select([
      'operator_proposal.uuid',
      'operator_proposal.version',
      'operator_proposal.action',
      'operator_proposal.company_uuid',
      'operator_proposal.account_uuid',
      'operator_proposal.reason',
      'operator_proposal.reasons',
      'operator_proposal.coins',
      'operator_proposal.proposed_by',
      'operator_proposal.proposed_at',
      'operator.name as proposer',
      'company.name as company',
      'account.name as account',
      'target.name as target',
    ]);

/** What waits for a second operator, the longest waiting first. */
export const readProposals = (reader: Reader) =>
  selectProposals(reader)
    .where('state', '=', 'waiting')
    .orderBy('operator_proposal.proposed_at')
    .orderBy('operator_proposal.uuid')
    .limit(MOST)
    .execute();

export type ProposalRow = Awaited<ReturnType<typeof readProposals>>[number];

/** What waits about a company or an account. */
export const findWaiting = (reader: Reader, subjectUuid: string) =>
  selectProposals(reader).where('state', '=', 'waiting').where(isAbout(subjectUuid)).executeTakeFirst();

const isAbout = (subjectUuid: string) => (e: ExpressionBuilder<DB, 'operator_proposal'>) =>
  e.or([e('operator_proposal.company_uuid', '=', subjectUuid), e('operator_proposal.account_uuid', '=', subjectUuid)]);

interface WhichSettled {
  /** About one company or account alone. */
  about?: string;
  since?: Date;
  most: number;
}

/** What second operators have said, the newest first. */
export const readSettled = (reader: Reader, { about, since, most }: WhichSettled) =>
  selectProposals(reader)
    .innerJoin('operator as decider', 'decider.uuid', 'operator_proposal.decided_by')
    .select([
      'operator_proposal.state',
      'operator_proposal.decided_at',
      'operator_proposal.words',
      'decider.uuid as decider_uuid',
      'decider.name as decided_by',
    ])
    .where('state', '<>', 'waiting')
    .$narrowType<{ state: 'confirmed' | 'declined'; decided_at: NotNull }>()
    .$call(whenGiven(about, (query, uuid) => query.where(isAbout(uuid))))
    .$call(whenGiven(since, (query, at) => query.where('decided_at', '>=', at.toISOString())))
    .orderBy('decided_at', 'desc')
    .orderBy('operator_proposal.uuid', 'desc')
    .limit(most)
    .execute();

export type SettledRow = Awaited<ReturnType<typeof readSettled>>[number];

/** How many wait for this operator: those of others. */
export async function countProposals(reader: Reader, operatorUuid: string): Promise<number> {
  const { n } = await waiting(reader)
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('proposed_by', '!=', operatorUuid)
    .executeTakeFirstOrThrow();
  return n;
}

interface NewProposal {
  uuid: string;
  action: ProposalAction;
  company_uuid: string | null;
  account_uuid: string | null;
  target_uuid: string | null;
  reason: string;
  reasons: readonly ReviewReason[];
  coins: number | null;
  proposed_by: string;
  proposed_at: Date;
}

/** @returns false where another one about the same waits */
export async function insertProposal(trx: Trx, { reasons, ...row }: NewProposal): Promise<boolean> {
  const result = await trx
    .insertInto('operator_proposal')
    .values({ ...row, reasons: JSON.stringify(reasons) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const findProposal = (reader: Reader, uuid: string) =>
  reader.selectFrom('operator_proposal').select('company_uuid').where('uuid', '=', uuid).executeTakeFirst();

export const lockProposal = (trx: Trx, uuid: string) =>
  trx.selectFrom('operator_proposal').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export async function settleProposal(
  trx: Trx,
  uuid: string,
  settled: { state: 'confirmed' | 'declined'; decided_by: string; decided_at: Date; words: string },
): Promise<void> {
  await trx
    .updateTable('operator_proposal')
    .set((e) => ({ ...settled, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
}
