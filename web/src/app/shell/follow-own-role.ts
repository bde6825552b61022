import type { QueryClient } from '@tanstack/react-query';
import { checkInfoQuery } from '../../domains/account/api/check-info.ts';
import { userInfoQuery } from '../../domains/account/api/get-user-info.ts';
import { companyInfoQuery } from '../../domains/company/api/get-company-info.ts';
import { destination } from '../../lib/routing/navigation.ts';
import { hasKnownAccess, rememberAccess } from '../../lib/session/known-access.ts';
import { decide } from '../guard.ts';
import { loadSession } from '../load-session.ts';

/**
 * What the person in front of this page may do has changed elsewhere: another role opens other pages, so it begins anew at
 * home before a call is refused. `beginAnew` loads the page: who is at home already passes the guard in no other way.
 * @returns whether it does
 */
export async function followOwnRole(
  client: QueryClient,
  memberUuid: string,
  beginAnew: (path: string) => void,
): Promise<boolean> {
  const before = client.getQueryData(userInfoQuery.queryKey);
  return before?.useruuid === memberUuid && followAccountStatus(client, beginAnew);
}

/** As `followOwnRole`, where a call was refused, or the company was decided on: nobody is named. */
export async function followAccountStatus(client: QueryClient, beginAnew: (path: string) => void): Promise<boolean> {
  const before = client.getQueryData(userInfoQuery.queryKey);
  const hadAccess = hasKnownAccess();
  const now = await client.fetchQuery({ ...userInfoQuery, staleTime: 0 });
  const isAnother =
    before !== undefined && (['type', 'role', 'user_status'] as const).some((part) => now[part] !== before[part]);
  // A page that asked for nothing of the desk shows nothing of it either, and the other way round.
  if (!isAnother && (await maySeeThisPage(client)) && hasKnownAccess() === hadAccess) return false;
  rememberAccess(false);
  beginAnew('/');
  return true;
}

/** Whether the guard, asked anew, still lets the person stay: the papers of the company may have been decided on. */
async function maySeeThisPage(client: QueryClient): Promise<boolean> {
  await Promise.all(
    [companyInfoQuery, checkInfoQuery].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey, refetchType: 'none' }),
    ),
  );
  return decide('user', await loadSession(), destination().pathname).kind === 'allow';
}
