import { listBroadcasts } from '@qinghe/contract/live/broadcasts.ts';
import { cancelLiveSignUp, getLiveSignUp, signUpForBroadcast } from '@qinghe/contract/live/sign-up.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useBroadcasts = () => useQuery(apiQuery(listBroadcasts, {}));
/** The form says what failed. */
export const useSignUp = () => useAction(signUpForBroadcast).attempt;
export const useLiveSignUp = (token: string, enabled: boolean) =>
  useQuery({ ...apiQuery(getLiveSignUp, { token }), enabled });
export const useCancelLiveSignUp = (onDone: () => void) => useAction(cancelLiveSignUp, { onDone });
