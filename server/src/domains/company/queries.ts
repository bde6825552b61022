import type { CompanyPapers } from '@qinghe/contract/company/papers.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { placeAccount } from '../account/index.ts';
import { type CheckStatus, hasLostCertification } from './rules.ts';

const columns = [
  'company_uuid',
  'name',
  'short_name',
  'check_status',
  'certification_lost',
  'update_type',
  'industry',
  'size',
  'city',
  'office_address',
  'introduction',
] as const;

export function findCompany(reader: Reader, companyUuid: string) {
  return reader.selectFrom('company').select(columns).where('company_uuid', '=', companyUuid).executeTakeFirst();
}

export async function findCompanyName(reader: Reader, companyUuid: string): Promise<string> {
  const { name } = await reader
    .selectFrom('company')
    .select('name')
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirstOrThrow();
  return name;
}

/** What of the papers the company's row shows to others. */
const shown = ({ licence, credentials }: CompanyPapers) => ({
  ...credentials,
  name: licence.name,
  licence: JSON.stringify(licence),
  licence_until: licence.valid_until,
});

/** Whether a company may go on, as it is at the moment. */
export const findStatusOf = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company')
    .select(['name', 'check_status', 'frozen_at'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();

/** How the papers of a company stand: since when they wait for an operator, and the last day of the licence. */
export const findPapersStanding = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company')
    .select(['check_status', 'review_since', 'licence_until'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();

/** A new company, whose papers wait for review. */
export async function insertCompany(trx: Trx, companyUuid: string, papers: CompanyPapers, now: Date): Promise<void> {
  await trx
    .insertInto('company')
    .values({
      company_uuid: companyUuid,
      ...shown(papers),
      check_status: 'uncheck',
      update_type: 'register',
      review_since: now,
      created_at: now,
    })
    .execute();
}

/** Makes an account the master of its new company. */
export async function insertMaster(trx: Trx, companyUuid: string, accountUuid: string): Promise<void> {
  await trx
    .insertInto('company_member')
    .values({ company_uuid: companyUuid, account_uuid: accountUuid, type: 'master' })
    .execute();
  await placeAccount(trx, accountUuid, { company_uuid: companyUuid });
}

/** The company with what a review goes by, locked; rows that merely name it may still be written meanwhile. */
export function lockCompany(trx: Trx, companyUuid: string) {
  return trx
    .selectFrom('company')
    .select([...columns, 'version', 'review_since', 'frozen_at'])
    .where('company_uuid', '=', companyUuid)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;

/** The next status of a company, and the papers that come into force with it, if any. */
export async function setStatus(
  trx: Trx,
  company: LockedCompany,
  change: { status: CheckStatus; reviewSince: Date | string | null; papers?: CompanyPapers | undefined },
): Promise<void> {
  await trx
    .updateTable('company')
    .set({
      ...(change.papers && shown(change.papers)),
      check_status: change.status,
      certification_lost: hasLostCertification(company, change.status),
      update_type: change.status === 'revision' ? 'revision' : 'register',
      review_since: change.reviewSince,
      version: company.version + 1,
    })
    .where('company_uuid', '=', company.company_uuid)
    .execute();
}

/** Lets an account that was identified into its company as what it is. */
export async function markIdentified(trx: Trx, accountUuid: string): Promise<void> {
  await trx.updateTable('company_member').set({ staff_status: 1 }).where('account_uuid', '=', accountUuid).execute();
}

/** Whoever must show anew who they are is let in again once that has passed. */
export async function markUnidentified(trx: Trx, accountUuid: string): Promise<void> {
  await trx.updateTable('company_member').set({ staff_status: 0 }).where('account_uuid', '=', accountUuid).execute();
}

/** Companies at work whose licence ends on a day, and who were not reminded on another one. */
export const readEndingLicences = (reader: Reader, end: string, today: string) =>
  reader
    .selectFrom('company')
    .select('company_uuid')
    .where('licence_until', '=', end)
    .where('check_status', 'in', ['pass', 'later_check'])
    .where((e) => e.or([e('licence_reminded_on', 'is', null), e('licence_reminded_on', '<', today)]))
    .execute();

/** @returns false where another run was first */
export async function claimReminder(trx: Trx, companyUuid: string, today: string): Promise<boolean> {
  const result = await trx
    .updateTable('company')
    .set({ licence_reminded_on: today })
    .where('company_uuid', '=', companyUuid)
    .where((e) => e.or([e('licence_reminded_on', 'is', null), e('licence_reminded_on', '<', today)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
