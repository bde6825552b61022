import { type NotNull, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { tallied } from '../queries.ts';

/** Jobs of each kind and state, how many of them end up to a day, and their new applications. */
export const countKindsAndStates = (reader: Reader, { companyUuid, ownerUuid }: Scope, expiringTo: string) =>
  reader
    .selectFrom('job')
    .select((e) => [
      'kind',
      'state',
      e.fn.countAll<number>().as('jobs'),
      e.fn.countAll<number>().filterWhere('deadline', '<=', expiringTo).as('expiring'),
      sql<number>`sum(${tallied(sql`application_tally.stage = 'new'`)})::int`.as('applications_new'),
    ])
    .where('company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .groupBy(['kind', 'state'])
    .execute();

/** Brochures in each state. */
export const countBrochureStates = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('brochure')
    .select((e) => ['state', e.fn.countAll<number>().as('brochures')])
    .where('company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('brochure', owner))))
    .groupBy('state')
    .execute();

/** Published talks that are not over, soonest first. */
export const readPublishedTalks = (reader: Reader, { companyUuid, ownerUuid }: Scope, now: Date) =>
  reader
    .selectFrom('talk')
    .select(['uuid', 'title', 'format', 'school', 'place', 'starts_at', 'ends_at'])
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'online')
    .where('ends_at', '>', now.toISOString())
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('talk', owner))))
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
    .orderBy('starts_at')
    .orderBy('uuid')
    .execute();

/** Job fairs that are not over, at which a company has a booth: all of it stands there. */
export const readFairsWithBooth = (reader: Reader, { companyUuid }: Scope, now: Date) =>
  reader
    .selectFrom('fair')
    .innerJoin('fair_booth as booth', 'booth.fair_uuid', 'fair.uuid')
    .select(['fair.uuid', 'fair.title', 'fair.place', 'fair.starts_at', 'fair.ends_at', 'booth.booth'])
    .where('booth.company_uuid', '=', companyUuid)
    .where('fair.state', '=', 'open')
    .where('fair.ends_at', '>', now.toISOString())
    .orderBy('fair.starts_at')
    .orderBy('fair.uuid')
    .execute();

/** Online jobs whose last day is one of these. */
export const readDeadlines = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  { from, to }: { from: string; to: string },
) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind', 'deadline'])
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'online')
    .where('deadline', '>=', from)
    .where('deadline', '<=', to)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .execute();

const lastDay = sql<string>`(select max(coalesce(line ->> 'until', line ->> 'from'))
  from jsonb_array_elements(brochure.schedule) as line)`;

/** Online brochures the last day of whose schedule is one of these. */
export const readBrochureEnds = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  { from, to }: { from: string; to: string },
) =>
  reader
    .selectFrom('brochure')
    .select(['uuid', 'title', lastDay.as('last_day')])
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'online')
    .where(lastDay, '>=', from)
    .where(lastDay, '<=', to)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('brochure', owner))))
    .execute();
