import type { Colleague, SharedKind } from '@qinghe/contract/company/sharing.ts';
import type { ShareRight } from '@qinghe/contract/roles.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { sharesOf } from '../../../db/shares.ts';
import type { Owned } from '../../../sharing.ts';

/** Objects of a kind: one statement for all tables that have an owner. */
interface Objects {
  companyUuid: string;
  kind: SharedKind;
  uuids: readonly string[];
}

const owned = ({ companyUuid, kind, uuids }: Objects) => sql`
  select ${sql.table(kind)}.uuid, owner_uuid, ${sharesOf(kind)} as shares,
    (select name from account where account.uuid = owner_uuid) as owner_name
  from ${sql.table(kind)}
  where company_uuid = ${companyUuid} and ${sql.table(kind)}.uuid = any(${[...uuids]}::uuid[])
    ${kind === 'job' ? sql`and change_of is null` : sql``}
  order by ${sql.table(kind)}.uuid`;

interface OwnedRow extends Owned {
  uuid: string;
  owner_name: string | null;
}

/** What is there of the objects, with owners and shares. A change of a job goes with its job. */
export const readOwned = async (reader: Reader, objects: Objects): Promise<OwnedRow[]> =>
  (await sql<OwnedRow>`${owned(objects)}`.execute(reader)).rows;

/** The same, locked: two who share one thing follow each other. */
export const lockOwned = async (trx: Trx, objects: Objects): Promise<OwnedRow[]> =>
  (await sql<OwnedRow>`${owned(objects)} for no key update of ${sql.table(objects.kind)}`.execute(trx)).rows;

/** Those who may be let see something that an owner has: everybody at work but masters, who see all, and the owner. */
export const readColleaguesOf = (reader: Reader, companyUuid: string, ownerUuid: string): Promise<Colleague[]> =>
  reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select(['account.uuid', 'account.name', 'company_member.role'])
    .where('company_member.company_uuid', '=', companyUuid)
    .where('company_member.type', '=', 'slave')
    .where('account.uuid', '<>', ownerUuid)
    .where('account.user_status', '=', 'active')
    .orderBy('account.name')
    .orderBy('account.uuid')
    .limit(500)
    .execute();

export const findColleague = (trx: Trx, companyUuid: string, accountUuid: string) =>
  trx
    .selectFrom('company_member')
    .select(['type', 'role'])
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .forShare()
    .executeTakeFirst();

/** Roles of members, by account. */
export const readRoles = (reader: Reader, companyUuid: string, accounts: readonly string[]) =>
  accounts.length === 0
    ? Promise.resolve([])
    : reader
        .selectFrom('company_member')
        .select(['account_uuid', 'role'])
        .where('company_uuid', '=', companyUuid)
        .where('account_uuid', 'in', accounts)
        .execute();

/** Lets a colleague see objects, as far as it says. @returns those that are shared otherwise than before */
export async function saveShares(
  trx: Trx,
  { companyUuid, kind, uuids }: Objects,
  { account, may, at }: { account: string; may: ShareRight; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ object_uuid: string }>`
    insert into share (company_uuid, ${sql.ref(`${kind}_uuid`)}, account_uuid, may, shared_at)
    select ${companyUuid}, uuid, ${account}, ${may}, ${at} from unnest(${[...uuids]}::uuid[]) as wanted (uuid)
    on conflict (company_uuid, object_uuid, account_uuid) do update set may = excluded.may, shared_at = excluded.shared_at
      where share.may <> excluded.may
    returning object_uuid`.execute(trx);
  return rows.map(({ object_uuid }) => object_uuid);
}

/** @returns those that are no longer shared */
export async function deleteShares(trx: Trx, { companyUuid, uuids }: Objects, account: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('share')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', account)
    .where('object_uuid', 'in', uuids)
    .returning('object_uuid')
    .execute();
  return rows.map(({ object_uuid }) => object_uuid);
}
