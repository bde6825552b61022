import type { CompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

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
 * The company's quota and standing, locked: two jobs put online at once are counted one after the other. Rows that merely
 * name the company (an application, an audit entry) are written meanwhile.
 */
export function lockCompany(trx: Trx, companyUuid: string) {
  return trx
    .selectFrom('company')
    .select(['check_status', 'frozen_at', 'internship_quota', 'campus_quota'])
    .select(sql<boolean>`licence ->> 'proof' = 'letter'`.as('hires_interns_only'))
    .where('company_uuid', '=', companyUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Jobs that take a slot beside one of the same kind: online ones and those on their way. */
export async function countTakenSlots(
  trx: Trx,
  companyUuid: string,
  { uuid, kind }: { uuid: string; kind: JobKind },
): Promise<number> {
  const row = await trx
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('state', 'in', ['online', 'reviewing'])
    .where('kind', '=', kind)
    .where('change_of', 'is', null)
    .where('uuid', '!=', uuid)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** What the owner of a job may have online, and has beside it. */
export const findOwnSlots = (
  trx: Trx,
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
  const taken = (where: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select count(*)::int from job where job.company_uuid = company.company_uuid
      and job.state in ('online', 'reviewing') and job.change_of is null and ${where})`;
  const row = await reader
    .selectFrom('company')
    .leftJoin('company_member', (join) =>
      join
        .onRef('company_member.company_uuid', '=', 'company.company_uuid')
        .on('company_member.account_uuid', '=', ownerUuid),
    )
    .select(['internship_quota', 'campus_quota', 'job_limit'])
    .select([taken(sql`job.kind = ${kind}`).as('taken'), taken(sql`job.owner_uuid = ${ownerUuid}`).as('own')])
    .where('company.company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  const most = kind === 'campus' ? row.campus_quota : row.internship_quota;
  const free = Math.max(0, most - row.taken);
  const own = row.job_limit === null ? free : Math.max(0, row.job_limit - row.own);
  return own < free && row.job_limit !== null
    ? { free: own, most: row.job_limit, of: 'account' }
    : { free, most, of: 'company' };
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
