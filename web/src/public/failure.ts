import { type ApiResponse, SUCCESS } from './call.ts';
import { NoResponse } from './no-response.ts';
import { say } from './words.ts';

const TOO_OFTEN = 429;
/** Seconds up to which somebody waits in front of the page. */
const SHORT = 90;

/** A call on the way to another one was refused: the response says why. */
export class Refused extends Error {
  readonly response: ApiResponse<unknown>;

  constructor(response: ApiResponse<unknown>) {
    super(response.msg);
    this.response = response;
  }
}

/** The browser could not solve the captcha. */
export class NotProven extends Error {}

/** Seconds until a call that was made too often may be made again; 0 where nothing is said of it. */
export function waitIn({ code, data }: ApiResponse<unknown>): number {
  const { retry_after = 0 } = (data ?? {}) as { retry_after?: number };
  return code === TOO_OFTEN ? retry_after : 0;
}

/** What a person is told of a response that is no success; undefined of one that is. A refusal may carry data, too. */
export function refusalIn(response: ApiResponse<unknown>): string | undefined {
  const { code, reason, msg } = response;
  if (code === SUCCESS) return undefined;
  const seconds = waitIn(response);
  if (reason) return reason;
  if (seconds > SHORT) return say('tooMany', { minutes: Math.ceil(seconds / 60) });
  if (seconds > 0) return say('tooSoon', { seconds });
  return msg || say('failed');
}

/** What a person is told where a call came to no response, or not that far. */
export function failureOf(error: unknown): string {
  if (error instanceof Refused) return refusalIn(error.response) ?? say('failed');
  if (error instanceof NotProven) return say('notProven');
  if (error instanceof NoResponse) return say('noResponse');
  // What browsers throw for a network that fails, for a file of this page that does not come as well.
  return say(error instanceof TypeError ? 'offline' : 'failed');
}

/** Whether the same call may succeed later by itself. */
export const isWorthAnotherTry = ({ code }: ApiResponse<unknown>): boolean =>
  code === TOO_OFTEN || (code >= 500 && code < 600);
