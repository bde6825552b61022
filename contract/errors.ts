/**
 * The closed list of answer codes. Codes 400–505 and 100, 101, 4062, 5101–5106, 10104, 10107–10111 and 20515 are the
 * product document's (sections 4 and 8); 40301, 409xx, 422xx and 50301 are ours and stay stable once published.
 * `status` is the HTTP class that proxies and monitors see; `texts/errors` says what each tells a person.
 */
export const errorCatalogue = {
  101: { status: 401 },
  400: { status: 400 },
  401: { status: 401 },
  403: { status: 403 },
  404: { status: 404 },
  408: { status: 408 },
  413: { status: 413 },
  415: { status: 415 },
  429: { status: 429 },
  500: { status: 500 },
  501: { status: 501 },
  502: { status: 502 },
  503: { status: 503 },
  504: { status: 504 },
  505: { status: 505 },
  4062: { status: 401 },
  5101: { status: 403 },
  5102: { status: 403 },
  5103: { status: 403 },
  5104: { status: 403 },
  5105: { status: 403 },
  5106: { status: 403 },
  10104: { status: 403 },
  10107: { status: 401 },
  10108: { status: 401 },
  10109: { status: 401 },
  10110: { status: 401 },
  10111: { status: 401 },
  20515: { status: 409 },
  40101: { status: 401 },
  40102: { status: 400 },
  40103: { status: 429 },
  40104: { status: 401 },
  40105: { status: 429 },
  40301: { status: 403 },
  40401: { status: 404 },
  40901: { status: 409 },
  40902: { status: 409 },
  40903: { status: 409 },
  40904: { status: 409 },
  40906: { status: 409 },
  40907: { status: 409 },
  40908: { status: 409 },
  40920: { status: 409 },
  40930: { status: 409 },
  40931: { status: 409 },
  40932: { status: 409 },
  40933: { status: 409 },
  40934: { status: 409 },
  40935: { status: 409 },
  40936: { status: 409 },
  40937: { status: 409 },
  42201: { status: 422 },
  42202: { status: 422 },
  42203: { status: 422 },
  50301: { status: 503 },
} as const satisfies Record<number, { status: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const SUCCESS_CODE = 100;

/** Codes on which the client ends the session after 3 s, keeping the address (document, section 8). */
export const sessionEndingCodes: readonly number[] = [101, 401, 403, 10107, 10108, 10109, 10110, 10111];

/** A step is missing before somebody may work, as the account check has it; 40301 is one that the check has no code for. */
export const standingCodes: readonly number[] = [5101, 5102, 5103, 5104, 5105, 5106, 40301];

/** Codes that never show a toast on a desktop (document, section 8). */
export const untoastedCodes: readonly number[] = [10104, 10107, 10108, 10109, 10110, 10111];

/** An answer as it travels. `reason` outranks `msg`, which outranks the catalogue's default. */
export type Envelope<T> =
  | { code: typeof SUCCESS_CODE; msg: string; data: T }
  | { code: number; msg: string; reason?: string; field?: string; data?: unknown; request_id?: string };
