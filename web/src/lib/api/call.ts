import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { standingCodes } from '@qinghe/contract/errors.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { accountStatus } from '../session/account-status.ts';
import { session } from '../session/browser-session.ts';
import { operatorSession } from '../session/operator-session.ts';
import { activity } from './activity.ts';
import { ApiError, isApiError } from './api-error.ts';
import { request } from './client.ts';
import { fetchEarly } from './early-responses.ts';
import { respondToFailure } from './failure.ts';
import { closeKey, isLost, keyOf } from './idempotency.ts';
import { readFile } from './read-file.ts';

export interface CallOptions {
  /** Where the input may change between the tries of one action; else `idempotency.ts` knows the key. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Nobody waits for it: moves no progress bar. */
  background?: boolean;
  /** `low`: nobody waits for it yet. */
  priority?: 'low' | undefined;
  /** Goes on when the page is left. */
  keepalive?: boolean;
  file?: File;
  /** The body of a `bytes` call. */
  bytes?: Blob;
}

/**
 * Calls an endpoint of the contract with session, language and session ending; throws ApiError. Failures of queries and
 * actions are told by the query client; a direct caller says what failed where it belongs.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { background = false, ...options }: CallOptions = {},
): Promise<OutputOf<E>> {
  // After a log-out what is still drawn for a moment asks once more.
  const isOperators = endpoint.access === 'operator';
  const token = isOperators ? operatorSession.token() : session.token();
  if ((endpoint.access === 'user' || isOperators) && token === null) throw new ApiError(401);
  const file = options.file && (await readFile(options.file));
  const work = request(endpoint, input, {
    idempotencyKey: keyOf(endpoint, input),
    ...options,
    ...(file && { file }),
    token,
    locale: currentLocale(),
    clientVersion: __BUILD_ID__,
    fetch: fetchEarly,
  });
  try {
    const output = await (background ? work : activity.during(work));
    closeKey(endpoint, input);
    return output;
  } catch (error) {
    if (!isLost(error)) closeKey(endpoint, input);
    if (isApiError(error)) {
      // The account check says what is missing to the guard, which has asked.
      if (endpoint.path === checkInfo.path && standingCodes.includes(error.code)) throw error;
      // Whose page says that they lead the company may have handed it over: the guard knows, and the login is still good.
      if (error.code === 403 && endpoint.access === 'master') accountStatus.recheck();
      else if (!isOperators) respondToFailure(error);
      else if (error.code === 101 || error.code === 401) operatorSession.end();
    }
    throw error;
  }
}
