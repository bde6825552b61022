import type { BrochureState, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { seenBy, sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

const columns = [
  'brochure.uuid',
  'brochure.owner_uuid',
  'brochure.state',
  'brochure.version',
  'brochure.title',
  'brochure.batch',
  'brochure.graduation_years',
  'brochure.picture_uuid',
  'brochure.text',
  'brochure.schedule',
  'brochure.updated_at',
] as const;

const inScope = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('brochure')
    .select(columns)
    .select(sharesOf('brochure').as('shares'))
    .where('brochure.company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('brochure', owner))));

const withFigures = (reader: Reader, scope: Scope) => {
  const { companyUuid, ownerUuid } = scope;
  const jobs = sql`job.company_uuid = ${companyUuid} and job.brochure_uuid = brochure.uuid
    and job.change_of is null and ${ownerUuid === undefined ? sql`true` : seenBy('job', ownerUuid)}`;
  return inScope(reader, scope)
    .leftJoin('account as owner', 'owner.uuid', 'brochure.owner_uuid')
    .select([
      'owner.name as owner_name',
      sql<number>`(select count(*)::int from job where ${jobs})`.as('jobs'),
      sql<number>`(select coalesce(sum(change), 0)::int from job join application_tally
        on application_tally.company_uuid = job.company_uuid and application_tally.job_uuid = job.uuid
        where ${jobs})`.as('applications'),
    ]);
};

export type BrochureRow = Awaited<ReturnType<typeof readBrochures>>[number];

/** Brochures of a scope with their figures, last changed first. */
export const readBrochures = (reader: Reader, scope: Scope) =>
  withFigures(reader, scope).orderBy('brochure.updated_at', 'desc').orderBy('brochure.uuid', 'desc').execute();

export const findBrochure = (reader: Reader, scope: Scope, uuid: string) =>
  withFigures(reader, scope).where('brochure.uuid', '=', uuid).executeTakeFirst();

/**
 * The brochure's row, locked for a change; undefined outside the scope. Jobs may name it meanwhile: who saves one has it
 * locked before, and would wait for each other with whoever assigns.
 */
export const lockBrochure = (trx: Trx, scope: Scope, uuid: string) =>
  inScope(trx, scope).where('brochure.uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst();

export const isBrochureInScope = async (reader: Reader, scope: Scope, uuid: string): Promise<boolean> =>
  (await inScope(reader, scope).where('brochure.uuid', '=', uuid).executeTakeFirst()) !== undefined;

export const countBrochures = async (trx: Trx, companyUuid: string): Promise<number> => {
  const { n } = await trx
    .selectFrom('brochure')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return n;
};

const stored = ({ schedule, ...texts }: BrochureTexts) => ({ ...texts, schedule: JSON.stringify(schedule) });

export async function insertBrochure(
  trx: Trx,
  companyUuid: string,
  { texts, at, ...made }: { uuid: string; owner_uuid: string; at: Date; texts: BrochureTexts },
): Promise<void> {
  await trx
    .insertInto('brochure')
    .values({ company_uuid: companyUuid, ...made, ...stored(texts), created_at: at, updated_at: at })
    .execute();
  await trx.insertInto('brochure_directory').values({ brochure_uuid: made.uuid, company_uuid: companyUuid }).execute();
}

/** Changes a locked brochure and counts its version up. */
export async function updateBrochure(
  trx: Trx,
  companyUuid: string,
  { uuid, at, texts, state }: { uuid: string; at: Date; texts?: BrochureTexts; state?: BrochureState },
): Promise<void> {
  await trx
    .updateTable('brochure')
    .set((e) => ({
      ...(texts && stored(texts)),
      ...(state && { state }),
      updated_at: at,
      version: e('version', '+', 1),
    }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

export async function removeBrochure(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx.deleteFrom('brochure_directory').where('brochure_uuid', '=', uuid).execute();
  await trx.deleteFrom('brochure').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
}

/** Campus jobs of a scope that belong to a brochure or are among some, locked where they are changed. */
export const lockJobsFor = (trx: Trx, { companyUuid, ownerUuid }: Scope, brochure: string, uuids: readonly string[]) =>
  trx
    .selectFrom('job')
    .select(['uuid', 'owner_uuid', 'brochure_uuid'])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', 'campus')
    .where('change_of', 'is', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('owner_uuid', '=', owner)))
    .where((e) => e.or([e('brochure_uuid', '=', brochure), ...(uuids.length > 0 ? [e('uuid', 'in', uuids)] : [])]))
    .orderBy('uuid')
    .forUpdate()
    .execute();

const FRESH = 86_400_000;

/**
 * A picture of the company that was uploaded within a day: what nothing shows is erased after two. The domain of files
 * cannot be asked, since it reaches this one through accounts.
 */
export const findFreshPicture = (reader: Reader, companyUuid: string, uuid: string, now: Date) =>
  reader
    .selectFrom('stored_file')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('purpose', '=', 'picture')
    .where('created_at', '>', new Date(now.getTime() - FRESH).toISOString())
    .executeTakeFirst();
