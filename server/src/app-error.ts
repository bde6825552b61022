import type { ErrorCode } from '@qinghe/contract/errors.ts';

export interface AppErrorDetail {
  /** Travels as `msg` in place of the catalogue's words: the upgrade token of 5103 and 5105. */
  message?: string;
  /** A key of `contract/texts/reasons.ts` or a sentence; the catalogue's default stands in when missing. */
  reason?: string;
  /** What the reason's words name, such as `{{most}}`. */
  values?: Record<string, string | number>;
  /** Path of the input field that is meant, such as `candidate.phone`. */
  field?: string;
  /** What the caller needs to go on, such as the current state after a stale version. */
  data?: unknown;
}

/** What a verb throws to refuse; it knows no transport. `http/` maps it to a response, once. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: AppErrorDetail;

  constructor(code: ErrorCode, detail: AppErrorDetail = {}) {
    super(`code ${code}`);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
  }
}
