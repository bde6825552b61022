import { type CompiledQuery, type InferResult, sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import type { LoginFailures } from './rules.ts';

const accountColumns = [
  'account.uuid',
  'account.name',
  'account.position',
  'account.head_url',
  'account.phone',
  'account.email',
  'account.company_uuid',
  'account.user_status',
  'account.resume_filter_enable',
  'account.version',
  'account.frozen_at',
  'account.closed_at',
] as const;

/** An account with its place in its company, by uuid. */
export async function findAccount(reader: Reader, uuid: string) {
  return withMembership(reader).where('account.uuid', '=', uuid).executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const withMembership = (reader: Reader) =>
  reader
    .selectFrom('account')
    .leftJoin('company_member', (join) =>
      join
        .onRef('company_member.company_uuid', '=', 'account.company_uuid')
        .onRef('company_member.account_uuid', '=', 'account.uuid'),
    )
    .leftJoin('company', 'company.company_uuid', 'account.company_uuid')
    .select([...accountColumns, 'company_member.type', 'company_member.staff_status', 'company.check_status']);

/** The account that a name opens: a phone, or an e-mail in any letters. */
export function findForLogin(trx: Trx, account: string) {
  return trx
    .selectFrom('account')
    .select(['uuid', 'password_hash', 'frozen_at', 'closed_at'])
    .where((e) => e.or([e('phone', '=', account), e('email', '=', account.toLowerCase())]))
    .executeTakeFirst();
}

/** Counters of wrong passwords, locked, in the order of the hashes: two at once both count. */
export async function lockLoginFailures(trx: Trx, hashes: readonly Buffer[], expiresAt: Date) {
  await trx
    .insertInto('login_failure')
    .values(
      hashes
        .map((key_hash) => ({ key_hash, expires_at: expiresAt }))
        .toSorted((a, b) => a.key_hash.compare(b.key_hash)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('login_failure')
    .select(['key_hash', 'failed_logins', 'first_failure_at', 'locked_until'])
    .where('key_hash', 'in', hashes)
    .orderBy('key_hash')
    .forUpdate()
    .execute();
  return hashes.map((hash): LoginFailures => {
    const row = rows.find(({ key_hash }) => key_hash.equals(hash));
    return row ?? { failed_logins: 0, first_failure_at: null, locked_until: null };
  });
}

export async function saveLoginFailures(
  trx: Trx,
  hash: Buffer,
  failures: LoginFailures,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('login_failure')
    .set({ ...failures, expires_at: expiresAt })
    .where('key_hash', '=', hash)
    .execute();
}

export async function deleteLoginFailures(trx: Trx, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('login_failure').where('key_hash', 'in', hashes).execute();
}

/** Makes the account of a phone if it is new; its uuid either way. */
export async function ensureAccount(trx: Trx, uuid: string, phone: string): Promise<string> {
  await trx
    .insertInto('account')
    .values({ uuid, phone })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  const row = await trx.selectFrom('account').select('uuid').where('phone', '=', phone).executeTakeFirstOrThrow();
  return row.uuid;
}

export async function changeAccount(
  trx: Trx,
  uuid: string,
  version: number,
  change: { name?: string; position?: string; resume_filter_enable?: boolean },
): Promise<boolean> {
  const result = await trx
    .updateTable('account')
    .set({ ...change, version: version + 1 })
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends the live session of an account, if any. @returns its hash, to tell its sockets */
export async function endLiveSession(trx: Trx, accountUuid: string, code: number): Promise<Buffer | undefined> {
  const row = await trx
    .updateTable('session')
    .set({ ended_code: code })
    .where('account_uuid', '=', accountUuid)
    .where('ended_code', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

/** Held until the transaction ends: two logins of one account at once follow each other. */
export async function lockAccount(trx: Trx, uuid: string): Promise<void> {
  await trx.selectFrom('account').select('uuid').where('uuid', '=', uuid).forUpdate().execute();
}

export async function insertSession(
  trx: Trx,
  session: { token_hash: Buffer; account_uuid: string; created_at: Date; expires_at: Date },
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

const selectSession = (reader: Reader) =>
  reader
    .selectFrom('session')
    .innerJoin('account', 'account.uuid', 'session.account_uuid')
    .leftJoin('company_member', (join) =>
      join
        .onRef('company_member.company_uuid', '=', 'account.company_uuid')
        .onRef('company_member.account_uuid', '=', 'account.uuid'),
    )
    .select([
      'session.ended_code',
      'session.expires_at',
      'account.uuid as account_uuid',
      'account.name',
      'account.company_uuid',
      'account.frozen_at',
      'account.closed_at',
      'company_member.type',
    ])
    .where('session.token_hash', '=', Buffer.alloc(32));

/** Codes sent lately, without those that no carrier took: to this phone for any purpose, and from this network. */
export async function countRecentCodes(reader: Reader, phone: string, network: string, now: Date) {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  return reader
    .selectNoFrom((e) => [
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('address', '=', phone)
        .where('state', '!=', 'failed')
        .where('created_at', '>', since(86_400))
        .as('to_phone'),
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('address', '=', phone)
        .where('sent_from', '=', network)
        .where('state', '!=', 'failed')
        .where('created_at', '>', since(86_400))
        .as('to_phone_from_network'),
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.max('created_at').as('at'))
        .where('address', '=', phone)
        .where('state', '!=', 'failed')
        .as('last_at'),
      e
        .selectFrom('verification_code')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('sent_from', '=', network)
        .where('state', '!=', 'failed')
        .where('created_at', '>', since(3600))
        .as('from_network'),
    ])
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends, so that two sends to one phone or from one network at once do not both pass the limits. */
export async function lockSending(trx: Trx, phone: string, network: string): Promise<void> {
  for (const key of [phone, `network ${network}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 4))`.execute(trx);
}

export async function insertCode(
  trx: Trx,
  code: {
    uuid: string;
    purpose: string;
    address: string;
    code_hash: Buffer;
    sent_from: string;
    state: 'sending';
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await trx.insertInto('verification_code').values(code).execute();
}

/** What became of a code that was handed to the carrier. */
export async function settleCode(trx: Trx, uuid: string, state: 'sent' | 'failed'): Promise<void> {
  await trx.updateTable('verification_code').set({ state }).where('uuid', '=', uuid).execute();
}

/** The newest code of a phone and purpose, locked; older ones never count again. */
export function lockNewestCode(trx: Trx, purpose: string, address: string) {
  return trx
    .selectFrom('verification_code')
    .select(['uuid', 'code_hash', 'tries_left', 'used_at', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendTry(trx: Trx, uuid: string): Promise<void> {
  await trx
    .updateTable('verification_code')
    .set((e) => ({ tries_left: e('tries_left', '-', 1) }))
    .where('uuid', '=', uuid)
    .where('tries_left', '>', 0)
    .execute();
}

export async function useCode(trx: Trx, uuid: string, now: Date): Promise<void> {
  await trx.updateTable('verification_code').set({ used_at: now }).where('uuid', '=', uuid).execute();
}

/** Remembers a solved challenge. @returns false when it was handed in before */
export async function rememberSolved(trx: Trx, hash: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
  const result = await trx
    .insertInto('captcha_token')
    .values({ hash, kind: 'solved', expires_at: expiresAt, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertProof(trx: Trx, hash: Buffer, expiresAt: Date): Promise<void> {
  await trx.insertInto('captcha_token').values({ hash, kind: 'proof', expires_at: expiresAt }).execute();
}

export async function returnProof(trx: Trx, hash: Buffer): Promise<void> {
  await trx
    .updateTable('captcha_token')
    .set({ used_at: null })
    .where('hash', '=', hash)
    .where('kind', '=', 'proof')
    .execute();
}

/** Uses a proof up. @returns false when it is unknown, used or expired */
export async function spendProof(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('captcha_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('kind', '=', 'proof')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The company's consultant; none are assigned before operators exist, the master is named then. */
export async function findMaster(reader: Reader, companyUuid: string) {
  return reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select(['account.uuid', 'account.name'])
    .where('company_member.company_uuid', '=', companyUuid)
    .where('company_member.type', '=', 'master')
    .executeTakeFirst();
}
