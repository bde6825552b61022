import { register } from '@qinghe/contract/account/register.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { call } from '../../../lib/api/call.ts';
import { session } from '../../../lib/session/browser-session.ts';

/** Makes an account and begins its session. */
export async function registerByPhone(input: InputOf<typeof register>): Promise<void> {
  const { token, user } = await call(register, input);
  session.begin(token, user.useruuid);
}
