import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

/** Of `account_step` beside `account`: who leads that company no more, or has come into the other one, owes nothing. */
export const isOpenStep = sql<boolean>`(account_step.kind = 'master')
  = (account_step.company_uuid is not distinct from account.company_uuid)`;

/** What an account has to become, and the company in which. */
export const findStep = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('account_step')
    .innerJoin('account', 'account.uuid', 'account_step.account_uuid')
    .innerJoin('company', 'company.company_uuid', 'account_step.company_uuid')
    .select(['account_step.uuid', 'account_step.kind', 'account_step.company_uuid', 'company.name as company'])
    .where('account_step.account_uuid', '=', accountUuid)
    .where(isOpenStep)
    .executeTakeFirst();
