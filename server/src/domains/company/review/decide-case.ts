import * as contract from '@qinghe/contract/company/cases.ts';
import type { ReviewStep } from '@qinghe/contract/company/review.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForOperator } from '../../../http/operator.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { lockCompany, setStatus } from '../queries.ts';
import { after, comesIntoForce, waits } from '../rules.ts';
import { findSubmitted, insertReview, keepCreditCode } from './review-queries.ts';

const steps = { pass: 'passed', pass_for_now: 'passed_for_now', refuse: 'refused' } as const satisfies Record<
  string,
  ReviewStep
>;

/**
 * Decides on the papers of a company; those that pass come into force.
 * @throws AppError 40901 with the current status when they were handed in anew or decided since, 40902 no such decision
 */
export const decideCompanyCase = writeForOperator(
  contract.decideCompanyCase,
  { audit: 'company.reviewed' },
  async ({ db, operator, now, note: leave }, { uuid, version, decision, reasons, note }) => {
    const company = await requireCurrent(await lockCompany(db, uuid), version, ({ check_status }) => ({
      check_status,
    }));
    const status = after(company.check_status, decision);
    if (!status) throw new AppError(40902);
    const papers = requireFound(await findSubmitted(db, uuid));
    const inForce = comesIntoForce(decision);
    await setStatus(db, company, {
      status,
      reviewSince: waits(status) ? now : null,
      papers: inForce ? papers : undefined,
    });
    if (inForce) await keepCreditCode(db, uuid, papers.licence.credit_code);
    await insertReview(db, uuid, {
      uuid: uuidv7(),
      step: steps[decision],
      from_status: company.check_status,
      to_status: status,
      actor: { kind: 'operator', uuid: operator.operatorUuid },
      reasons,
      note,
      at: now,
    });
    leave({ companyUuid: uuid, objectUuid: uuid, detail: { decision, from: company.check_status, to: status } });
    return { check_status: status };
  },
);
