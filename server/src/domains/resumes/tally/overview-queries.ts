import type { ShareRight } from '@qinghe/contract/roles.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { isWaiting } from '../desk/filter-queries.ts';
import { applications, tally } from './tally-queries.ts';

/** Applications of a scope that nobody withdrew. @param least how far jobs of colleagues must be shared */
export const scoped = (reader: Reader, { companyUuid, ownerUuid }: Scope, least?: ShareRight) =>
  reader
    .selectFrom('application')
    .where('application.company_uuid', '=', companyUuid)
    .where('application.withdrawn_at', 'is', null)
    .$call(
      whenGiven(ownerUuid, (query, owner) =>
        query.where('application.job_uuid', 'in', (e) =>
          e
            .selectFrom('job')
            .select('job.uuid')
            .where('job.company_uuid', '=', companyUuid)
            .where(seenBy('job', owner, least)),
        ),
      ),
    );

/** Applications of a scope, or of some of its jobs, and how many of them are parked. */
export const countByKindAndStage = (reader: Reader, scope: Scope, jobUuids?: string[]) =>
  tally(reader, scope)
    .select(['application_tally.kind', 'application_tally.stage', applications.as('applications')])
    .select(
      sql<number>`coalesce(sum(application_tally.change) filter (where application_tally.parked), 0)::int`.as('parked'),
    )
    .$call(whenGiven(jobUuids, (query, uuids) => query.where('application_tally.job_uuid', 'in', uuids)))
    .groupBy(['application_tally.kind', 'application_tally.stage'])
    .execute();

/** Applications a day of the Chinese calendar since a day. */
export function countByDay(reader: Reader, scope: Scope, since: string) {
  const day = sql<string>`(application.applied_at at time zone 'Asia/Shanghai')::date`;
  return scoped(reader, scope)
    .select((e) => [day.as('day'), 'kind', e.fn.countAll<number>().as('applications')])
    .where('application.applied_at', '>=', sql<string>`${since}::timestamp at time zone 'Asia/Shanghai'`)
    .groupBy([day, 'kind'])
    .execute();
}

/** Applications by job that have waited in the new stage since before an instant, and that the scope may answer. */
export function countWaiting(reader: Reader, scope: Scope, before: Date) {
  return scoped(reader, scope, 'act')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select((e) => ['application.job_uuid', 'application.kind', 'job.title', e.fn.countAll<number>().as('count')])
    .where((e) => isWaiting(e, before))
    .groupBy(['application.job_uuid', 'application.kind', 'job.title'])
    .orderBy('count', 'desc')
    .limit(20)
    .execute();
}

/** Share of applications since an instant that left the new stage, and the median hours to a first move. */
export async function readReplyFigures(reader: Reader, scope: Scope, since: Date, medianSince: Date) {
  const rate = await scoped(reader, scope)
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.countAll<number>().filterWhere('stage', '!=', 'new').as('replied'),
    ])
    .where('applied_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  const median = await readMedianReplyHours(reader, scope.companyUuid, medianSince);
  return { rate: rate.all === 0 ? null : rate.replied / rate.all, cases: rate.all, median };
}

/** Median hours from application to first move of a company; null without any. */
async function readMedianReplyHours(reader: Reader, companyUuid: string, since: Date): Promise<number | null> {
  const row = await reader
    .selectFrom((e) =>
      e
        .selectFrom('application_history as moved')
        .innerJoin('application', (join) =>
          join
            .onRef('application.company_uuid', '=', 'moved.company_uuid')
            .onRef('application.uuid', '=', 'moved.application_uuid'),
        )
        .select((m) => [m.fn.min('moved.at').as('first_move'), 'application.applied_at'])
        .where('moved.company_uuid', '=', companyUuid)
        .where('moved.action', 'in', ['moved', 'rejected'])
        .where('moved.undone_at', 'is', null)
        .where('application.applied_at', '>=', since.toISOString())
        .groupBy(['application.uuid', 'application.applied_at'])
        .as('first'),
    )
    .select(
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from first_move - applied_at) / 3600)`.as('hours'),
    )
    .executeTakeFirst();
  return row?.hours ?? null;
}

/** A share of applications that counts as most. */
const MOST = 0.6;
/** Of fewer nothing is told: one quick answer is no habit. */
const MIN_KNOWN = 10;

/**
 * The hours within which most applications since an instant were first answered; null of fewer than ten, and where most were
 * not. Unanswered ones count as never, but for those that came after `settled` and those that were withdrawn.
 */
export async function readUsualReplyHours(
  reader: Reader,
  companyUuid: string,
  { since, settled }: { since: Date; settled: Date },
): Promise<number | null> {
  const row = await reader
    .selectFrom((e) =>
      e
        .selectFrom('application')
        .leftJoin('application_history as moved', (join) =>
          join
            .onRef('moved.company_uuid', '=', 'application.company_uuid')
            .onRef('moved.application_uuid', '=', 'application.uuid')
            .on('moved.action', 'in', ['moved', 'rejected'])
            .on('moved.undone_at', 'is', null),
        )
        .select((m) => [m.fn.min('moved.at').as('first_move'), 'application.applied_at', 'application.withdrawn_at'])
        .where('application.company_uuid', '=', companyUuid)
        .where('application.applied_at', '>=', since.toISOString())
        .groupBy(['application.uuid', 'application.applied_at', 'application.withdrawn_at'])
        .as('first'),
    )
    .select(
      sql<number | null>`case when count(*) >= ${sql.lit(MIN_KNOWN)} then nullif(
        percentile_disc(${sql.lit(MOST)}) within group (
          order by coalesce(extract(epoch from first_move - applied_at)::float8 / 3600, 'infinity')), 'infinity') end`.as(
        'hours',
      ),
    )
    .where((e) =>
      e.or([
        e('first_move', 'is not', null),
        e.and([e('withdrawn_at', 'is', null), e('applied_at', '<', settled.toISOString())]),
      ]),
    )
    .executeTakeFirst();
  return row?.hours ?? null;
}
