import type { listMembers, MemberState } from '@qinghe/contract/company/members.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import { sql } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import { placeAccount } from '../../account/index.ts';
import { lockCompany } from '../queries.ts';
import { takesPeopleIn } from '../rules.ts';

type MemberFilter = ParsedInputOf<typeof listMembers>;

const onlineJobs = sql<number>`(select count(*) from job where job.company_uuid = company_member.company_uuid
  and job.owner_uuid = company_member.account_uuid and job.state = 'online')`;
const lastLogin = sql<string | null>`(select created_at from session where session.account_uuid = account.uuid
  order by created_at desc limit 1)`;

/** What a member is called among the colleagues; suspension goes before a missing identity. */
const state = sql<MemberState>`case when account.user_status = 'unactive' then 'suspended'
  when company_member.staff_status = 0 then 'unidentified' else 'active' end`;

const members = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .where('company_member.company_uuid', '=', companyUuid);

/** The people of a company, who came first first. */
export const readMembers = (reader: Reader, companyUuid: string, { q, state: wanted, ...page }: MemberFilter) =>
  readPage(
    members(reader, companyUuid)
      .select([
        'account.uuid',
        'account.name',
        'account.position',
        'account.head_url',
        'account.phone',
        'account.user_status',
        'company_member.type',
        'company_member.role',
        'company_member.staff_status',
        'company_member.job_limit',
        'company_member.joined_at',
        onlineJobs.as('online_jobs'),
        lastLogin.as('last_login_at'),
      ])
      .$call(whenGiven(wanted, (query, value) => query.where(state, '=', value)))
      .$call(
        whenGiven(q || undefined, (query, words) =>
          query.where((e) =>
            e.or([
              contains(e.ref('account.name'), words),
              contains(e.ref('account.position'), words),
              // No shorter: what is masked cannot be found out digit by digit.
              e(sql`right(account.phone, 4)`, '=', words),
              e('account.phone', '=', words),
            ]),
          ),
        ),
      ),
    page,
    ['company_member.joined_at', 'account.uuid'],
    'asc',
  );

/** Everybody of a company by name alone. */
export const readColleagues = (reader: Reader, companyUuid: string) =>
  members(reader, companyUuid)
    .select(['account.uuid', 'account.name', 'company_member.type'])
    .orderBy('company_member.joined_at')
    .limit(500)
    .execute();

/** Everybody of a company who is not suspended, by name. */
export const readAtWork = (reader: Reader, companyUuid: string) =>
  members(reader, companyUuid)
    .select(['account.uuid', 'account.name', 'account.position', 'company_member.type', 'company_member.role'])
    .where('account.user_status', '=', 'active')
    .orderBy('account.name')
    .orderBy('account.uuid')
    .limit(500)
    .execute();

/** How many members there are in each state. */
export async function countMembers(reader: Reader, companyUuid: string): Promise<Record<MemberState, number>> {
  const rows = await members(reader, companyUuid)
    .select([state.as('state'), (e) => e.fn.countAll<number>().as('count')])
    .groupBy(state)
    .execute();
  const count = (wanted: MemberState) => Number(rows.find((row) => row.state === wanted)?.count ?? 0);
  return { active: count('active'), unidentified: count('unidentified'), suspended: count('suspended') };
}

/** Where an account belongs. */
export const findMember = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('company_member')
    .select(['company_uuid', 'type'])
    .where('account_uuid', '=', accountUuid)
    .executeTakeFirst();

/** A member, locked together with the account. */
export const lockMember = (trx: Trx, companyUuid: string, accountUuid: string) =>
  trx
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select([
      'account.uuid',
      'account.name',
      'account.user_status',
      'company_member.type',
      'company_member.staff_status',
    ])
    .where('company_member.company_uuid', '=', companyUuid)
    .where('company_member.account_uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirst();

/** The company of an account, locked, and whether it was identified already. */
export const lockNewcomer = (trx: Trx, accountUuid: string) =>
  trx
    .selectFrom('account')
    .select([
      'company_uuid',
      'phone',
      sql<boolean>`exists (select from identity where account_uuid = account.uuid and check_status = 2)`.as(
        'identified',
      ),
    ])
    .where('uuid', '=', accountUuid)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whether somebody is there to let people in; not once its last member has closed the account. */
export async function hasMaster(reader: Reader, companyUuid: string): Promise<boolean> {
  const master = await members(reader, companyUuid)
    .select('account.uuid')
    .where('company_member.type', '=', 'master')
    .executeTakeFirst();
  return master !== undefined;
}

interface NewSubAccount {
  accountUuid: string;
  identified: boolean;
  role?: MemberRole;
  jobLimit?: number | null;
}

/** @returns false where the company has no master any more, or takes nobody in; who closes the account meanwhile waits, or is waited for */
export async function insertSubAccount(
  trx: Trx,
  companyUuid: string,
  { accountUuid, identified, role = 'recruiter', jobLimit = null }: NewSubAccount,
): Promise<boolean> {
  const company = await lockCompany(trx, companyUuid);
  if (!company || !takesPeopleIn(company) || !(await hasMaster(trx, companyUuid))) return false;
  await trx
    .insertInto('company_member')
    .values({
      company_uuid: companyUuid,
      account_uuid: accountUuid,
      type: 'slave',
      role,
      staff_status: identified ? 1 : 0,
      job_limit: jobLimit,
    })
    .execute();
  await placeAccount(trx, accountUuid, { company_uuid: companyUuid });
  // Whoever was to come here has come.
  await trx
    .deleteFrom('account_step')
    .where('account_uuid', '=', accountUuid)
    .where('company_uuid', '=', companyUuid)
    .execute();
  return true;
}

/** The account is as one that never had a company; whom it was to lead it leads no more. */
export async function deleteSubAccount(trx: Trx, companyUuid: string, accountUuid: string): Promise<void> {
  await trx
    .deleteFrom('company_member')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();
  await placeAccount(trx, accountUuid, { company_uuid: null, user_status: 'active' });
  await trx.deleteFrom('account_step').where('account_uuid', '=', accountUuid).where('kind', '=', 'master').execute();
}

export async function saveJobLimit(
  trx: Trx,
  companyUuid: string,
  accountUuid: string,
  jobLimit: number | null,
): Promise<void> {
  await trx
    .updateTable('company_member')
    .set({ job_limit: jobLimit })
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();
}

export async function saveRole(trx: Trx, companyUuid: string, accountUuid: string, role: MemberRole): Promise<void> {
  await trx
    .updateTable('company_member')
    .set({ role })
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();
}

/** A member whose account is closed. */
export async function deleteMember(trx: Trx, companyUuid: string, accountUuid: string): Promise<void> {
  await trx
    .deleteFrom('company_member')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();
}
