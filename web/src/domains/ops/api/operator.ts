import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { getOperator, opsLogin, opsLogout } from '@qinghe/contract/ops/session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { operatorSession } from '../../../lib/session/operator-session.ts';
import { withCaptcha } from '../../account/api/with-captcha.ts';

/** Who is logged in at the console, and what waits. */
export const useOperator = () => useQuery(apiQuery(getOperator, {}, { refetchInterval: 10_000 }));

export async function logInOperator(input: InputOf<typeof opsLogin>): Promise<void> {
  const { token } = await withCaptcha((proof) => call(opsLogin, { ...input, captcha_proof: proof ?? '' }));
  operatorSession.begin(token);
}

/** Ends the session here even if the call fails. */
export function useLogOutOperator(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await call(opsLogout, {}).catch(() => undefined);
    client.clear();
    operatorSession.end();
  };
}
