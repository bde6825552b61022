import { sessionEndingCodes, standingCodes, untoastedCodes } from '@qinghe/contract/errors.ts';
import { type ApiError, NO_RESPONSE } from './api-error.ts';

const LOGGED_IN_ELSEWHERE = 4062;
const PAGE_OUT_OF_DATE = 20515;

/** What the app does about a failed call, besides throwing it to the caller. */
export interface Reaction {
  toast: 'message' | 'network' | 'none';
  next: 'nothing' | 'end-session' | 'ask-guard' | 'reload' | 'elsewhere-dialog';
}

/** The product document's error behaviour (section 8) as one decision. */
export function reactionTo(error: ApiError, { silent, hasToken }: { silent: boolean; hasToken: boolean }): Reaction {
  if (error.code === LOGGED_IN_ELSEWHERE && hasToken) return { toast: 'none', next: 'elsewhere-dialog' };
  const next =
    error.code === PAGE_OUT_OF_DATE
      ? 'reload'
      : hasToken && sessionEndingCodes.includes(error.code)
        ? 'end-session'
        : hasToken && standingCodes.includes(error.code)
          ? 'ask-guard'
          : 'nothing';
  if (silent || untoastedCodes.includes(error.code)) return { toast: 'none', next };
  return { toast: error.code === NO_RESPONSE ? 'network' : 'message', next };
}
