import type { Reader, Trx } from '../../db/database.ts';

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

/** The company's quota and standing, locked: two jobs put online at once are counted one after the other. */
export function lockCompany(trx: Trx, companyUuid: string) {
  return trx
    .selectFrom('company')
    .select(['check_status', 'online_job_quota'])
    .where('company_uuid', '=', companyUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Jobs that take a slot of the quota: online ones and those on their way. */
export async function countTakenSlots(trx: Trx, companyUuid: string, exceptUuid: string): Promise<number> {
  const row = await trx
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('state', 'in', ['online', 'reviewing'])
    .where('uuid', '!=', exceptUuid)
    .executeTakeFirstOrThrow();
  return row.n;
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
