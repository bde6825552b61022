import { type Kysely, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';

type Owner = Pick<Member, 'companyUuid' | 'accountUuid'>;
export type KeptFilter = Record<string, string>;

const own = (reader: Reader, { companyUuid, accountUuid }: Owner) =>
  reader
    .selectFrom('saved_talent_search')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid);

export const readSearches = (reader: Reader, owner: Owner) =>
  own(reader, owner)
    .select(['uuid', 'name', 'filter', 'alert', 'seen_turn'])
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();

/** Where a search begins that is made now: whoever is there already is not new. */
const begin = {
  seen_turn: sql<number>`(select coalesce(max(turn), 0) from talent_search)`,
  walked_to: sql<string>`pg_snapshot_xmin(pg_current_snapshot())`,
};

export const upsertSearch = (
  trx: Trx,
  { companyUuid, accountUuid }: Owner,
  { filter, ...row }: { uuid: string; name: string; filter: KeptFilter; created_at: Date },
) =>
  trx
    .insertInto('saved_talent_search')
    .values({
      company_uuid: companyUuid,
      account_uuid: accountUuid,
      ...row,
      filter: JSON.stringify(filter),
      ...begin,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'account_uuid', 'name'])
        .doUpdateSet({ filter: JSON.stringify(filter), ...begin }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow();

const one = (trx: Trx, { companyUuid, accountUuid }: Owner, uuid: string) =>
  trx
    .updateTable('saved_talent_search')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid);

/** What came while there was no alert is told of by none. */
export const setAlert = (trx: Trx, owner: Owner, uuid: string, alert: boolean) =>
  one(trx, owner, uuid).set({ alert, walked_to: begin.walked_to }).returning('uuid').executeTakeFirst();

export const setSeen = (trx: Trx, owner: Owner, uuid: string) =>
  one(trx, owner, uuid).set({ seen_turn: begin.seen_turn }).returning('uuid').executeTakeFirst();

export const deleteSearch = (trx: Trx, { companyUuid, accountUuid }: Owner, uuid: string) =>
  trx
    .deleteFrom('saved_talent_search')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();

export async function deleteSearchesOf(trx: Trx, { companyUuid, accountUuid }: Owner): Promise<void> {
  await trx
    .deleteFrom('saved_talent_search')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();
}

/** All with an alert, the one walked longest ago first. */
export const readAlerts = (reader: Reader) =>
  reader
    .selectFrom('saved_talent_search')
    .select(['company_uuid', 'uuid', 'account_uuid', 'name', 'filter', 'walked_to'])
    .where('alert', '=', true)
    .orderBy('walked_to')
    .orderBy('company_uuid')
    .orderBy('uuid')
    .execute();

export type Alert = Awaited<ReturnType<typeof readAlerts>>[number];

export const findAlert = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('saved_talent_search')
    .select(['company_uuid', 'uuid', 'account_uuid', 'name', 'filter', 'walked_to'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('alert', '=', true)
    .executeTakeFirst();

/** The transaction before which all have ended: whatever commits later is found by the next walk. */
export async function readHorizon(reader: Kysely<never> | Reader): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(
    reader,
  );
  return rows[0]?.xid ?? '0';
}

/** Notes whom an alert has found, each once; `told_at` where nobody has to be told of them. */
export async function insertHits(
  trx: Trx,
  { company_uuid, uuid }: Pick<Alert, 'company_uuid' | 'uuid'>,
  talents: readonly string[],
  { found_at, told_at }: { found_at: Date; told_at?: Date },
): Promise<void> {
  if (talents.length === 0) return;
  // One parameter for all of them: a platform may tell of more in a day than a statement has parameters.
  await sql`
    insert into talent_alert_hit (company_uuid, search_uuid, talent_uuid, found_at, told_at)
    select ${company_uuid}::uuid, ${uuid}::uuid, talent, ${found_at}, ${told_at ?? null}::timestamptz
    from unnest(${[...talents]}::uuid[]) talent
    on conflict do nothing`.execute(trx);
}

/** Those of whom nobody was told yet. */
export const readUntold = (reader: Reader, { company_uuid, uuid }: Pick<Alert, 'company_uuid' | 'uuid'>) =>
  reader
    .selectFrom('talent_alert_hit')
    .select('talent_uuid')
    .where('company_uuid', '=', company_uuid)
    .where('search_uuid', '=', uuid)
    .where('told_at', 'is', null)
    .execute();

export async function markTold(
  trx: Trx,
  { company_uuid, uuid }: Pick<Alert, 'company_uuid' | 'uuid'>,
  talents: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('talent_alert_hit')
    .set({ told_at: now })
    .where('company_uuid', '=', company_uuid)
    .where('search_uuid', '=', uuid)
    .where('talent_uuid', '=', (e) => e.fn.any(e.val([...talents])))
    .execute();
}
