import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

const onlineJobs = sql<number>`(select count(*) from job where job.company_uuid = company_member.company_uuid
  and job.owner_uuid = company_member.account_uuid and job.state = 'online')`;
const lastLogin = sql<string | null>`(select created_at from session where session.account_uuid = account.uuid
  order by created_at desc limit 1)`;

/** Everybody of a company, the master first. */
export const readMembers = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select([
      'account.uuid',
      'account.name',
      'account.position',
      'account.phone',
      'account.user_status',
      'company_member.type',
      'company_member.staff_status',
      onlineJobs.as('online_jobs'),
      lastLogin.as('last_login_at'),
    ])
    .where('company_member.company_uuid', '=', companyUuid)
    .orderBy('company_member.type')
    .orderBy('company_member.joined_at')
    .execute();

/** A member, locked together with the account. */
export const lockMember = (trx: Trx, companyUuid: string, accountUuid: string) =>
  trx
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select(['account.uuid', 'account.name', 'account.user_status', 'company_member.type'])
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
      sql<boolean>`exists (select from identity where account_uuid = account.uuid and check_status = 2)`.as(
        'identified',
      ),
    ])
    .where('uuid', '=', accountUuid)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function insertSubAccount(
  trx: Trx,
  companyUuid: string,
  { accountUuid, identified }: { accountUuid: string; identified: boolean },
): Promise<void> {
  await trx
    .insertInto('company_member')
    .values({ company_uuid: companyUuid, account_uuid: accountUuid, type: 'slave', staff_status: identified ? 1 : 0 })
    .execute();
  await trx.updateTable('account').set({ company_uuid: companyUuid }).where('uuid', '=', accountUuid).execute();
}

export async function saveUserStatus(trx: Trx, accountUuid: string, user_status: 'active' | 'unactive'): Promise<void> {
  await trx.updateTable('account').set({ user_status }).where('uuid', '=', accountUuid).execute();
}

/** The account is as one that never had a company. */
export async function deleteSubAccount(trx: Trx, companyUuid: string, accountUuid: string): Promise<void> {
  await trx
    .deleteFrom('company_member')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .execute();
  await trx
    .updateTable('account')
    .set({ company_uuid: null, user_status: 'active' })
    .where('uuid', '=', accountUuid)
    .execute();
}
