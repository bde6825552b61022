import type { Trx } from '../../db/database.ts';

const brochuresOf = (trx: Trx, companyUuid: string) =>
  trx.updateTable('brochure').where('company_uuid', '=', companyUuid).returning('uuid');

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
    .select(['uuid', 'kind', 'state'])
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
    .where('uuid', '=', uuid)
    .execute();
}
