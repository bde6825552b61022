import type { Trx } from '../../../db/database.ts';

const brochuresOf = (trx: Trx, companyUuid: string) =>
  trx.updateTable('brochure').where('company_uuid', '=', companyUuid).returning(['uuid', 'owner_uuid']);

/** The brochures of a member become another one's. */
export const handOverBrochures = (
  trx: Trx,
  companyUuid: string,
  { from, to, at }: { from: string; to: string; at: Date },
) =>
  brochuresOf(trx, companyUuid)
    .set((e) => ({ owner_uuid: to, updated_at: at, version: e('version', '+', 1) }))
    .where('owner_uuid', '=', from)
    .execute();

/** What is online goes offline. */
export const closeBrochures = (trx: Trx, companyUuid: string, at: Date) =>
  brochuresOf(trx, companyUuid)
    .set((e) => ({ state: 'offline', updated_at: at, version: e('version', '+', 1) }))
    .where('state', '=', 'online')
    .execute();

const jobsOf = (trx: Trx, companyUuid: string) =>
  trx
    .selectFrom('job')
    .select(['uuid', 'owner_uuid', 'kind', 'state'])
    .where('company_uuid', '=', companyUuid)
    .orderBy('uuid')
    .forUpdate();

/** Every job of a member, locked. */
export const readJobsOf = (trx: Trx, companyUuid: string, ownerUuid: string) =>
  jobsOf(trx, companyUuid).where('owner_uuid', '=', ownerUuid).execute();

/** What is shown to candidates or is about to be, locked. */
export const readShownJobs = (trx: Trx, companyUuid: string) =>
  jobsOf(trx, companyUuid).where('state', 'in', ['online', 'reviewing']).execute();

export async function updateJobOwner(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  { to, at }: { to: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('job')
    .set((e) => ({ owner_uuid: to, updated_at: at, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    // The change that is written beside a job goes with it.
    .where((e) => e.or([e('uuid', '=', uuid), e('change_of', '=', uuid)]))
    .execute();
}

/** Titles of those jobs that the member may see, locked. */
export async function lockTitles(
  trx: Trx,
  { companyUuid, accountUuid, type }: { companyUuid: string; accountUuid: string; type: 'master' | 'slave' },
  uuids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await jobsOf(trx, companyUuid)
    .select('title')
    .where('uuid', 'in', uuids)
    .$if(type === 'slave', (query) => query.where('owner_uuid', '=', accountUuid))
    .execute();
  return new Map(rows.map(({ uuid, title }) => [uuid, title]));
}

export async function isActiveColleague(trx: Trx, companyUuid: string, accountUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select('company_member.type')
    .where('company_member.company_uuid', '=', companyUuid)
    .where('company_member.account_uuid', '=', accountUuid)
    .where('account.user_status', '!=', 'unactive')
    .executeTakeFirst();
  return row !== undefined;
}
