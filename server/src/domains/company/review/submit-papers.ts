import * as register from '@qinghe/contract/company/register.ts';
import * as contract from '@qinghe/contract/company/review.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { findCompany, type LockedCompany, lockCompany, setStatus } from '../queries.ts';
import { HAND_INS } from '../quotas.ts';
import { requireOwnPaper } from '../register/draft.ts';
import { isCreditCodeTaken } from '../register/draft-queries.ts';
import { requireCredentials } from '../register/require-credentials.ts';
import { after, type CheckStatus, hasEnded, hasNoneInForce, type ReviewAction } from '../rules.ts';
import { findSubmitted, insertReview } from './review-queries.ts';

/**
 * Hands papers in, or changed ones. Of a company that has passed, those in force stay so until the new ones have passed.
 * @throws AppError 40901 changed since, 40902 with a reason: while an appeal runs, the licence has ended, or it belongs to
 * another company; 429 after ten a day, 42202 for words that may not be published, 400 for an industry that there is not
 */
export const fillCompanyInfo = write(
  register.fillCompanyInfo,
  { audit: 'company.submitted' },
  async (call, { version, ...papers }) => {
    const { db, member, now, locale } = call;
    await requireQuota(db, HAND_INS, member.companyUuid, { now });
    const { company, status } = await take(call, version, 'submit');
    const { licence } = papers;
    if (hasEnded(licence, chinaDay(now))) throw new AppError(40902, { reason: 'company.licenceEnded' });
    await requireOwnPaper(db, member, licence.licence_uuid);
    const before = (await findSubmitted(db, member.companyUuid))?.credentials;
    await requireCredentials(db, papers.credentials, { before, locale, group: 'credentials.' });
    if (await isCreditCodeTaken(db, licence.credit_code, member.companyUuid))
      throw new AppError(40902, { reason: 'company.licenceTaken' });
    // Changed before it was looked at, it keeps its turn.
    const reviewSince = company.review_since ?? now;
    await setStatus(db, company, {
      status,
      reviewSince,
      papers: hasNoneInForce(company.check_status) ? papers : undefined,
    });
    await leaveStep(call, company, { step: 'submitted', status, papers });
    return { company: requireFound(await findCompany(db, member.companyUuid)) };
  },
);

/** @throws AppError 40901 changed since, 40902 where nothing was refused */
export const appealRefusal = write(
  contract.appealRefusal,
  { audit: 'company.appealed' },
  async (call, { version, message }) => {
    const { company, status } = await take(call, version, 'appeal');
    await setStatus(call.db, company, { status, reviewSince: call.now });
    await leaveStep(call, company, { step: 'appealed', status, message });
    return { company: requireFound(await findCompany(call.db, call.member.companyUuid)) };
  },
);

async function take({ db, member, note }: MemberWrite, version: number, action: ReviewAction) {
  const company = await requireCurrent(await lockCompany(db, member.companyUuid), version, ({ check_status }) => ({
    check_status,
  }));
  const status = after(company.check_status, action);
  if (!status) throw new AppError(40902);
  note({ objectUuid: member.companyUuid, detail: { from: company.check_status, to: status } });
  return { company, status };
}

const leaveStep = (
  { db, member, now }: MemberWrite,
  company: LockedCompany,
  {
    status,
    ...step
  }: { status: CheckStatus } & Pick<Parameters<typeof insertReview>[2], 'step' | 'papers' | 'message'>,
): Promise<void> =>
  insertReview(db, company.company_uuid, {
    uuid: uuidv7(),
    from_status: company.check_status,
    to_status: status,
    actor: { kind: 'account', uuid: member.accountUuid },
    at: now,
    ...step,
  });
