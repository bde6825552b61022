import { type Expression, sql } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader, Trx } from '../../../db/database.ts';

/** As many as one looks through; who is not among them is looked for more exactly. */
const MAX_FOUND = 20;
const MAX_SHOWN = 100;

const isSet = (instant: Expression<string | null>) => sql<boolean>`${instant} is not null`;

const selectStatus = (reader: Reader) =>
  reader
    .selectFrom('company')
    .select((e) => [
      'company.company_uuid as uuid',
      'company.name',
      'company.check_status',
      'company.version',
      isSet(e.ref('company.frozen_at')).as('frozen'),
      e
        .exists(
          e
            .selectFrom('licence_confirmation')
            .select('asked_at')
            .whereRef('licence_confirmation.company_uuid', '=', 'company.company_uuid')
            .where('confirmed_at', 'is', null),
        )
        .as('confirming'),
    ]);

/** Companies by a part of their name, or by the whole credit code of their licence. */
export const searchCompanies = (reader: Reader, words: string) =>
  selectStatus(reader)
    .where((e) =>
      e.or([
        contains(e.ref('company.name'), words),
        e(
          'company.company_uuid',
          'in',
          e.selectFrom('company_licence').select('company_uuid').where('credit_code', '=', words.toUpperCase()),
        ),
      ]),
    )
    .orderBy('company.name')
    .orderBy('company.company_uuid')
    .limit(MAX_FOUND)
    .execute();

export const findStatus = (reader: Reader, companyUuid: string) =>
  selectStatus(reader).where('company.company_uuid', '=', companyUuid).executeTakeFirst();

/** The people of a company, its master first. */
export const readPeopleShown = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select((e) => [
      'account.uuid',
      'account.name',
      'account.phone',
      'company_member.type',
      isSet(e.ref('account.frozen_at')).as('frozen'),
    ])
    .where('company_member.company_uuid', '=', companyUuid)
    .orderBy('company_member.type')
    .orderBy('company_member.joined_at')
    .limit(MAX_SHOWN)
    .execute();

export const readOnlineJobs = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind'])
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'online')
    .orderBy('published_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();

export const countPeopleAndJobs = (reader: Reader, companyUuid: string) =>
  reader
    .selectNoFrom((e) => [
      e
        .selectFrom('company_member')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('company_uuid', '=', companyUuid)
        .$asScalar()
        .$notNull()
        .as('member_count'),
      e
        .selectFrom('job')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('company_uuid', '=', companyUuid)
        .where('state', '=', 'online')
        .$asScalar()
        .$notNull()
        .as('job_count'),
    ])
    .executeTakeFirstOrThrow();

export async function saveFrozen(trx: Trx, companyUuid: string, frozenAt: Date | null): Promise<void> {
  await trx
    .updateTable('company')
    .set((e) => ({ frozen_at: frozenAt, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .execute();
}
