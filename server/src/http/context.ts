import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { AccountActor, OperatorActor, PlatformActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';

/** An account that belongs to a company; what nearly every call works for. */
export interface Member extends AccountActor {
  companyUuid: string;
}

/** What of a company a member may see: all of it as its master, what is its own as a sub-account. */
export interface Scope {
  companyUuid: string;
  /** Undefined: any owner. */
  ownerUuid: string | undefined;
}

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface RequestContext {
  services: Services;
  /** Null for calls that ask for no session. */
  actor: AccountActor | null;
  /** Null for all calls but those of the operators' console. */
  operator: OperatorActor | null;
  /** Null for all calls but those of the platform API. */
  platform: PlatformActor | null;
  locale: Locale;
  requestId: string;
  /** Whose limits the call counts towards: an IPv4 address or the /64 of an IPv6 one. */
  network: string;
  now: Date;
  /** Cookies of a browser that is known without an account; set once the transaction is over. */
  cookies: {
    read(name: string): string | undefined;
    set(name: string, value: string, options: { path: string; seconds: number }): void;
  };
  /** The file part of a multipart call. */
  file: UploadedFile | null;
  /** The body of a `bytes` call. */
  bytes: Buffer | null;
  /** Calls `leave` once, where the caller goes away before the response. @returns no longer wants to hear of it */
  onHangUp(leave: () => void): () => void;
  /**
   * Runs the call's one transaction. Where the call carries an `Idempotency-Key`, its first response is saved in the same
   * transaction and replayed for every later call with that key.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** @throws AppError 101 without a session */
export function requireAccount({ actor }: RequestContext): AccountActor {
  if (!actor) throw new AppError(101);
  return actor;
}

/** @throws AppError 5101 when the account has no company yet */
export function requireMember(context: RequestContext): Member {
  const account = requireAccount(context);
  if (account.companyUuid === null) throw new AppError(5101);
  return { ...account, companyUuid: account.companyUuid };
}

export const scopeOf = ({ companyUuid, accountUuid, type }: Member): Scope => ({
  companyUuid,
  ownerUuid: type === 'master' ? undefined : accountUuid,
});
