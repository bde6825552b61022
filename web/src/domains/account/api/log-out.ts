import { logout } from '@qinghe/contract/account/session.ts';
import { call } from '../../../lib/api/call.ts';
import { session } from '../../../lib/session/browser-session.ts';

/**
 * Ends the session here even if the call fails: a person who logs out must not stay logged in.
 * @param comesBack the same person logs in again, and goes on where they were
 */
export async function logOut({ comesBack = false } = {}): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  if (comesBack) session.clear();
  else session.logOut();
}
