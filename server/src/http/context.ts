import type { Locale } from '@qinghe/contract/messages.ts';
import { AppError } from '../app-error.ts';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';

/** Who calls, as the session says. */
export interface Actor {
  accountUuid: string;
  name: string;
  companyUuid: string | null;
  type: 'master' | 'slave';
  /** SHA-256 of the token in use. */
  sessionHash: Buffer;
}

/** An actor who belongs to a company; what nearly every verb works with. */
export interface Member extends Actor {
  companyUuid: string;
}

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface RequestContext {
  services: Services;
  actor: Actor | null;
  locale: Locale;
  requestId: string;
  ip: string;
  now: Date;
  /** The file part of a multipart call. */
  file: UploadedFile | null;
  /** The body of a `bytes` call. */
  bytes: Buffer | null;
  /**
   * Runs the call's one transaction. Where the call carries an `Idempotency-Key`, its first answer is kept in the same
   * transaction and replayed for every later call with that key.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** @throws AppError 101 without a session */
export function requireActor(context: RequestContext): Actor {
  if (!context.actor) throw new AppError(101);
  return context.actor;
}

/** @throws AppError 5101 when the account has no company yet */
export function requireMember(context: RequestContext): Member {
  const actor = requireActor(context);
  if (actor.companyUuid === null) throw new AppError(5101);
  return { ...actor, companyUuid: actor.companyUuid };
}
