import { register } from '@qinghe/contract/account/register.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { call } from '../../../lib/api/call.ts';
import { beginSession } from './log-in.ts';

/** Makes an account and begins its session. */
export async function registerByPhone(input: InputOf<typeof register>): Promise<void> {
  beginSession(await call(register, input), { way: 'password', account: input.phone });
}
