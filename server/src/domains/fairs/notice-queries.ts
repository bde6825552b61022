import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';
import { calmSince, hoursFrom, MOST_MOVES } from '../../moves.ts';

/** What who registered for a fair may have to hear of it. */
export const NOTICE_KINDS = ['cancelled', 'moved', 'day_before'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Most notices that one statement writes. */
export const NOTICES_AT_ONCE = 1000;
/** Hours before a fair at which who registered is reminded. */
const DAY_BEFORE = 24;

const ABOUT = { cancelled: 'fair.starts_at', moved: 'fair.moved_at', day_before: 'fair.starts_at' } as const;

const visitorsOf = (trx: Trx, fairUuid: string) =>
  trx
    .selectFrom('fair_visitor as visitor')
    .innerJoin('fair', 'fair.uuid', 'visitor.fair_uuid')
    .where('visitor.fair_uuid', '=', fairUuid);

/** Whom a kind of notice concerns as the fair stands now. */
const CONCERNED: Record<NoticeKind, (trx: Trx, fairUuid: string, now: Date) => ReturnType<typeof visitorsOf>> = {
  cancelled: (trx, fairUuid, now) =>
    visitorsOf(trx, fairUuid).where('fair.state', '=', 'cancelled').where('fair.ends_at', '>', now.toISOString()),
  moved: (trx, fairUuid, now) =>
    coming(trx, fairUuid, now)
      .where('fair.moved_at', '<=', calmSince(now))
      .whereRef('visitor.registered_at', '<', 'fair.moved_at')
      .where((e) =>
        e(
          e
            .selectFrom('fair_notice as told')
            .select((one) => one.fn.countAll<number>().as('n'))
            .whereRef('told.visitor_uuid', '=', 'visitor.uuid')
            .where('told.kind', '=', 'moved'),
          '<',
          MOST_MOVES,
        ),
      ),
  day_before: (trx, fairUuid, now) =>
    coming(trx, fairUuid, now)
      .where('fair.starts_at', '<=', hoursFrom(now, DAY_BEFORE))
      // What may still be mended is told to nobody.
      .where((e) => e.or([e('fair.moved_at', 'is', null), e('fair.moved_at', '<=', calmSince(now))]))
      .where('visitor.registered_at', '<', sql<string>`fair.starts_at - make_interval(hours => ${DAY_BEFORE})`),
};

const coming = (trx: Trx, fairUuid: string, now: Date) =>
  visitorsOf(trx, fairUuid).where('fair.state', '=', 'open').where('fair.starts_at', '>', now.toISOString());

/**
 * Writes down what those who registered for a fair have to hear of it and have not heard; at most `NOTICES_AT_ONCE`.
 * @param after the last visitor of the call before
 * @returns the new notices in the order of their visitors
 */
export const insertNotices = (
  trx: Trx,
  { fairUuid, kind, now, after }: { fairUuid: string; kind: NoticeKind; now: Date; after: string | undefined },
): Promise<{ uuid: string; visitor_uuid: string }[]> =>
  trx
    .insertInto('fair_notice')
    .columns(['uuid', 'visitor_uuid', 'kind', 'about', 'created_at'])
    .expression(
      CONCERNED[kind](trx, fairUuid, now)
        .where(ABOUT[kind], 'is not', null)
        .$call(whenGiven(after, (query, last) => query.where('visitor.uuid', '>', last)))
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('fair_notice as told')
                .select('told.uuid')
                .whereRef('told.visitor_uuid', '=', 'visitor.uuid')
                .where('told.kind', '=', kind)
                .whereRef('told.about', '=', ABOUT[kind]),
            ),
          ),
        )
        .select([sql<string>`gen_random_uuid()`.as('uuid'), 'visitor.uuid as visitor_uuid', sql.lit(kind).as('kind')])
        .select((e) => e.ref(ABOUT[kind]).$notNull().as('about'))
        .select(sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'))
        .orderBy('visitor.uuid')
        .limit(NOTICES_AT_ONCE)
        // Who takes a registration back at this moment is waited for, and left out.
        .forKeyShare('visitor'),
    )
    .onConflict((conflict) => conflict.columns(['visitor_uuid', 'kind', 'about']).doNothing())
    .returning(['uuid', 'visitor_uuid'])
    .execute();

/** Open fairs that begin within a day. */
export const readNearFairs = (trx: Trx, now: Date) =>
  trx
    .selectFrom('fair')
    .select('uuid as fair_uuid')
    .where('state', '=', 'open')
    .where('starts_at', '>', now.toISOString())
    .where('starts_at', '<=', hoursFrom(now, DAY_BEFORE))
    .execute();

/**
 * Claims notices until an instant, those of them that tell what is still so: the fair is still called off, was not moved
 * again and has not begun. One whose claim has run out may be claimed again.
 * @returns what is sent to whom; without those that were overtaken, settled, or are claimed by somebody else
 */
export const claimNotices = (
  trx: Trx,
  uuids: readonly string[],
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
) =>
  trx
    .updateTable('fair_notice as notice')
    .from('fair_visitor as visitor')
    .from('fair')
    .set((e) => ({ state: 'sending', attempts: e('notice.attempts', '+', 1), lease_until: leaseUntil }))
    .whereRef('visitor.uuid', '=', 'notice.visitor_uuid')
    .whereRef('fair.uuid', '=', 'visitor.fair_uuid')
    .where('notice.uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .where('notice.state', 'in', ['waiting', 'sending'])
    .where((e) => e.or([e('notice.lease_until', 'is', null), e('notice.lease_until', '<=', now.toISOString())]))
    .where((e) =>
      e.or([
        e.and([
          e('notice.kind', '=', 'cancelled'),
          e('fair.state', '=', 'cancelled'),
          e('fair.ends_at', '>', now.toISOString()),
        ]),
        e.and([
          e('fair.state', '=', 'open'),
          e('fair.starts_at', '>', now.toISOString()),
          e.or([
            e.and([e('notice.kind', '=', 'moved'), e('notice.about', '=', e.ref('fair.moved_at'))]),
            e.and([e('notice.kind', '=', 'day_before'), e('notice.about', '=', e.ref('fair.starts_at'))]),
          ]),
        ]),
      ]),
    )
    .returning(['notice.uuid', 'notice.kind', 'notice.attempts', 'visitor.uuid as visitor_uuid', 'visitor.phone'])
    .returning(['fair.title', 'fair.place', 'fair.address', 'fair.starts_at', 'fair.ends_at'])
    .execute();

export type ClaimedNotice = Awaited<ReturnType<typeof claimNotices>>[number];

/** What became of notices; `waiting` ends the claim, for the next attempt. */
export async function settleNotices(
  db: Reader,
  uuids: readonly string[],
  state: 'waiting' | 'sent' | 'refused',
): Promise<void> {
  if (uuids.length === 0) return;
  await db
    .updateTable('fair_notice')
    .set({ state, lease_until: null })
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .where('state', '=', 'sending')
    .execute();
}
