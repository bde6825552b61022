import * as contract from '@qinghe/contract/company/cases.ts';
import type { ReviewStep } from '@qinghe/contract/company/review.ts';
import { companyNotice, outcomeOf } from '@qinghe/contract/texts/decisions.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireOtherOperator } from '../../../casework/case-record.ts';
import { holdDecision } from '../../../casework/hold-decision.ts';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { notifyOfDecision, publishToAccount } from '../../account/index.ts';
import { lockCompany, setStatus } from '../queries.ts';
import { takeCreditCode } from '../register/draft-queries.ts';
import { after, type CheckStatus, comesIntoForce, hasNoneInForce, waits } from '../rules.ts';
import { findCase, findInForce, findMaster, findSubmitted, freeCreditCodes, insertReview } from './review-queries.ts';

const steps = { pass: 'passed', pass_for_now: 'passed_for_now', refuse: 'refused' } as const satisfies Record<
  string,
  ReviewStep
>;

/**
 * Decides on the papers of a company; those that pass come into force.
 * @throws AppError 40901 with the current status when they were handed in anew or decided since, 40902 no such decision,
 * one's own refusal is appealed, or another company has the licence
 */
export const { route: decideCompanyCase, task: settleCompanyDecision } = holdDecision(contract.decideCompanyCase, {
  task: 'company.settle-decision',
  audit: 'company.reviewed',
  async decide(call, { uuid, version, decision, reasons }) {
    const { db, operator, now, note: leave } = call;
    const company = await requireCurrent(await lockCompany(db, uuid), version, ({ check_status }) => ({
      check_status,
    }));
    const status = after(company.check_status, decision);
    if (!status) throw new AppError(40902);
    requireOtherOperator(await findCase(db, uuid), operator);
    const papers = requireFound(await findSubmitted(db, uuid));
    const inForce = comesIntoForce(decision);
    await setStatus(db, company, {
      status,
      reviewSince: waits(status) ? now : null,
      papers: inForce ? papers : undefined,
    });
    await settleCreditCode(db, uuid, { code: papers.licence.credit_code, inForce, status });
    await insertReview(db, uuid, {
      uuid: uuidv7(),
      step: steps[decision],
      from_status: company.check_status,
      to_status: status,
      actor: { kind: 'operator', uuid: operator.operatorUuid },
      reasons,
      at: now,
    });
    await publishEvent(db, { companyUuid: uuid, owners: 'everybody' }, { type: 'company.decided' });
    const outcome = outcomeOf(decision, company.check_status);
    const told = { name: outcome === 'keep' ? company.name : papers.licence.name, outcome, reasons };
    const master = await findMaster(db, uuid);
    if (master) {
      // A page that was open while the company was founded listens for its account alone.
      await publishToAccount(db, master.uuid, { type: 'company.decided' });
      await notifyOfDecision(call, { accountUuid: master.uuid, companyUuid: uuid, kind: 'companyDecided' }, (channel) =>
        companyNotice(told, channel),
      );
    }
    leave({ companyUuid: uuid, objectUuid: uuid, detail: { decision, from: company.check_status, to: status } });
  },
});

/**
 * A code belongs to whose papers are in force with it: nobody keeps it from its owner by papers that were refused.
 * @throws AppError 40902 when another company has it by now
 */
async function settleCreditCode(
  db: Trx,
  uuid: string,
  { code, inForce, status }: { code: string; inForce: boolean; status: CheckStatus },
): Promise<void> {
  if (inForce && !(await takeCreditCode(db, code, uuid))) throw new AppError(40902, { reason: 'company.licenceTaken' });
  const kept = inForce ? code : ((await findInForce(db, uuid))?.licence.credit_code ?? null);
  await freeCreditCodes(db, uuid, hasNoneInForce(status) ? null : kept);
}
