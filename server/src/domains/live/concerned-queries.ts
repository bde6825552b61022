import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import type { DB } from '../../db/generated.ts';
import { countOf, notYetOf } from '../../outside/delivery-queries.ts';
import { hoursFrom, MAX_MOVES, settledSince } from '../../time/event-changes.ts';

/** What who signed up may have to be notified of as time goes on; each is the name of a text. */
export const LATER_OCCASIONS = ['cancelled', 'moved', 'day_before'] as const;
export type LaterOccasion = (typeof LATER_OCCASIONS)[number];
/** Signing up tells of itself: nobody has to look for whom it concerns. */
export type Occasion = LaterOccasion | 'signed_up';

/** Hours before a broadcast at which who signed up is reminded. */
const REMINDER = 24;

/** The instant that names the occasion: the change, or the beginning. */
const AT = {
  signed_up: 'live_sign_up.signed_at',
  cancelled: 'broadcast.starts_at',
  moved: 'broadcast.moved_at',
  day_before: 'broadcast.starts_at',
} as const;

type E = ExpressionBuilder<DB, 'live_sign_up' | 'broadcast'>;

const signed = (reader: Reader) =>
  reader
    .selectFrom('live_sign_up')
    .innerJoin('broadcast', 'broadcast.uuid', 'live_sign_up.broadcast_uuid')
    .where('live_sign_up.state', '=', 'signed');

/** Whom an occasion concerns as long as it is so. */
const isSo = (e: E, occasion: Occasion, now: Date): Expression<SqlBool> =>
  occasion === 'cancelled'
    ? e('broadcast.state', '=', 'cancelled')
    : e.and([e('broadcast.state', '=', 'published'), e('broadcast.starts_at', '>', now.toISOString())]);

/** When it has to be said. */
const IS_DUE: Record<LaterOccasion, (e: E, now: Date) => Expression<SqlBool>> = {
  cancelled: (e, now) => e('broadcast.ends_at', '>', now.toISOString()),
  moved: (e, now) =>
    e.and([
      e('broadcast.moved_at', '<=', settledSince(now)),
      e('live_sign_up.signed_at', '<', e.ref('broadcast.moved_at')),
      e(countOf('live.moved', e.ref('live_sign_up.uuid')), '<', MAX_MOVES),
    ]),
  day_before: (e, now) =>
    e.and([
      e('broadcast.starts_at', '<=', hoursFrom(now, REMINDER)),
      sql<boolean>`live_sign_up.signed_at < broadcast.starts_at - make_interval(hours => ${REMINDER})`,
    ]),
};

/** Who has to be notified of something and has not been: of one broadcast, or of all. With the instant that names the occasion. */
export const readConcerned = (trx: Trx, occasion: LaterOccasion, now: Date, broadcastUuid?: string) =>
  signed(trx)
    .select('live_sign_up.uuid')
    .select((e) => e.ref(AT[occasion]).$notNull().as('at'))
    .$if(broadcastUuid !== undefined, (query) => query.where('broadcast.uuid', '=', broadcastUuid ?? ''))
    .where((e) => isSo(e, occasion, now))
    .where((e) => IS_DUE[occasion](e, now))
    .where((e) => notYetOf(`live.${occasion}`, e.ref('live_sign_up.uuid'), e.ref(AT[occasion])))
    .execute();

/** Somebody whom an occasion still concerns, with the broadcast as it stands now. */
export const findConcerned = (reader: Reader, occasion: Occasion, uuid: string, now: Date) =>
  signed(reader)
    .select(['live_sign_up.uuid', 'live_sign_up.phone'])
    .select(['broadcast.title', 'broadcast.starts_at', 'broadcast.ends_at'])
    .select((e) => e.ref(AT[occasion]).as('at'))
    .where('live_sign_up.uuid', '=', uuid)
    .where((e) => isSo(e, occasion, now))
    .executeTakeFirst();
