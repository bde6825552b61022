import { type CompiledQuery, type InferResult, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { whenGiven } from '../../../db/when-given.ts';
import { isOpenStep } from './step-queries.ts';

/** Ends the live session of an account, if there is one and it is not `but`. @returns its hash, to tell its sockets */
export async function endLiveSession(
  trx: Trx,
  accountUuid: string,
  code: number,
  but?: Buffer,
): Promise<Buffer | undefined> {
  const row = await trx
    .updateTable('session')
    .set({ ended_code: code })
    .where('account_uuid', '=', accountUuid)
    .where('ended_code', 'is', null)
    .$call(whenGiven(but, (query, hash) => query.where('token_hash', '!=', hash)))
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

/** Whether somebody is at work with this account, here or elsewhere. */
export async function hasLiveSession(reader: Reader, accountUuid: string, now: Date): Promise<boolean> {
  const row = await selectOpen(reader, accountUuid).where('expires_at', '>', now.toISOString()).executeTakeFirst();
  return row !== undefined;
}

/** The hash of the session of an account that nobody has ended, to tell its sockets. */
export async function findLiveSession(reader: Reader, accountUuid: string): Promise<Buffer | undefined> {
  const row = await selectOpen(reader, accountUuid).executeTakeFirst();
  return row?.token_hash;
}

export const findSessionStart = (reader: Reader, tokenHash: Buffer) =>
  reader.selectFrom('session').select('created_at').where('token_hash', '=', tokenHash).executeTakeFirst();

/** The login before a session, of those that are still kept. */
export const findPreviousSession = (reader: Reader, accountUuid: string, tokenHash: Buffer) =>
  reader
    .selectFrom('session')
    .select(['created_at as started_at', 'started_from as network'])
    .where('account_uuid', '=', accountUuid)
    .where('token_hash', '!=', tokenHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const selectOpen = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('session')
    .select('token_hash')
    .where('account_uuid', '=', accountUuid)
    .where('ended_code', 'is', null);

export async function insertSession(
  trx: Trx,
  session: {
    token_hash: Buffer;
    account_uuid: string;
    created_at: Date;
    expires_at: Date;
    started_from: string | null;
  },
): Promise<void> {
  await trx.insertInto('session').values(session).execute();
}

/** A session with the account behind it, by the hash of its token; one round trip, since every request asks. */
export async function findSession(reader: Reader, tokenHash: Buffer) {
  const compiled = sessionQueries.get(reader) ?? selectSession(reader).compile();
  sessionQueries.set(reader, compiled);
  const { rows } = await reader.executeQuery<SessionRow>({ ...compiled, parameters: [tokenHash] });
  return rows[0];
}

// Compiled once for each connection pool: putting the same words together for every request cost more than sending them.
const sessionQueries = new WeakMap<Reader, CompiledQuery<SessionRow>>();

type SessionRow = InferResult<ReturnType<typeof selectSession>>[number];

/** Where an account stands, whether it is logged in or not. */
export const findStatus = (reader: Reader, accountUuid: string) =>
  selectStatus(reader).where('account.uuid', '=', accountUuid).executeTakeFirst();

const selectSession = (reader: Reader) =>
  selectStatus(reader)
    .innerJoin('session', 'session.account_uuid', 'account.uuid')
    .select(['session.ended_code', 'session.expires_at'])
    .where('session.token_hash', '=', Buffer.alloc(32));

const selectStatus = (reader: Reader) =>
  reader
    .selectFrom('account')
    .leftJoin('company_member', (join) =>
      join
        .onRef('company_member.company_uuid', '=', 'account.company_uuid')
        .onRef('company_member.account_uuid', '=', 'account.uuid'),
    )
    .leftJoin('company', 'company.company_uuid', 'company_member.company_uuid')
    .leftJoin('licence_confirmation', (join) =>
      join
        .onRef('licence_confirmation.company_uuid', '=', 'company.company_uuid')
        .on('licence_confirmation.confirmed_at', 'is', null),
    )
    .leftJoin('account_step', (join) => join.onRef('account_step.account_uuid', '=', 'account.uuid').on(isOpenStep))
    .leftJoin('identity', 'identity.account_uuid', 'account.uuid')
    .select([
      'account.uuid as account_uuid',
      'account.name',
      'account.company_uuid',
      'account.frozen_at',
      'account.closed_at',
      'account.user_status',
      'account.resume_filter_enable',
      'company_member.type',
      'company_member.role',
      'company_member.staff_status',
      'company.check_status',
      'company.certification_lost',
      'company.licence_until',
      'company.frozen_at as company_frozen_at',
      'identity.check_status as identity_check',
      'identity.asked_again as identity_asked_again',
      'account_step.kind as step',
      sql<boolean>`licence_confirmation.asked_at is not null`.as('must_confirm'),
    ]);
