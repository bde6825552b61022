import type { exportAudit } from '@qinghe/contract/company/audit.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import { endOfDay, startOfDay } from '../../../db/china-day.ts';
import type { Reader } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

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

export type AuditRow = Awaited<ReturnType<typeof readAudit>>['items'][number];
