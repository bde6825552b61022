import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import type { TwoFactorChallenge } from '@qinghe/contract/account/two-factor.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { session } from '../../../lib/browser-session.ts';
import { call } from '../../../lib/call.ts';
import { leavePage } from '../../../lib/navigation.ts';

/** Both ways in say nothing of a failure: the form says what went wrong, where it went wrong. */
export async function logInByPassword(input: InputOf<typeof login>): Promise<void> {
  begin(await call(login, input).catch(askSecondFactor));
}

export async function logInByCode(input: InputOf<typeof quickLogin>): Promise<void> {
  const entered = await call(quickLogin, input).catch(askSecondFactor);
  begin(entered);
  if (entered.is_new) await leaveFor('/login/password');
}

/** The challenge goes along in the address, behind a #, which no server sees. */
function askSecondFactor(error: unknown): Promise<never> {
  if (!hasCode(error, 40104)) throw error;
  return leaveFor(`/login/second-factor#${(error.data as TwoFactorChallenge).challenge}`);
}

/** The form waits until its page is left. */
function leaveFor(path: string): Promise<never> {
  leavePage(path);
  return new Promise(() => undefined);
}

const begin = ({ token, user }: OutputOf<typeof login>): void => session.begin(token, user.useruuid);
