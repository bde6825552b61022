import type { ShareRight } from '@qinghe/contract/roles.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import type { Scope } from '../../../http/context.ts';
import { isWaiting } from '../desk/filter-queries.ts';
import { scoped } from './overview-queries.ts';

/** Applications by kind that have waited in the new stage since before an instant. @param least how far jobs of colleagues must be shared */
export const countDue = (reader: Reader, scope: Scope, before: Date, least?: ShareRight) =>
  scoped(reader, scope, least)
    .select((e) => ['application.kind', e.fn.countAll<number>().as('count')])
    .where((e) => isWaiting(e, before))
    .groupBy('application.kind')
    .execute();

/** New applications by kind that came from one source. */
export const countNewFrom = (reader: Reader, scope: Scope, source: string) =>
  scoped(reader, scope)
    .select((e) => ['application.kind', e.fn.countAll<number>().as('count')])
    .where('application.stage', '=', 'new')
    .where('application.source', '=', source)
    .groupBy('application.kind')
    .execute();

/** Who has waited longest in the new stage for an answer of the scope. */
export const findLongestWaiting = (reader: Reader, scope: Scope) =>
  scoped(reader, scope, 'act')
    .select(['application.kind', 'application.stage_since'])
    .where('application.stage', '=', 'new')
    .orderBy('application.stage_since')
    .limit(1)
    .executeTakeFirst();

/** From one instant up to another. */
interface Span {
  from: Date;
  to: Date;
}

/** Who applied in a span, by kind. */
export const countReceived = (reader: Reader, scope: Scope, { from, to }: Span) =>
  scoped(reader, scope)
    .select((e) => ['application.kind', e.fn.countAll<number>().as('received')])
    .where('application.applied_at', '>=', from.toISOString())
    .where('application.applied_at', '<', to.toISOString())
    .groupBy('application.kind')
    .execute();

/** About whom something was decided in a span and who left the new stage, each once, and who of them is hired; by kind. */
export const countDecided = (reader: Reader, scope: Scope, { from, to }: Span) =>
  scoped(reader, scope)
    .innerJoin('application_history as moved', (join) =>
      join
        .onRef('moved.company_uuid', '=', 'application.company_uuid')
        .onRef('moved.application_uuid', '=', 'application.uuid'),
    )
    .select([
      'application.kind',
      sql<number>`count(distinct application.uuid)::int`.as('handled'),
      sql<number>`(count(distinct application.uuid) filter (where application.stage = 'employed'
        and moved.to_stage = 'employed'))::int`.as('hired'),
    ])
    .where('application.stage', '!=', 'new')
    .where('moved.action', 'in', ['moved', 'rejected'])
    .where('moved.undone_at', 'is', null)
    .where('moved.at', '>=', from.toISOString())
    .where('moved.at', '<', to.toISOString())
    .groupBy('application.kind')
    .execute();
