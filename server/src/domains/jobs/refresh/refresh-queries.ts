import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { sharesOf } from '../../../db/shares.ts';

const toRefresh = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind', 'state', 'owner_uuid', sharesOf('job').as('shares')])
    // What stands at the top anyway.
    .select(sql<string | null>`greatest(published_at, refreshed_at)`.as('at_top_since'))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
    .where('change_of', 'is', null)
    .orderBy('uuid');

export type RefreshableJob = Awaited<ReturnType<typeof readJobsToRefresh>>[number];

export const readJobsToRefresh = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  toRefresh(reader, companyUuid, uuids).execute();

/** The same, locked in the order of their uuids. */
export const lockJobsToRefresh = (trx: Trx, companyUuid: string, uuids: readonly string[]) =>
  toRefresh(trx, companyUuid, uuids).forUpdate('job').execute();

/** Moves jobs to the top of the public list; their text and version stay. */
export const markRefreshed = (trx: Trx, companyUuid: string, uuids: readonly string[], at: Date) =>
  trx
    .updateTable('job')
    .set({ refreshed_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
    .execute();
