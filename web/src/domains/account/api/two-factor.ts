import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  logInBySecondFactor,
} from '@qinghe/contract/account/two-factor.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { beginSession } from './log-in.ts';

/** A new secret each time it is shown; nothing of it is cached. */
export const useNewSecret = () =>
  useQuery({ ...apiQuery(beginTwoFactor, {}, { gcTime: 0 }), staleTime: Number.POSITIVE_INFINITY });

/** The page learns that it is on only once the recovery codes have been seen. */
export const useConfirmTwoFactor = () => useAction(confirmTwoFactor, { touches: [] });

export const useEndTwoFactor = () => useAction(endTwoFactor);

/** Ends a login that asked for the second factor. */
export async function logInWithSecondFactor(input: InputOf<typeof logInBySecondFactor>): Promise<void> {
  beginSession(await call(logInBySecondFactor, input));
}
