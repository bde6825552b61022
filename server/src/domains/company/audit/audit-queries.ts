import type { exportAudit } from '@qinghe/contract/company/audit.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import { endOfDay, startOfDay } from '../../../db/china-day.ts';
import type { Reader } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

/** What else has a name: looked up by its key, one after the other, since an entry is of one thing. */
const thingName = sql<string | null>`coalesce(
  (select title from brochure where brochure.company_uuid = audit_entry.company_uuid
    and brochure.uuid = audit_entry.object_uuid),
  (select title from talk where talk.company_uuid = audit_entry.company_uuid and talk.uuid = audit_entry.object_uuid),
  (select title from fair where fair.uuid = coalesce((select fair_uuid from fair_sign_up as sign_up
    where sign_up.company_uuid = audit_entry.company_uuid and sign_up.uuid = audit_entry.object_uuid),
    audit_entry.object_uuid)),
  (select name from platform_key as key where key.company_uuid = audit_entry.company_uuid
    and key.uuid = audit_entry.object_uuid),
  (select title from reject_template as template where template.company_uuid = audit_entry.company_uuid
    and template.uuid = audit_entry.object_uuid),
  (select title from invite_template as template where template.company_uuid = audit_entry.company_uuid
    and template.uuid = audit_entry.object_uuid),
  (select title from note_template as template where template.company_uuid = audit_entry.company_uuid
    and template.uuid = audit_entry.object_uuid))`;

export type AuditFilter = ParsedInputOf<typeof exportAudit>;

/** The log of a company, the newest first, with the names of who acted and of what was acted upon. */
export const readAudit = (
  reader: Reader,
  companyUuid: string,
  { by, object, from, to }: AuditFilter,
  page: PageRequest,
) =>
  readPage(
    reader
      .selectFrom('audit_entry')
      .leftJoin('account as actor', 'actor.uuid', 'audit_entry.actor_uuid')
      .leftJoin('account as person', 'person.uuid', 'audit_entry.object_uuid')
      .leftJoin('job', (join) =>
        join
          .onRef('job.company_uuid', '=', 'audit_entry.company_uuid')
          .onRef('job.uuid', '=', 'audit_entry.object_uuid'),
      )
      .leftJoin('application', (join) =>
        join
          .onRef('application.company_uuid', '=', 'audit_entry.company_uuid')
          .onRef('application.uuid', '=', 'audit_entry.object_uuid'),
      )
      .select([
        'audit_entry.uuid',
        'audit_entry.at',
        'audit_entry.action',
        'audit_entry.object_type',
        'audit_entry.object_uuid',
        'audit_entry.actor_kind',
        'audit_entry.actor_uuid',
        'actor.name as actor_name',
        'person.name as person_name',
        'job.title as job_title',
        'application.name as candidate_name',
        thingName.as('thing_name'),
        sql<Stage | null>`audit_entry.detail ->> 'to'`.as('to'),
      ])
      .where('audit_entry.company_uuid', '=', companyUuid)
      .$call(whenGiven(by, (query, uuid) => query.where('audit_entry.actor_uuid', '=', uuid)))
      .$call(whenGiven(object, (query, type) => query.where('audit_entry.object_type', '=', type)))
      .$call(whenGiven(from, (query, day) => query.where('audit_entry.at', '>=', startOfDay(day))))
      .$call(whenGiven(to, (query, day) => query.where('audit_entry.at', '<', endOfDay(day)))),
    page,
    ['audit_entry.at', 'audit_entry.uuid'],
  );

/** Entries since the first instant of a day in China, and how many of them took data along. */
export async function countAudit(reader: Reader, companyUuid: string, day: string) {
  const { entries, exports } = await reader
    .selectFrom('audit_entry')
    .select((e) => [
      e.fn.countAll<number>().as('entries'),
      e.fn.countAll<number>().filterWhere('action', 'like', '%exported').as('exports'),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('at', '>=', startOfDay(day))
    .executeTakeFirstOrThrow();
  return { entries: Number(entries), exports: Number(exports) };
}

export type AuditRow = Awaited<ReturnType<typeof readAudit>>['items'][number];
