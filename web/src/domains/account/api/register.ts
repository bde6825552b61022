import { register } from '@qinghe/contract/account/register.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { session } from '../../../lib/browser-session.ts';
import { call } from '../../../lib/call.ts';

/** Makes an account and begins its session. */
export async function registerByPhone(input: InputOf<typeof register>): Promise<void> {
  const { token, user } = await call(register, input);
  session.begin(token, user.useruuid);
}
