import * as contract from '@qinghe/contract/account/check-account.ts';
import { AppError } from '../../../app-error.ts';
import { readForAccount } from '../../../http/read.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { findIdentityState, findMaster } from '../account-queries.ts';
import { accountCheckCode, daysLeft, mayPrepare } from '../rules.ts';
import { findSession } from '../session/session-queries.ts';
import { findStep } from '../session/step-queries.ts';
import { upgradeToken } from './upgrade-token.ts';

/** @throws AppError 5101–5106: the step that is missing before the account may work */
export const checkAccount = readForAccount(contract.checkInfo, async ({ db, now, services, account }) => {
  const { accountUuid, sessionHash } = account;
  const standing = await findSession(db, sessionHash);
  if (!standing) throw new AppError(10109);
  // It may be done, or taken back, since the session was read.
  const step = standing.step === null ? undefined : await findStep(db, accountUuid);
  const code = accountCheckCode({ ...standing, step: step?.kind ?? null }, chinaDay(now));
  if (step && (code === 5103 || code === 5105)) {
    const message = upgradeToken(step.uuid, sessionHash, services.signingSecret);
    throw new AppError(code, { message, reason: `upgrade.${step.kind}`, values: { company: step.company } });
  }
  if (code !== 100) throw new AppError(code);
  return {
    status: 'ok' as const,
    identity: await findIdentityState(db, accountUuid),
    ...(mayPrepare(standing, chinaDay(now)) && { prepares: true as const }),
    licence_days: daysLeft(standing.licence_until, chinaDay(now)),
  };
});

/** The is_yjy flag and whom to ask: until the platform assigns a consultant, the company's master. */
export const getConsultant = readForAccount(contract.getConsultant, async ({ db, account: { companyUuid } }) => {
  const contact = companyUuid === null ? undefined : await findMaster(db, companyUuid);
  return { is_yjy: false, expire_date: null, contact: contact ?? null };
});
