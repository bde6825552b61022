import type { CompiledQuery, InferResult } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';

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
