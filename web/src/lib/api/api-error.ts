import type { ErrorCode } from '@qinghe/contract/errors.ts';
import { connection } from '@qinghe/contract/texts/connection.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';

/** The code of a call that got no response at all: offline, refused, cut off. */
export const NO_RESPONSE = 0;

export interface ErrorDetails {
  reason?: string | undefined;
  /** The server's `msg`. */
  message?: string | undefined;
  /** Input field that the server points at. */
  field?: string | undefined;
  data?: unknown;
  /** What to name to support; the server's log has it too. */
  requestId?: string | undefined;
}

/** What every failed call throws: a code of the contract's catalogue, or `NO_RESPONSE`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly reason: string | undefined;
  readonly field: string | undefined;
  readonly data: unknown;
  readonly requestId: string | undefined;

  constructor(code: number, details: ErrorDetails = {}) {
    super(details.message ?? '');
    this.code = code;
    this.reason = details.reason;
    this.field = details.field;
    this.data = details.data;
    this.requestId = details.requestId;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
export const hasCode = (error: unknown, code: ErrorCode | typeof NO_RESPONSE): error is ApiError =>
  isApiError(error) && error.code === code;

/** What to tell a person: the server's reason, else its msg, else the code's default (product document, section 8). */
export function messageOf(error: unknown, locale: Locale): string {
  const { code, reason, message } = isApiError(error) ? error : { code: 500, reason: undefined, message: undefined };
  return reason || message || defaultMessage(code, locale);
}

/** The server's own refusals come with their words. */
function defaultMessage(code: number, locale: Locale): string {
  const key = `${code}` as keyof (typeof connection)['zh-CN'];
  return say(connection, key in connection[locale] ? key : '500', locale);
}

/** For actions whose failure `call` has already told the person: nothing more is to be done, but a fault stays a fault. */
export function ignoreShown(error: unknown): void {
  if (!isApiError(error)) throw error;
}
