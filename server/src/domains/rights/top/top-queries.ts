import { placeOf, TOP_SLOTS, type TopKind, type TopPlace } from '@qinghe/contract/rights/top.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import type { Taken } from './top-days.ts';

const jobs = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind', 'cities', 'category', 'deadline', 'owner_uuid', sharesOf('job').as('shares')])
    .select(sql<boolean>`exists (select from public_job where public_job.job_uuid = job.uuid)`.as('is_listed'))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('change_of', 'is', null);

export const findTopJob = (reader: Reader, companyUuid: string, uuid: string) =>
  jobs(reader, companyUuid, uuid).executeTakeFirst();

export type TopJobRow = NonNullable<Awaited<ReturnType<typeof findTopJob>>>;

/** The same, locked: bookings of one job follow one another. */
export const lockTopJob = (trx: Trx, companyUuid: string, uuid: string) =>
  jobs(trx, companyUuid, uuid).forUpdate('job').executeTakeFirst();

/** Names of cities and categories by their codes. */
export async function readPlaceNames(reader: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from area where code = any(${[...codes]}::text[])
    union all select code, name from job_category where code = any(${[...codes]}::text[])`.execute(reader);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** How many places of lists are taken from a day on, by list and day. @param except a booking that is not counted */
export async function readTaken(
  reader: Reader,
  places: readonly string[],
  from: string,
  except?: string,
): Promise<(place: string) => Taken> {
  const { rows } = await sql<{ place: string; day: string; taken: number }>`
    select place, day::text, count(*)::int as taken from placement_slot
    where place = any(${[...places]}::text[]) and day >= ${from} and booking_uuid is distinct from ${except ?? null}::uuid group by place, day`.execute(
    reader,
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return (place) => new Map(byPlace.get(place)?.map(({ day, taken }) => [day, taken]));
}

/** Days on which jobs stand in lists, from a day on; of a sub-account its own ones. */
export async function readOwnDays(
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  places: readonly string[],
  from: string,
  except?: string,
) {
  const { rows } = await sql<{ place: string; day: string; job_uuid: string; title: string }>`
    select place, day::text, booking_day.job_uuid, title from booking_day
    join job on job.company_uuid = booking_day.company_uuid and job.uuid = booking_day.job_uuid
    where booking_day.company_uuid = ${companyUuid} and place = any(${[...places]}::text[]) and day >= ${from}
      and freed_at is null and job.owner_uuid = coalesce(${ownerUuid ?? null}::uuid, job.owner_uuid)
      and booking_uuid is distinct from ${except ?? null}::uuid
    order by day, title`.execute(reader);
  return rows;
}

interface NewBooking {
  company_uuid: string;
  uuid: string;
  job_uuid: string;
  actor_uuid: string;
  kind: TopKind;
  city: string;
  category: string | null;
  from_day: string;
  to_day: string;
  paid: number;
  gift: number;
  at: Date;
}

interface NewDay {
  day: string;
  uuid: string;
  unit: boolean;
}

export async function insertBooking(trx: Trx, booking: NewBooking, days: readonly NewDay[]): Promise<void> {
  await trx.insertInto('booking').values(booking).execute();
  const { company_uuid, uuid: booking_uuid, job_uuid } = booking;
  const rows = days.map((day) => ({ ...day, company_uuid, booking_uuid, job_uuid, place: placeOf(booking) }));
  await trx.insertInto('booking_day').values(rows).execute();
}

/**
 * Takes the lowest free place of each day. Bookings of one list follow one another from here to their end, so this comes
 * last; the key of the table holds whatever else writes into it.
 * @returns the days of which one was taken
 */
export async function takeSlots(
  trx: Trx,
  booking: TopPlace & { company_uuid: string; uuid: string; job_uuid: string },
  days: readonly string[],
): Promise<string[]> {
  const place = placeOf(booking);
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 9))`.execute(trx);
  const { rows } = await sql<{ day: string }>`
    insert into placement_slot (place, day, slot_no, company_uuid, booking_uuid, job_uuid)
    select ${place}, wanted.day, min(slot), ${booking.company_uuid}::uuid, ${booking.uuid}::uuid, ${booking.job_uuid}::uuid
    from unnest(${[...days]}::date[]) as wanted (day), generate_series(1, ${TOP_SLOTS[booking.kind]}::int) as slot
    where not exists (select from placement_slot as taken
      where taken.place = ${place} and taken.day = wanted.day and taken.slot_no = slot)
    group by wanted.day order by wanted.day
    on conflict do nothing returning day::text`.execute(trx);
  return rows.map(({ day }) => day);
}

export interface BookingDayRow extends NewDay {
  freed: boolean;
}

const bookings = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('booking')
    .select(['booking.uuid', 'booking.job_uuid', 'booking.kind', 'booking.city', 'booking.category', 'booking.at'])
    .select(['booking.from_day', 'booking.to_day', 'booking.paid', 'booking.gift'])
    .select(
      sql<BookingDayRow[]>`(select jsonb_agg(jsonb_build_object('day', day, 'uuid', day.uuid, 'unit', unit,
          'freed', freed_at is not null) order by day)
        from booking_day day where day.company_uuid = booking.company_uuid and day.booking_uuid = booking.uuid)`.as(
        'days',
      ),
    )
    .where('booking.company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('booking.actor_uuid', '=', own)))
    .$narrowType<{ kind: TopKind }>();

export type BookingRow = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

/** A booking, locked; whoever changes it has the company's ledger open, so its days stand still. */
export const lockBooking = (trx: Trx, scope: Scope, uuid: string) =>
  bookings(trx, scope).where('booking.uuid', '=', uuid).forUpdate('booking').executeTakeFirst();

export const markFreed = (trx: Trx, companyUuid: string, bookingUuid: string, days: readonly string[], at: Date) =>
  trx
    .updateTable('booking_day')
    .set({ freed_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('booking_uuid', '=', bookingUuid)
    .where('day', 'in', days)
    .execute();

export const deleteSlots = (trx: Trx, bookingUuid: string, days: readonly string[]) =>
  trx.deleteFrom('placement_slot').where('booking_uuid', '=', bookingUuid).where('day', 'in', days).execute();

/** Days to come on which a job that was to stand first is not in that list. */
export async function readUnshown(reader: Reader, today: string) {
  const { rows } = await sql<{ company_uuid: string; booking_uuid: string; days: string[] }>`
    select day.company_uuid, day.booking_uuid, jsonb_agg(day.day order by day.day) as days
    from booking_day day
    join booking on booking.company_uuid = day.company_uuid and booking.uuid = day.booking_uuid
    where day.freed_at is null and day.day > ${today} and not exists (
      select from public_job listed where listed.job_uuid = day.job_uuid
        and (listed.deadline is null or listed.deadline >= day.day)
        and terms @@ ('''~city:' || city || '''' || coalesce(' & ''~category:' || booking.category || '''', ''))::tsquery)
    group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
}

const startOf = (day: string) => sql.raw(`(${day})::timestamp at time zone 'Asia/Shanghai'`);

/** Who applied from one day on until before another, in China. */
const applied = (from: string, until: string) =>
  sql<number>`(select count(*)::int from application where application.company_uuid = booking.company_uuid
    and application.job_uuid = booking.job_uuid and withdrawn_at is null
    and applied_at >= ${startOf(from)} and applied_at < ${startOf(until)})`;

/** A page of bookings, with who applied on the days that have begun and on as many before. */
export const readBookings = (reader: Reader, scope: Scope, kind: TopKind, today: string, page: PageRequest) =>
  readPage(
    bookings(reader, scope)
      .innerJoin('account', 'account.uuid', 'booking.actor_uuid')
      .innerJoin('job', (join) =>
        join.onRef('job.company_uuid', '=', 'booking.company_uuid').onRef('job.uuid', '=', 'booking.job_uuid'),
      )
      .innerJoinLateral(
        (e) =>
          e
            .selectFrom('booking_day')
            .select((day) => day.fn.countAll<number>().as('shown'))
            .whereRef('booking_day.company_uuid', '=', 'booking.company_uuid')
            .whereRef('booking_day.booking_uuid', '=', 'booking.uuid')
            .where('freed_at', 'is', null)
            .where('day', '<=', today)
            .as('begun'),
        (join) => join.onTrue(),
      )
      .select(['job.title', 'account.name as actor', 'begun.shown'])
      .select([
        applied('from_day', 'from_day + shown::int').as('applications'),
        applied('from_day - shown::int', 'from_day').as('applications_before'),
      ])
      .where('booking.kind', '=', kind),
    page,
    ['booking.at', 'booking.uuid'],
  );
