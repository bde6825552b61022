import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listOperatorAudit } from '@qinghe/contract/ops/audit.ts';
import { sql } from 'kysely';
import { endOfDay, startOfDay } from '../../../db/china-day.ts';
import type { Reader } from '../../../db/database.ts';
import { readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

/**
 * The logs of all companies and what concerns none. Neither half has a condition of its own, or the planner would sort the
 * whole half instead of reading the newest from its index.
 */
const bothLogs = (reader: Reader) =>
  reader
    .selectFrom('audit_entry')
    .select(['uuid', 'at', 'action', 'object_uuid', 'detail', sql<'operator'>`actor_kind`.as('actor_kind')])
    .select(['actor_uuid as by_uuid', sql<string | null>`company_uuid`.as('company_uuid')])
    .unionAll(
      reader
        .selectFrom('operator_entry')
        .select(['uuid', 'at', 'action', 'object_uuid', 'detail', sql<'operator'>`'operator'::text`.as('actor_kind')])
        .select([sql<string | null>`operator_uuid`.as('by_uuid'), sql<string | null>`null::uuid`.as('company_uuid')]),
    );

/** The log of operators, the newest first, with the names of whom it was about. */
export const readOperatorAudit = (
  reader: Reader,
  { by, action, from, to, ...page }: ParsedInputOf<typeof listOperatorAudit>,
) =>
  readPage(
    reader
      .selectFrom(bothLogs(reader).as('entry'))
      .innerJoin('operator', 'operator.uuid', 'entry.by_uuid')
      .leftJoin('company', 'company.company_uuid', 'entry.company_uuid')
      .leftJoin('account', 'account.uuid', 'entry.object_uuid')
      .leftJoin('job', (join) =>
        join.onRef('job.company_uuid', '=', 'entry.company_uuid').onRef('job.uuid', '=', 'entry.object_uuid'),
      )
      .select([
        'entry.uuid',
        'entry.at',
        'entry.action',
        'operator.uuid as operator_uuid',
        'operator.name as operator_name',
        'company.company_uuid',
        'company.name as company_name',
        'account.uuid as account_uuid',
        'account.name as account_name',
        'job.uuid as job_uuid',
        'job.title as job_title',
        'entry.detail',
      ])
      .where('entry.actor_kind', '=', 'operator')
      .$call(whenGiven(by, (query, uuid) => query.where('entry.by_uuid', '=', uuid)))
      .$call(whenGiven(action, (query, value) => query.where('entry.action', '=', value)))
      .$call(whenGiven(from, (query, day) => query.where('entry.at', '>=', startOfDay(day))))
      .$call(whenGiven(to, (query, day) => query.where('entry.at', '<', endOfDay(day)))),
    page,
    ['entry.at', 'entry.uuid'],
  );

export type OperatorAuditRow = Awaited<ReturnType<typeof readOperatorAudit>>['items'][number];

export const readOperators = (reader: Reader) =>
  reader.selectFrom('operator').select(['uuid', 'name']).orderBy('name').orderBy('uuid').execute();
