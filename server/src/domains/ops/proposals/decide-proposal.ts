import * as contract from '@qinghe/contract/ops/proposals.ts';
import type { OperatorActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { writeForOperator } from '../../../http/operator.ts';
import type { Write } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { readAccountStatus, setAccountFrozen } from '../../account/index.ts';
import {
  askLicenceConfirmation,
  askToLead,
  askToMove,
  releaseLicence,
  releaseStep,
  setCompanyFrozen,
  withdrawCertification,
} from '../../company/index.ts';
import { askIdentityAgain } from '../../identity/index.ts';
import { giveCoins } from '../../wallet/index.ts';
import { lockProposal, settleProposal } from './proposal-queries.ts';

type Proposal = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;
type Carried = Pick<Proposal, 'action' | 'target_uuid'>;
type Call = Write & { operator: OperatorActor };

/**
 * The second operator's word. A proposal counts even if the company changed its papers since: nobody gets away by that.
 * @throws AppError 40901 settled since, 40902 one's own, or no longer possible
 */
export const decideProposal = writeForOperator(
  contract.decideProposal,
  { audit: 'proposal.confirmed' },
  async (call, { uuid, version, confirm, words }) => {
    const { db, operator, now, note } = call;
    const proposal = await requireCurrent(await lockProposal(db, uuid), version, ({ state }) => ({ state }));
    if (proposal.state !== 'waiting') throw new AppError(40902);
    if (confirm && proposal.proposed_by === operator.operatorUuid)
      throw new AppError(40902, { reason: 'ops.ownProposal' });
    if (confirm) await carryOut({ ...call, operator }, proposal);
    const state = confirm ? 'confirmed' : 'declined';
    await settleProposal(db, uuid, { state, decided_by: operator.operatorUuid, decided_at: now, words });
    const { company_uuid: company, account_uuid: account, action } = proposal;
    const companyUuid = company ?? (account === null ? null : (await readAccountStatus(db, account)).company_uuid);
    const detail = { action, ...(proposal.coins !== null && { coins: proposal.coins }) };
    note({ companyUuid, action: `proposal.${state}`, objectUuid: company ?? account, detail });
    return {};
  },
);

async function carryOut(call: Call, { company_uuid: company, account_uuid: account, ...proposal }: Proposal) {
  if (account !== null) return carryOutOnAccount(call, account, proposal);
  if (company === null) return;
  const { action, reason, coins, uuid: proposalUuid } = proposal;
  if (action === 'give_coins') return void (await giveCoins(call, company, { coins: coins ?? 0, proposalUuid }));
  if (action === 'release') return releaseLicence(call, company);
  if (action === 'confirm_licence') return askLicenceConfirmation(call, company);
  if (action !== 'withdraw') return setCompanyFrozen(call, company, action === 'freeze');
  const reasons = proposal.reasons;
  await withdrawCertification(call, company, { operatorUuid: call.operator.operatorUuid, reasons, note: reason });
}

async function carryOutOnAccount(call: Call, account: string, { action, target_uuid: target }: Carried): Promise<void> {
  if (action === 'release') return releaseStep(call, account);
  if (action === 'promote') return askToLead(call, account, target);
  if (action === 'reidentify') return askIdentityAgain(call, account);
  if (action === 'move') return target === null ? undefined : askToMove(call, account, target);
  await setAccountFrozen(call, account, action === 'freeze');
}
