import type { Grant } from '@qinghe/contract/rights/grants.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { NOT_WAITED_FOR } from '../../../db/send-ahead.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import type { GrantAccount } from '../../wallet/index.ts';

interface NewGrant {
  company_uuid: string;
  uuid: string;
  right_name: Right;
  units: number;
  source: Grant['source'];
  source_uuid: string;
  begins_at: Date;
  expires_at: Date;
  /** Coins that it cost, in their two parts. */
  paid: number;
  gift: number;
}

export const insertGrant = (trx: Trx, grant: NewGrant) =>
  trx.insertInto('right_grant').values(grant).modifyEnd(NOT_WAITED_FOR).execute();

const grants = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('right_grant')
    .select(['uuid', 'right_name', 'units', 'source', 'begins_at', 'expires_at', 'paid', 'gift', 'returned'])
    .where('company_uuid', '=', companyUuid)
    .$narrowType<{ right_name: Right; source: Grant['source'] }>();

/** Grants that have not lapsed by an instant, the one that ends first first. */
export const readLiveGrants = (reader: Reader, companyUuid: string, now: Date) =>
  grants(reader, companyUuid)
    .where('lapsed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
    .orderBy('uuid')
    .execute();

export type GrantRow = Awaited<ReturnType<typeof readLiveGrants>>[number];

export const findGrant = (reader: Reader, companyUuid: string, uuid: string) =>
  grants(reader, companyUuid).where('uuid', '=', uuid).executeTakeFirst();

/** Grants that have ended and are not written off yet. */
export const readEnded = (reader: Reader, now: Date, limit: number) =>
  reader
    .selectFrom('right_grant')
    .select(['company_uuid', 'uuid', 'right_name', 'expires_at', 'units', 'paid', 'gift', 'returned'])
    .where('lapsed_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(limit)
    .$narrowType<{ right_name: Right }>()
    .execute();

/** So many more units of a grant were given back. */
export const addReturned = (trx: Trx, companyUuid: string, uuid: string, units: number) =>
  trx
    .updateTable('right_grant')
    .set((e) => ({ returned: e('returned', '+', units) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();

export const markLapsed = (trx: Trx, companyUuid: string, uuid: string, at: Date) =>
  trx
    .updateTable('right_grant')
    .set({ lapsed_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();

/** Claims a gift. @returns false where the company has it already */
export async function insertClaim(
  trx: Trx,
  claim: { company_uuid: string; gift: string; uuid: string; claimed_at: Date; claimed_by: string },
): Promise<boolean> {
  const result = await trx
    .insertInto('gift_claim')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Gifts of a company, with what came of each. */
export const readClaims = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('gift_claim')
    .innerJoin('right_grant', (join) =>
      join
        .onRef('right_grant.company_uuid', '=', 'gift_claim.company_uuid')
        .onRef('right_grant.source_uuid', '=', 'gift_claim.uuid'),
    )
    .select(['gift_claim.gift', 'claimed_at', 'expires_at', 'right_name', 'units'])
    .where('gift_claim.company_uuid', '=', companyUuid)
    .orderBy('claimed_at', 'desc')
    .orderBy('right_grant.uuid')
    .$narrowType<{ right_name: Right }>()
    .execute();

const moves = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account as place', (join) =>
      join
        .onRef('place.company_uuid', '=', 'entry.company_uuid')
        .onRef('place.account_uuid', '=', 'entry.account_uuid'),
    )
    .innerJoin('ledger_transaction as line', (join) =>
      join.onRef('line.company_uuid', '=', 'entry.company_uuid').onRef('line.uuid', '=', 'entry.transaction_uuid'),
    )
    .leftJoin('account as person', 'person.uuid', 'line.actor_uuid')
    .leftJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'line.company_uuid').onRef('job.uuid', '=', 'line.job_uuid'),
    )
    .select(['line.uuid', 'line.at', 'line.kind', 'entry.amount', 'entry.balance_after', 'entry.unit'])
    .select(['person.name as actor', 'job.uuid as job_uuid', 'job.title as job_title'])
    .where('entry.company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('line.actor_uuid', '=', own)));

/** What was done with one grant, the newest first; units that change hands are two rows of one transfer. */
export const readMoves = (reader: Reader, companyUuid: string, grant: GrantAccount) =>
  moves(reader, { companyUuid, ownerUuid: undefined })
    .leftJoin('account as holder', (join) => join.on(sql`holder.uuid::text`, '=', sql`split_part(place.name, '.', 4)`))
    .select(['place.name as place', 'holder.name as holder'])
    .where((e) => e.or([e('place.name', '=', grant), e('place.name', 'like', `${grant}.%`)]))
    .orderBy('line.seq', 'desc')
    .limit(500)
    .$narrowType<{ place: GrantAccount }>()
    .execute();

export type MoveRow = Omit<Awaited<ReturnType<typeof readMoves>>[number], 'place' | 'holder'>;

/** A page of units that were used, of one right or of all. */
export const readUses = (reader: Reader, scope: Scope, used: readonly string[], page: PageRequest) =>
  readPage(moves(reader, scope).where('place.name', 'in', used).where('entry.amount', '>', 0), page, [
    'line.at',
    'line.uuid',
  ]);

/** What is left of each grant of a company, where it is. */
export async function readLeft(
  reader: Reader,
  companyUuid: string,
): Promise<{ name: GrantAccount; balance: number }[]> {
  const { rows } = await sql<{ name: GrantAccount; balance: number }>`
    select name, balance from ledger_account where company_uuid = ${companyUuid} and name like 'grant.%' and balance > 0`.execute(
    reader,
  );
  return rows;
}

/** Where units are that a member alone may use. */
export async function readHeldBy(reader: Reader, companyUuid: string, accountUuid: string): Promise<GrantAccount[]> {
  const { rows } = await sql<{ name: GrantAccount }>`
    select name from ledger_account
    where company_uuid = ${companyUuid} and name like 'grant.%' and split_part(name, '.', 4) = ${accountUuid} and balance > 0
    order by name`.execute(reader);
  return rows.map(({ name }) => name);
}

/** Names of members. */
export const readNames = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('account')
    .select(['uuid', 'name'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', [...uuids])
    .execute();

/** Where the units were that something used; those of a member who left are everybody's. */
export async function readUsedPlaces(reader: Reader, companyUuid: string, sources: readonly string[]) {
  const { rows } = await sql<{ source_uuid: string; name: GrantAccount; is_member: boolean }>`
    select line.source_uuid, place.name,
      exists (select from account where uuid::text = split_part(place.name, '.', 4) and company_uuid = ${companyUuid})
        as is_member
    from ledger_transaction line
    join ledger_entry entry on entry.company_uuid = line.company_uuid and entry.transaction_uuid = line.uuid
    join ledger_account place on place.company_uuid = entry.company_uuid and place.account_uuid = entry.account_uuid
    where line.company_uuid = ${companyUuid} and line.kind = 'use' and line.source_uuid = any(${[...sources]}::uuid[])
      and place.name like 'grant.%'`.execute(reader);
  return rows;
}

/** A grant can be used until an instant at least, though it had ended. */
export const extendGrant = (trx: Trx, companyUuid: string, uuid: string, until: Date) =>
  trx
    .updateTable('right_grant')
    .set({ expires_at: sql`greatest(expires_at, ${until})`, lapsed_at: null })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();

/** Grants that end between two instants, of which nobody was told today. */
export const readEndingOn = (reader: Reader, { from, to, today }: { from: Date; to: Date; today: string }) =>
  reader
    .selectFrom('right_grant')
    .select(['company_uuid', 'uuid', 'right_name'])
    .where('lapsed_at', 'is', null)
    .where('expires_at', '>=', from.toISOString())
    .where('expires_at', '<', to.toISOString())
    .where((e) => e.or([e('reminded_on', 'is', null), e('reminded_on', '<', today)]))
    .$narrowType<{ right_name: Right }>()
    .execute();

/** @returns false where it was told today already */
export async function claimEndReminder(trx: Trx, companyUuid: string, uuid: string, today: string): Promise<boolean> {
  const result = await trx
    .updateTable('right_grant')
    .set({ reminded_on: today })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where((e) => e.or([e('reminded_on', 'is', null), e('reminded_on', '<', today)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
