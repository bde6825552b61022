import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import type { TwoFactorChallenge } from '@qinghe/contract/account/two-factor.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { leavePage } from '../../../lib/routing/navigation.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { type RememberedAccount, remember } from '../remembered.ts';

/** By which way, and under which name. */
type Tried = Pick<RememberedAccount, 'way' | 'account'>;

/** What waits for the second factor; a reload forgets it. */
let tried: Tried = { way: 'password', account: '' };

/** All ways in say nothing of a failure: the form says what went wrong, where it went wrong. */
export const logInByPassword = (input: InputOf<typeof login>): Promise<void> =>
  enter(call(login, input), { way: 'password', account: input.account });

export const logInByCode = (input: InputOf<typeof quickLogin>): Promise<void> =>
  enterMaybeNew(call(quickLogin, input), { way: 'code', account: input.phone });

/** Begins the session of a login; one that asks for a second factor leaves for its page. */
export async function enter(work: Promise<OutputOf<typeof login>>, by: Tried): Promise<void> {
  tried = by;
  beginSession(await work.catch(askSecondFactor));
}

/** As `enter`; who is new is asked for a password first. */
export async function enterMaybeNew(work: Promise<OutputOf<typeof quickLogin>>, by: Tried): Promise<void> {
  await enter(work, by);
  if ((await work).is_new) await leaveFor('/login/password');
}

export function beginSession({ token, user }: OutputOf<typeof login>, by = tried): void {
  session.begin(token, user.useruuid);
  remember(user, by);
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
