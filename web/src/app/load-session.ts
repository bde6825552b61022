import { checkInfoQuery } from '../domains/account/api/check-info.ts';
import { userInfoQuery } from '../domains/account/api/get-user-info.ts';
import { companyInfoQuery } from '../domains/company/api/get-company-info.ts';
import { hasCode, isApiError, NO_RESPONSE } from '../lib/api-error.ts';
import { LET_IN_KEY } from '../lib/storage-keys.ts';
import type { AccountCheck, GuardSession } from './guard.ts';
import { queryClient } from './query-client.ts';

const ACCOUNT_CHECKS: readonly number[] = [5101, 5102, 5103, 5104, 5105, 5106];

/**
 * What the guard decides on. Throws only when the server cannot be reached: that says nothing about the person, so the
 * screen offers to try again instead of asking for a password.
 */
export async function loadSession(): Promise<GuardSession> {
  try {
    const user = await queryClient.fetchQuery(userInfoQuery);
    // Without a company there is nothing to check: the guard knows the next step already.
    if (!user.company_uuid) return { state: 'known', user, company: null, check: 'ok', identity: null };
    const [{ company }, check] = await Promise.all([queryClient.fetchQuery(companyInfoQuery), accountCheck()]);
    if (check === 'ok') localStorage.setItem(LET_IN_KEY, '1');
    // Identity detail has no call yet; the guard already takes it.
    return { state: 'known', user, company, check, identity: null };
  } catch (error) {
    if (hasCode(error, NO_RESPONSE)) throw error;
    return { state: 'failed' };
  }
}

async function accountCheck(): Promise<AccountCheck> {
  try {
    await queryClient.fetchQuery(checkInfoQuery);
    return 'ok';
  } catch (error) {
    if (isApiError(error) && ACCOUNT_CHECKS.includes(error.code)) return error.code as AccountCheck;
    throw error;
  }
}
