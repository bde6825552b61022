import * as contract from '@qinghe/contract/account/check-account.ts';
import { AppError } from '../../app-error.ts';
import { chinaDay } from '../../china-day.ts';
import { readForAccount } from '../../http/read.ts';
import { findAccount, findMaster } from './account-queries.ts';
import { accountCheckCode } from './rules.ts';

/** @throws AppError 5101, 5102 or 5104: the step that is missing before the account may work */
export const checkAccount = readForAccount(contract.checkInfo, async ({ db, now, account: { accountUuid } }) => {
  const account = await findAccount(db, accountUuid);
  if (!account) throw new AppError(10109);
  const { check_status, licence_until } = account;
  const company = check_status === null ? null : { check_status, licence_until };
  const code = accountCheckCode({ frozen: account.frozen_at !== null, company }, chinaDay(now));
  if (code !== 100) throw new AppError(code);
  return { status: 'ok' as const };
});

/** The is_yjy flag and whom to ask: until the platform assigns a consultant, the company's master. */
export const getConsultant = readForAccount(contract.getConsultant, async ({ db, account: { companyUuid } }) => {
  const contact = companyUuid === null ? undefined : await findMaster(db, companyUuid);
  return { is_yjy: false, expire_date: null, contact: contact ?? null };
});
