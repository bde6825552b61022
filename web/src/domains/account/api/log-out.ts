import { logout } from '@qinghe/contract/account/session.ts';
import { call } from '../../../lib/api/call.ts';
import { session } from '../../../lib/session/browser-session.ts';

/** Ends the session here even if the call fails: a person who logs out must not stay logged in. */
export async function logOut(): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  session.clear();
}
