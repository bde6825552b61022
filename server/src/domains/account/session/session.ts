import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import type { ErrorCode } from '@qinghe/contract/errors.ts';
import type { RealtimeEvent } from '@qinghe/contract/realtime.ts';
import type { AccountActor } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import type { Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { findAccount, lockAccount } from '../account-queries.ts';
import { sessionHashOf } from '../login/upgrade-token.ts';
import { FRESH_LOGIN_MINUTES, isCertified, mayPrepare, restrictionTo, SESSION_DAYS } from '../rules.ts';
import { newToken } from '../secrets.ts';
import {
  endLiveSession,
  findLiveSession,
  findSession,
  findSessionStart,
  findStatus,
  insertSession,
} from './session-queries.ts';
import { presentUser } from './user-info.ts';

const DAY = 86_400_000;

/**
 * Starts a session and ends the one before it, whose sockets hear 4062 at once (document, section 8).
 */
export async function startSession(
  {
    db,
    now,
    note,
    noteNothing,
    network,
  }: Pick<Write, 'db' | 'now' | 'note' | 'noteNothing'> & Partial<Pick<Write, 'network'>>,
  accountUuid: string,
): Promise<{ token: string; user: UserInfo }> {
  await lockAccount(db, accountUuid);
  await endSession(db, accountUuid, 4062);
  const { token, tokenHash } = newToken();
  await insertSession(db, {
    token_hash: tokenHash,
    account_uuid: accountUuid,
    created_at: now,
    started_from: network ?? null,
    expires_at: new Date(now.getTime() + SESSION_DAYS * DAY),
  });
  const account = await findAccount(db, accountUuid);
  if (!account) throw new AppError(10109);
  noteOwn({ note, noteNothing }, account);
  return { token, user: presentUser(account) };
}

/** Ends the live session of an account, if it is another one than `but`; its sockets hear the code at once. */
export async function endSession(db: Trx, accountUuid: string, code: ErrorCode, but?: Buffer): Promise<void> {
  const ended = await endLiveSession(db, accountUuid, code, but);
  if (ended) await publishEvent(db, { sessionHash: ended }, { type: 'session.ended', code });
}

/** Tells an account alone, with a company or without; nobody hears it who is not logged in. */
export async function publishToAccount(db: Trx, accountUuid: string, event: RealtimeEvent): Promise<void> {
  const sessionHash = await findLiveSession(db, accountUuid);
  if (sessionHash) await publishEvent(db, { sessionHash }, event);
}

/** The session at whose sockets an account listens, in hexadecimal; null where it is not logged in. */
export async function listeningOf(db: Reader, accountUuid: string): Promise<{ sessionHash: string } | null> {
  const hash = await findLiveSession(db, accountUuid);
  return hash ? { sessionHash: hash.toString('hex') } : null;
}

/** The audit log of the account's company names the account as who acted, and on whom. */
export function noteOwn(
  { note, noteNothing }: Pick<Write, 'note' | 'noteNothing'>,
  { uuid, company_uuid: companyUuid }: { uuid: string; company_uuid: string | null },
): void {
  if (companyUuid === null) noteNothing();
  else note({ companyUuid, actor: { kind: 'account', uuid }, objectUuid: uuid });
}

/** Whether a session is neither ended nor expired, and its account open. */
export async function isSessionLive(reader: Reader, sessionHash: Buffer, now: Date): Promise<boolean> {
  const session = await findSession(reader, sessionHash);
  return (
    session?.ended_code === null &&
    session.closed_at === null &&
    session.frozen_at === null &&
    Date.parse(session.expires_at) > now.getTime()
  );
}

/** Whether somebody has logged in a moment ago. */
export async function isFreshSession(reader: Reader, sessionHash: Buffer, now: Date): Promise<boolean> {
  const started = await findSessionStart(reader, sessionHash);
  return started !== undefined && now.getTime() - Date.parse(started.created_at) < FRESH_LOGIN_MINUTES * 60_000;
}

/** Whether an account may work, logged in or not: neither closed nor kept from the desk. */
export async function mayWork(reader: Reader, accountUuid: string, now: Date): Promise<boolean> {
  const standing = await findStatus(reader, accountUuid);
  return standing !== undefined && standing.closed_at === null && restrictionTo(standing, chinaDay(now)) === null;
}

/** Whether the company of an account is one that may read people who have not applied to it. */
export async function worksCertified(reader: Reader, accountUuid: string): Promise<boolean> {
  const standing = await findStatus(reader, accountUuid);
  return standing !== undefined && isCertified(standing);
}

/**
 * The actor of a token.
 * @throws AppError 101 unknown token, 401 expired, or the code with which the session was ended (4062, 10107 …)
 */
export async function authenticate(
  { db, signingSecret }: Pick<Services, 'db' | 'signingSecret'>,
  token: string,
  now: Date,
): Promise<AccountActor> {
  const sessionHash = sessionHashOf(token, signingSecret);
  const session = await findSession(db, sessionHash);
  if (!session) throw new AppError(101);
  if (session.ended_code !== null) throw new AppError(session.ended_code as ErrorCode);
  if (Date.parse(session.expires_at) <= now.getTime()) throw new AppError(401);
  if (session.closed_at !== null) throw new AppError(10109);
  if (session.frozen_at !== null) throw new AppError(10108);
  return {
    kind: 'account',
    accountUuid: session.account_uuid,
    name: session.name,
    // Without its row among the members the account belongs to no company, even if its own row names one.
    companyUuid: session.type === null ? null : session.company_uuid,
    type: session.type ?? 'master',
    role: session.role ?? 'recruiter',
    restriction: restrictionTo(session, chinaDay(now)),
    prepares: mayPrepare(session, chinaDay(now)),
    certified: isCertified(session),
    parksApart: session.resume_filter_enable,
    sessionHash,
  };
}
