import { type Expression, type ExpressionBuilder, type NotNull, type SqlBool, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { countOf, notYetOf } from '../../../outside/delivery-queries.ts';
import { hoursFrom, MAX_MOVES, settledSince } from '../../../time/event-changes.ts';

/** What visitors of a talk may have to be notified of as time goes on; each is the name of a text. */
export const OCCASIONS = ['cancelled', 'moved', 'moved_up', 'day_before', 'hours_before'] as const;
export type LaterOccasion = (typeof OCCASIONS)[number];
/** Signing up tells of itself: nobody has to look for whom it concerns. */
export type Occasion = LaterOccasion | 'signed_up';

/** Hours before a talk at which who has a seat is reminded. */
const REMINDERS = { day_before: 24, hours_before: 2 } as const;

/** The instant that names the occasion: the change, or the beginning. */
const AT = {
  signed_up: 'visitor.signed_at',
  cancelled: 'talk.starts_at',
  moved: 'talk.moved_at',
  moved_up: 'visitor.moved_up_at',
  day_before: 'talk.starts_at',
  hours_before: 'talk.starts_at',
} as const;

/** Visitors whom a text reaches, with their talks. */
const reached = (reader: Reader) =>
  reader
    .selectFrom('talk_visitor as visitor')
    .innerJoin('talk', (join) =>
      join.onRef('talk.company_uuid', '=', 'visitor.company_uuid').onRef('talk.uuid', '=', 'visitor.talk_uuid'),
    )
    .where('visitor.phone', 'is not', null);

type Condition = (e: ExpressionBuilder<Joined, 'visitor' | 'talk'>, now: Date) => Expression<SqlBool>;
type Joined = DB & { visitor: DB['talk_visitor'] };

/** Whom an occasion concerns as long as it is so. */
const IS_SO: Record<Occasion, Condition> = {
  signed_up: (e, now) => e.and([isComing(e, now), e('visitor.state', 'in', ['signed', 'waiting'])]),
  cancelled: (e) => e.and([e('talk.state', '=', 'cancelled'), e('visitor.state', 'in', ['signed', 'waiting'])]),
  moved: (e, now) => e.and([isComing(e, now), e('visitor.state', 'in', ['signed', 'waiting'])]),
  moved_up: (e, now) => e.and([isComing(e, now), e('visitor.state', '=', 'signed')]),
  day_before: (e, now) => e.and([isComing(e, now), e('visitor.state', '=', 'signed')]),
  hours_before: (e, now) => e.and([isComing(e, now), e('visitor.state', '=', 'signed')]),
};

/** When it has to be said. */
const IS_DUE: Record<LaterOccasion, Condition> = {
  cancelled: (e, now) => e('talk.ends_at', '>', now.toISOString()),
  moved: (e, now) =>
    e.and([
      e('talk.moved_at', '<=', settledSince(now)),
      e('visitor.signed_at', '<', e.ref('talk.moved_at')),
      e(countOf('talks.moved', e.ref('visitor.uuid')), '<', MAX_MOVES),
    ]),
  moved_up: (e) => e('visitor.moved_up_at', 'is not', null),
  day_before: (e, now) => isNear(e, now, REMINDERS.hours_before, REMINDERS.day_before),
  hours_before: (e, now) => isNear(e, now, 0, REMINDERS.hours_before),
};

const isComing = (e: ExpressionBuilder<Joined, 'visitor' | 'talk'>, now: Date) =>
  e.and([e('talk.state', '=', 'online'), e('talk.starts_at', '>', now.toISOString())]);

/** It begins within so many hours, and who is reminded had a seat before them. */
const isNear = (e: ExpressionBuilder<Joined, 'visitor' | 'talk'>, now: Date, from: number, to: number) =>
  e.and([
    e('talk.starts_at', '>', hoursFrom(now, from)),
    e('talk.starts_at', '<=', hoursFrom(now, to)),
    sql<boolean>`coalesce(visitor.moved_up_at, visitor.signed_at) < talk.starts_at - make_interval(hours => ${to})`,
  ]);

/**
 * Visitors who have to be notified of something and have not been: of one talk, or of all of all companies.
 * @returns with the instant that names the occasion
 */
export const readConcerned = (
  trx: Trx,
  occasion: LaterOccasion,
  now: Date,
  talk?: { company_uuid: string; talk_uuid: string },
) =>
  reached(trx)
    .select(['visitor.company_uuid', 'visitor.uuid'])
    .select((e) => e.ref(AT[occasion]).$notNull().as('at'))
    .$if(talk !== undefined, (query) =>
      query.where('talk.company_uuid', '=', talk?.company_uuid ?? '').where('talk.uuid', '=', talk?.talk_uuid ?? ''),
    )
    .where((e) => IS_SO[occasion](e, now))
    .where((e) => IS_DUE[occasion](e, now))
    .where((e) => notYetOf(`talks.${occasion}`, e.ref('visitor.uuid'), e.ref(AT[occasion])))
    .execute();

/** A visitor whom an occasion still concerns, with the talk as it stands now; not while the company is frozen. */
export const findConcerned = (
  reader: Reader,
  occasion: Occasion,
  { companyUuid, visitorUuid, now }: { companyUuid: string; visitorUuid: string; now: Date },
) =>
  reached(reader)
    .innerJoin('company', 'company.company_uuid', 'visitor.company_uuid')
    .select(['visitor.uuid as visitor_uuid', 'visitor.phone', 'visitor.state'])
    .select(['talk.title', 'talk.format', 'talk.school', 'talk.place', 'talk.starts_at', 'talk.ends_at'])
    .select((e) => e.ref(AT[occasion]).as('at'))
    .where('visitor.company_uuid', '=', companyUuid)
    .where('visitor.uuid', '=', visitorUuid)
    .where('company.frozen_at', 'is', null)
    .where((e) => IS_SO[occasion](e, now))
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
    .executeTakeFirst();

export type Concerned = NonNullable<Awaited<ReturnType<typeof findConcerned>>>;
