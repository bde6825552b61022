import * as contract from '@qinghe/contract/company/steps.ts';
import { stepNotice } from '@qinghe/contract/texts/decisions.ts';
import { type AccountActor, nameOf } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import { requireAccount } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction, type Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { notifyOfDecision } from '../../account/index.ts';
import { deleteOffer, swapMaster } from '../members/hand-over-queries.ts';
import { lockMember } from '../members/member-queries.ts';
import { findCompanyName, lockCompany } from '../queries.ts';
import { findMaster } from '../review/review-queries.ts';
import { leaveForAnother, settleMove } from './move.ts';
import { deleteStepsToLead, lockStep, type Step } from './step-queries.ts';

const audit = 'member.step_taken';

/**
 * A move touches two companies, and so two transactions: the account leaves, and comes in afterwards. A task that was
 * written with the first one finishes what a crash in between has left.
 * @throws AppError 40401 where nothing is asked; 40902 where it cannot be taken, with a reason
 */
export const takeStep = route(contract.takeStep, audit, async (context, input) => {
  const account = requireAccount(context);
  const { accountUuid, companyUuid } = account;
  const subject = { audit, input, companyUuid, actor: nameOf(account) } as const;
  const step = await auditedTransaction(context, subject, async (call) => {
    // First the company, as everything that changes members does.
    if (companyUuid !== null) await lockCompany(call.db, companyUuid);
    const asked = requireFound(await lockStep(call.db, accountUuid));
    call.note({ objectUuid: accountUuid, detail: { step: asked.kind } });
    await (asked.kind === 'master' ? lead(call, account, asked) : leaveForAnother(call, account, asked));
    return asked;
  });
  if (step.kind === 'member') await settleMove.run(context.services, { account_uuid: accountUuid }, { last: false });
  return { company_uuid: step.company_uuid };
});

/** The account leads its company; who did so is a sub-account, and hears of it. */
async function lead(call: Write, { accountUuid }: AccountActor, { company_uuid: companyUuid }: Step): Promise<void> {
  const { db } = call;
  await deleteStepsToLead(db, companyUuid);
  const heir = requireFound(await lockMember(db, companyUuid, accountUuid));
  // Another way has led there meanwhile.
  if (heir.type === 'master') return;
  if (heir.user_status !== 'active' || heir.staff_status !== 1) throw new AppError(40902, { reason: 'upgrade.unfit' });
  const former = await findMaster(db, companyUuid);
  await deleteOffer(db, companyUuid);
  await swapMaster(db, companyUuid, former?.uuid ?? accountUuid, accountUuid);
  await publishEvent(db, { companyUuid, owners: 'everybody' }, { type: 'company.decided' });
  call.note({ action: 'company.master_changed', objectUuid: former?.uuid ?? accountUuid });
  const name = await findCompanyName(db, companyUuid);
  if (former)
    await notifyOfDecision(call, { accountUuid: former.uuid, companyUuid, kind: 'leadTaken' }, () =>
      stepNotice('replaced', name),
    );
}
