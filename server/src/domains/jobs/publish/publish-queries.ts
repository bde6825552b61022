import type { CompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { placesFor, readPlaces, takesPlace } from '../../../db/places.ts';

type CheckStatus = CompanyInfo['check_status'];

export async function insertPublishCheck(
  trx: Trx,
  companyUuid: string,
  check: { uuid: string; job_uuid: string; job_version: number; findings: unknown; at: Date },
): Promise<void> {
  await trx
    .insertInto('publish_check')
    .values({ company_uuid: companyUuid, ...check, findings: JSON.stringify(check.findings) })
    .execute();
}

export function findLastCheck(reader: Reader, companyUuid: string, jobUuid: string) {
  return reader
    .selectFrom('publish_check')
    .select(['findings'])
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The company's standing, locked: two jobs put online at once are counted one after the other. Rows that merely
 * name the company (an application, an audit entry) are written meanwhile.
 */
export function lockCompany(trx: Trx, companyUuid: string) {
  return trx
    .selectFrom('company')
    .select(['check_status', 'frozen_at'])
    .select(sql<boolean>`licence ->> 'proof' = 'letter'`.as('hires_interns_only'))
    .where('company_uuid', '=', companyUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

const placeTakers = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind', 'state', 'version', 'owner_uuid', 'online_since'])
    .where('company_uuid', '=', companyUuid)
    .where(takesPlace)
    .orderBy('uuid');

/** Jobs that take places of a company. */
export const readPlaceTakers = (reader: Reader, companyUuid: string) => placeTakers(reader, companyUuid).execute();

/** The same, locked in the order of their uuids. */
export const lockPlaceTakers = (trx: Trx, companyUuid: string) =>
  placeTakers(trx, companyUuid).forUpdate('job').execute();

/** Whether a job needs no place. */
export const isUnlocked = async (reader: Reader, companyUuid: string, jobUuid: string): Promise<boolean> =>
  (await reader
    .selectFrom('job_unlock')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** What the owner of a job may have online, and has beside it. */
export const findOwnSlots = (
  trx: Reader,
  companyUuid: string,
  { uuid, owner_uuid }: { uuid: string; owner_uuid: string },
) =>
  trx
    .selectFrom('company_member')
    .select(['job_limit'])
    .select((e) =>
      e
        .selectFrom('job')
        .select((j) => j.fn.countAll<number>().as('n'))
        .where('job.company_uuid', '=', companyUuid)
        .where('job.owner_uuid', '=', owner_uuid)
        .where('job.state', 'in', ['online', 'reviewing'])
        .where('job.change_of', 'is', null)
        .where('job.uuid', '!=', uuid)
        .$asScalar()
        .$notNull()
        .as('taken'),
    )
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', owner_uuid)
    .executeTakeFirst();

/** What an owner may still put online of a kind, by the company's places and by the account's own limit, and which of them says so. */
export async function readRoom(
  reader: Reader,
  companyUuid: string,
  { kind, ownerUuid }: { kind: JobKind; ownerUuid: string },
): Promise<{ free: number; most: number; of: 'company' | 'account' }> {
  const { free, most } = placesFor(await readPlaces(reader, companyUuid, null), kind);
  const own = await reader
    .selectFrom('company_member')
    .select('job_limit')
    .select(
      sql<number>`(select count(*)::int from job where job.company_uuid = company_member.company_uuid
        and job.state in ('online', 'reviewing') and job.change_of is null and job.owner_uuid = ${ownerUuid})`.as(
        'taken',
      ),
    )
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', ownerUuid)
    .executeTakeFirst();
  if (own?.job_limit == null) return { free, most, of: 'company' };
  const ownFree = Math.max(0, own.job_limit - own.taken);
  return ownFree < free ? { free: ownFree, most: own.job_limit, of: 'account' } : { free, most, of: 'company' };
}

/** Online jobs past their deadline, of every company: the clock ends them company by company. */
export function readOverdueJobs(reader: Reader, today: string) {
  return reader
    .selectFrom('job')
    .select(['company_uuid', 'uuid', 'kind'])
    .where('state', '=', 'online')
    .where('deadline', '<', today)
    .limit(500)
    .execute();
}

/**
 * Jobs whose state does not fit the standing of their company: on their way though it may publish, or online though it may
 * not, or is frozen. Of every company, the oldest first.
 */
export const readJobsAtOdds = (reader: Reader, mayPublish: readonly CheckStatus[]) =>
  reader
    .selectFrom('job')
    .innerJoin('company', 'company.company_uuid', 'job.company_uuid')
    .select(['job.company_uuid', 'job.uuid', 'job.kind', 'job.state'])
    .where((e) =>
      e.or([
        e.and([
          e('job.state', '=', 'reviewing'),
          e('company.check_status', 'in', mayPublish),
          e('company.frozen_at', 'is', null),
        ]),
        e.and([
          e('job.state', '=', 'online'),
          e.or([e('company.check_status', 'not in', mayPublish), e('company.frozen_at', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('job.updated_at')
    .limit(200)
    .execute();
