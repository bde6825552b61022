import { login, quickLogin } from '@qinghe/contract/account/session.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { session } from '../../../lib/browser-session.ts';
import { call } from '../../../lib/call.ts';

/** Both ways in say nothing of a failure: the form says what went wrong, where it went wrong. */
export async function logInByPassword(input: InputOf<typeof login>): Promise<void> {
  begin(await call(login, input));
}

export async function logInByCode(input: InputOf<typeof quickLogin>): Promise<void> {
  begin(await call(quickLogin, input));
}

const begin = ({ token, user }: OutputOf<typeof login>): void => session.begin(token, user.useruuid);
