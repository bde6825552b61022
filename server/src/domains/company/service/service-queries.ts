import type { companyLimits } from '@qinghe/contract/company/services.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Reader, Trx } from '../../../db/database.ts';
import { placesFor, readPlaces } from '../../../db/places.ts';

/** Jobs of each kind that may be online at once, with those of cards, and those that take a place. */
export async function readLimits(reader: Reader, companyUuid: string): Promise<z.output<typeof companyLimits>> {
  const places = await readPlaces(reader, companyUuid, null);
  const of = (kind: JobKind) => ({
    quota: places[kind].quota,
    most: placesFor(places, kind).most,
    used: places[kind].taken,
  });
  return { internship: of('internship'), campus: of('campus') };
}

/** Says how many may be online at once. */
export const updateLimits = (trx: Trx, companyUuid: string, quotas: { internship: number; campus: number }) =>
  trx
    .updateTable('company')
    .set({ internship_quota: quotas.internship, campus_quota: quotas.campus })
    .where('company_uuid', '=', companyUuid)
    .execute();

/** What sub-accounts were given of it. */
export const readGiven = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .select([
      sql<number>`coalesce(sum(job_limit), 0)::int`.as('given'),
      sql<number>`(count(*) filter (where job_limit is null))::int`.as('unlimited'),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('type', '=', 'slave')
    .executeTakeFirstOrThrow();
