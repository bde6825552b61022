import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';

/** Who of a company has read the contact details of an application or downloaded them with others, the latest first. */
export const readReveals = (reader: Reader, companyUuid: string, applicationUuid: string) =>
  reader
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.uuid', 'audit_entry.actor_uuid')
    .select(['audit_entry.at', 'account.name'])
    .where('audit_entry.company_uuid', '=', companyUuid)
    .where('audit_entry.object_uuid', '=', applicationUuid)
    .where('audit_entry.action', 'in', ['application.contact_revealed', 'application.exported'])
    .orderBy('audit_entry.at', 'desc')
    .limit(50)
    .execute();

/** A refusal counts for the phone, with whichever application in the company it was said. */
const refusedAt = sql<string | null>`(
  select min(refused.sorting_refused_at) from application refused
  where refused.company_uuid = application.company_uuid and refused.phone = application.phone)`;

/** What its person agreed to and refused, and for how many months the company keeps it (null where it never said). */
export const findTerms = (reader: Reader, companyUuid: string, applicationUuid: string) =>
  reader
    .selectFrom('application')
    .leftJoin('retention_setting', 'retention_setting.company_uuid', 'application.company_uuid')
    .select([
      'application.consent_version',
      'application.consent_at',
      'retention_setting.months',
      refusedAt.as('sorting_refused_at'),
    ])
    .where('application.company_uuid', '=', companyUuid)
    .where('application.uuid', '=', applicationUuid)
    .executeTakeFirstOrThrow();
