import type { FirstStep } from '@qinghe/contract/home/first-steps.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';

type Found = Record<FirstStep | 'campus_job' | 'hidden', boolean>;

/** What there is of each step; a sub-account counts its own jobs and talks alone, as they are its own steps. */
export async function findFirstSteps(reader: Reader, member: Member, now: Date): Promise<Found> {
  const { companyUuid: company, accountUuid: account } = member;
  const own = member.type === 'master' ? sql`true` : sql`owner_uuid = ${account}`;
  const { rows } = await sql<Found>`
    select
      exists (select from company_picture where company_uuid = ${company} and position = 0) as logo,
      exists (select from company where company_uuid = ${company} and brief <> '') as company_text,
      exists (select from company_member where company_uuid = ${company} and account_uuid <> ${account})
        or exists (select from invitation
          where company_uuid = ${company} and revoked_at is null and expires_at > ${now}) as colleague,
      exists (select from job where company_uuid = ${company} and ${own} and state <> 'draft') as job,
      exists (select from talk where company_uuid = ${company} and ${own} and state <> 'draft') as talk,
      exists (select from job where company_uuid = ${company} and ${own} and kind = 'campus') as campus_job,
      exists (select from reject_template
        where company_uuid = ${company} and account_uuid = ${account}) as reject_template,
      exists (select from account where uuid = ${account} and email is not null) as notifications,
      exists (select from first_steps_hidden where account_uuid = ${account}) as hidden
  `.execute(reader);
  return rows[0] as Found;
}

/** Notes that an account wants the steps out of its way, or does not any more. */
export async function saveHidden(trx: Trx, accountUuid: string, hidden: boolean, now: Date): Promise<void> {
  if (hidden)
    await trx
      .insertInto('first_steps_hidden')
      .values({ account_uuid: accountUuid, hidden_at: now })
      .onConflict((conflict) => conflict.column('account_uuid').doNothing())
      .execute();
  else await trx.deleteFrom('first_steps_hidden').where('account_uuid', '=', accountUuid).execute();
}
