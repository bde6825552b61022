import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { calmSince, hoursFrom, MOST_MOVES } from '../../moves.ts';

/** Hours before a talk at which who has a seat is reminded. */
const REMINDERS = { day_before: 24, hours_before: 2 } as const;

type NoticeKind = 'cancelled' | 'moved' | 'moved_up' | keyof typeof REMINDERS;

/** Visitors whom a text reaches, with their talks. */
const reached = (trx: Trx) =>
  trx
    .selectFrom('talk_visitor as visitor')
    .innerJoin('talk', (join) =>
      join.onRef('talk.company_uuid', '=', 'visitor.company_uuid').onRef('talk.uuid', '=', 'visitor.talk_uuid'),
    )
    .where('visitor.phone', 'is not', null);

/** Those of them whom a kind of notice concerns; `about` names the occasion. */
function insertNotices(
  trx: Trx,
  {
    kind,
    about,
    now,
    to,
  }: {
    kind: NoticeKind;
    about: 'talk.starts_at' | 'talk.moved_at' | 'visitor.moved_up_at';
    now: Date;
    to: ReturnType<typeof reached>;
  },
): Promise<{ company_uuid: string; uuid: string; talk_uuid: string }[]> {
  return trx
    .insertInto('talk_notice')
    .columns(['company_uuid', 'uuid', 'talk_uuid', 'visitor_uuid', 'kind', 'about', 'created_at'])
    .expression(
      to
        .where(about, 'is not', null)
        .select(['visitor.company_uuid', sql<string>`gen_random_uuid()`.as('uuid'), 'visitor.talk_uuid'])
        .select(['visitor.uuid as visitor_uuid', sql.lit(kind).as('kind')])
        .select((e) => e.ref(about).$notNull().as('about'))
        .select(sql<Date>`${now.toISOString()}::timestamptz`.as('created_at')),
    )
    .onConflict((conflict) => conflict.columns(['company_uuid', 'visitor_uuid', 'kind', 'about']).doNothing())
    .returning(['company_uuid', 'uuid', 'talk_uuid'])
    .execute();
}

/** Writes down what the visitors of a talk have to hear of it and have not heard. @returns the new notices */
export async function insertTidings(trx: Trx, companyUuid: string, talkUuid: string, now: Date) {
  const of = () => reached(trx).where('talk.company_uuid', '=', companyUuid).where('talk.uuid', '=', talkUuid);
  const coming = () => of().where('talk.state', '=', 'online').where('talk.starts_at', '>', now.toISOString());
  const cancelled = of()
    .where('talk.state', '=', 'cancelled')
    .where('talk.ends_at', '>', now.toISOString())
    .where('visitor.state', 'in', ['signed', 'waiting']);
  const moved = coming()
    .where('visitor.state', 'in', ['signed', 'waiting'])
    .where('talk.moved_at', '<=', calmSince(now))
    .whereRef('visitor.signed_at', '<', 'talk.moved_at')
    .where((e) =>
      e(
        e
          .selectFrom('talk_notice as told')
          .select((one) => one.fn.countAll<number>().as('n'))
          .whereRef('told.company_uuid', '=', 'visitor.company_uuid')
          .whereRef('told.visitor_uuid', '=', 'visitor.uuid')
          .where('told.kind', '=', 'moved'),
        '<',
        MOST_MOVES,
      ),
    );
  const movedUp = coming().where('visitor.state', '=', 'signed');
  return [
    ...(await insertNotices(trx, { kind: 'cancelled', about: 'talk.starts_at', now, to: cancelled })),
    ...(await insertNotices(trx, { kind: 'moved', about: 'talk.moved_at', now, to: moved })),
    ...(await insertNotices(trx, { kind: 'moved_up', about: 'visitor.moved_up_at', now, to: movedUp })),
  ];
}

/**
 * Writes down who is to be reminded of talks that are near: a day and two hours before, of those who had a seat by then.
 * @returns the new notices, of all companies
 */
export async function insertReminders(trx: Trx, now: Date) {
  const between = (from: number, to: number) =>
    reached(trx)
      .where('talk.state', '=', 'online')
      .where('talk.starts_at', '>', hoursFrom(now, from))
      .where('talk.starts_at', '<=', hoursFrom(now, to))
      .where('visitor.state', '=', 'signed')
      .where(
        sql`coalesce(visitor.moved_up_at, visitor.signed_at)`,
        '<',
        sql`talk.starts_at - make_interval(hours => ${to})`,
      );
  const { day_before, hours_before } = REMINDERS;
  const about = 'talk.starts_at';
  return [
    ...(await insertNotices(trx, { kind: 'day_before', about, now, to: between(hours_before, day_before) })),
    ...(await insertNotices(trx, { kind: 'hours_before', about, now, to: between(0, hours_before) })),
  ];
}

/**
 * Claims a notice until an instant, if what it tells is still so: the seat is still theirs, the talk is still called off,
 * was not moved again and has not begun. One whose claim has run out may be claimed again.
 * @returns what is sent to whom; undefined when it was overtaken, settled, or is claimed by somebody else
 */
export const claimNotice = (
  db: Reader,
  companyUuid: string,
  uuid: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
) =>
  db
    .updateTable('talk_notice as notice')
    .from('talk_visitor as visitor')
    .from('talk')
    .from('company')
    .set((e) => ({ state: 'sending', attempts: e('notice.attempts', '+', 1), lease_until: leaseUntil }))
    .whereRef('visitor.company_uuid', '=', 'notice.company_uuid')
    .whereRef('visitor.uuid', '=', 'notice.visitor_uuid')
    .whereRef('talk.company_uuid', '=', 'notice.company_uuid')
    .whereRef('talk.uuid', '=', 'notice.talk_uuid')
    .whereRef('company.company_uuid', '=', 'notice.company_uuid')
    .where('notice.company_uuid', '=', companyUuid)
    .where('notice.uuid', '=', uuid)
    .where('notice.state', 'in', ['waiting', 'sending'])
    .where((e) => e.or([e('notice.lease_until', 'is', null), e('notice.lease_until', '<=', now.toISOString())]))
    .where('company.frozen_at', 'is', null)
    .where((e) =>
      e.or([
        e.and([
          e('notice.kind', '=', 'cancelled'),
          e('talk.state', '=', 'cancelled'),
          e('visitor.state', 'in', ['signed', 'waiting']),
        ]),
        e.and([
          e('talk.state', '=', 'online'),
          e('talk.starts_at', '>', now.toISOString()),
          e.or([
            e.and([
              e('notice.kind', '=', 'moved'),
              e('notice.about', '=', e.ref('talk.moved_at')),
              e('visitor.state', 'in', ['signed', 'waiting']),
            ]),
            e.and([e('notice.kind', '=', 'moved_up'), e('visitor.state', '=', 'signed')]),
            e.and([
              e('notice.kind', 'in', ['day_before', 'hours_before']),
              e('notice.about', '=', e.ref('talk.starts_at')),
              e('visitor.state', '=', 'signed'),
            ]),
          ]),
        ]),
      ]),
    )
    .returning(['notice.kind', 'notice.attempts', 'visitor.uuid as visitor_uuid', 'visitor.phone'])
    .returning(['talk.title', 'talk.format', 'talk.school', 'talk.place', 'talk.starts_at', 'talk.ends_at'])
    .executeTakeFirst();

export type ClaimedNotice = NonNullable<Awaited<ReturnType<typeof claimNotice>>>;

/** What became of a notice; `waiting` ends the claim, for the next attempt. */
export async function settleNotice(
  db: Reader,
  companyUuid: string,
  uuid: string,
  state: 'waiting' | 'sent' | 'refused',
): Promise<void> {
  await db
    .updateTable('talk_notice')
    .set({ state, lease_until: null })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '=', 'sending')
    .execute();
}
