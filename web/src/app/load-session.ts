import { standingCodes } from '@qinghe/contract/errors.ts';
import { checkInfoQuery } from '../domains/account/api/check-info.ts';
import { userInfoQuery } from '../domains/account/api/get-user-info.ts';
import { companyInfoQuery } from '../domains/company/api/get-company-info.ts';
import { isApiError, NO_RESPONSE } from '../lib/api/api-error.ts';
import { session } from '../lib/session/browser-session.ts';
import { rememberAccess } from '../lib/session/known-access.ts';
import { type AccountCheck, decide, type GuardSession, type KnownSession } from './guard.ts';
import { queryClient } from './query-client.ts';

/** Any page of the desk: who may open one may open them all. */
const DESK = '/resume/new';

/** No response, or none for now: a server that shuts down or has too much to do, or what stands before it. */
const NOT_NOW = [NO_RESPONSE, 408, 429, 502, 503, 504, 50301];

/**
 * What the guard decides on. Throws only when the server cannot be reached or says that it cannot answer now: that says
 * nothing about the person, so the screen offers to try again instead of asking for a password.
 */
export async function loadSession(): Promise<GuardSession> {
  try {
    const user = await queryClient.fetchQuery(userInfoQuery);
    // Without a company there is nothing to check: the guard knows the next step already.
    if (!user.company_uuid) return { state: 'known', user, company: null, check: 'ok', identity: null };
    const [{ company }, checked] = await Promise.all([queryClient.fetchQuery(companyInfoQuery), accountCheck()]);
    const known = { state: 'known', user, company, ...checked } as const;
    rememberAccess(decide('user', known, DESK).kind === 'allow');
    return known;
  } catch (error) {
    if (isApiError(error) && NOT_NOW.includes(error.code)) throw error;
    return { state: 'failed' };
  }
}

/** Whose account check found a missing step is sent there before the identity matters. */
async function accountCheck(): Promise<Pick<KnownSession, 'check' | 'identity' | 'prepares'>> {
  const asking = session.token();
  try {
    const { identity, prepares = false } = await queryClient.fetchQuery(checkInfoQuery);
    return { check: 'ok', identity, prepares };
  } catch (error) {
    if (!isApiError(error) || !standingCodes.includes(error.code)) throw error;
    // The upgrade token takes the place of the one that asked, as the document has it.
    if (error.code === 5103 || error.code === 5105) session.upgrade(asking, error.message);
    return { check: error.code as AccountCheck, identity: null };
  }
}
