import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import { whenGiven } from '../../../db/when-given.ts';
import { countOf, notYetOf } from '../../../outside/delivery-queries.ts';
import { hoursFrom, MAX_MOVES, settledSince } from '../../../time/event-changes.ts';

/** What who registered for a fair may have to be notified of; each is the name of a text. */
export const OCCASIONS = ['cancelled', 'moved', 'day_before'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Most visitors of one read. */
export const VISITORS_AT_ONCE = 1000;
/** Hours before a fair at which who registered is reminded. */
const DAY_BEFORE = 24;

/** The instant that names the occasion: the change, or the beginning. */
const AT = { cancelled: 'fair.starts_at', moved: 'fair.moved_at', day_before: 'fair.starts_at' } as const;

const visitors = (reader: Reader) =>
  reader.selectFrom('fair_visitor as visitor').innerJoin('fair', 'fair.uuid', 'visitor.fair_uuid');

type Condition = (e: ExpressionBuilder<Joined, 'visitor' | 'fair'>, now: Date) => Expression<SqlBool>;
type Joined = DB & { visitor: DB['fair_visitor'] };

const isComing: Condition = (e, now) =>
  e.and([e('fair.state', '=', 'open'), e('fair.starts_at', '>', now.toISOString())]);

/** Whom an occasion concerns as long as it is so. */
const IS_SO: Record<Occasion, Condition> = {
  cancelled: (e, now) => e.and([e('fair.state', '=', 'cancelled'), e('fair.ends_at', '>', now.toISOString())]),
  moved: isComing,
  day_before: isComing,
};

/** When it has to be said. */
const IS_DUE: Record<Occasion, Condition> = {
  cancelled: (e) => e.lit(true),
  moved: (e, now) =>
    e.and([
      e('fair.moved_at', '<=', settledSince(now)),
      e('visitor.registered_at', '<', e.ref('fair.moved_at')),
      e(countOf('fairs.moved', e.ref('visitor.uuid')), '<', MAX_MOVES),
    ]),
  day_before: (e, now) =>
    e.and([
      e('fair.starts_at', '<=', hoursFrom(now, DAY_BEFORE)),
      // Nobody is notified of what may still be mended.
      e.or([e('fair.moved_at', 'is', null), e('fair.moved_at', '<=', settledSince(now))]),
      sql<boolean>`visitor.registered_at < fair.starts_at - make_interval(hours => ${DAY_BEFORE})`,
    ]),
};

/**
 * Those who registered for a fair, have to be notified of something and have not been; at most `VISITORS_AT_ONCE`.
 * @param after the last visitor of the call before
 * @returns in the order of the visitors, with the instant that names the occasion
 */
export const readConcerned = (
  trx: Trx,
  occasion: Occasion,
  { fairUuid, now, after }: { fairUuid: string; now: Date; after: string | undefined },
) =>
  visitors(trx)
    .select('visitor.uuid')
    .select((e) => e.ref(AT[occasion]).$notNull().as('at'))
    .where('visitor.fair_uuid', '=', fairUuid)
    .$call(whenGiven(after, (query, last) => query.where('visitor.uuid', '>', last)))
    .where((e) => IS_SO[occasion](e, now))
    .where((e) => IS_DUE[occasion](e, now))
    .where((e) => notYetOf(`fairs.${occasion}`, e.ref('visitor.uuid'), e.ref(AT[occasion])))
    .orderBy('visitor.uuid')
    .limit(VISITORS_AT_ONCE)
    .execute();

/** Fairs that begin within a day, and those of which a change was to be told, until they are over. */
export const readFairsToTell = (trx: Trx, now: Date) =>
  trx
    .selectFrom('fair')
    .select('uuid as fair_uuid')
    .where('ends_at', '>', now.toISOString())
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'open'), e('starts_at', '<=', hoursFrom(now, DAY_BEFORE))]),
        e.and([e('state', '=', 'open'), e('moved_at', 'is not', null)]),
        e('state', '=', 'cancelled'),
      ]),
    )
    .execute();

/** Of these visitors those whom an occasion still concerns, with the fair as it stands now. */
export const readStillConcerned = (
  reader: Reader,
  occasion: Occasion,
  { visitorUuids, now }: { visitorUuids: readonly string[]; now: Date },
) =>
  visitors(reader)
    .select(['visitor.uuid', 'visitor.phone'])
    .select(['fair.title', 'fair.place', 'fair.address', 'fair.starts_at', 'fair.ends_at'])
    .select((e) => e.ref(AT[occasion]).as('at'))
    .where('visitor.uuid', '=', (e) => e.fn.any(e.val([...visitorUuids])))
    .where((e) => IS_SO[occasion](e, now))
    .execute();

export type Concerned = Awaited<ReturnType<typeof readStillConcerned>>[number];
