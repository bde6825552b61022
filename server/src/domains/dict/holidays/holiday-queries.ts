import type { HolidaysOfYear } from '@qinghe/contract/dict/holidays.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type Calendar, calendarOf } from '../../../time/working-days.ts';

/** All years that were entered: some forty rows each. */
const readDays = (reader: Reader) =>
  reader
    .selectFrom('public_holiday')
    .select([sql<string>`day::text`.as('day'), 'year', 'name', 'is_worked'])
    .orderBy('year', 'desc')
    .orderBy('day')
    .execute();

/** When people work in China, as far as it is known. */
export const readCalendar = async (reader: Reader): Promise<Calendar> => calendarOf(await readDays(reader));

/** Each run of days off of one name is a holiday. */
export async function readYears(reader: Reader): Promise<HolidaysOfYear[]> {
  const years = Map.groupBy(await readDays(reader), ({ year }) => year);
  return [...years].map(([year, days]) => {
    const named = Map.groupBy(
      days.filter(({ is_worked }) => !is_worked),
      ({ name }) => name,
    );
    return {
      year,
      holidays: [...named].map(([name, of]) => ({ name, from: of[0]?.day ?? '', to: of.at(-1)?.day ?? '' })),
      worked: days.filter(({ is_worked }) => is_worked).map(({ day }) => day),
    };
  });
}

/** Puts the days of a notice in place of those that an earlier one named. */
export async function saveYear(trx: Trx, { year, holidays, worked }: HolidaysOfYear): Promise<void> {
  await trx.deleteFrom('public_holiday').where('year', '=', year).execute();
  for (const { name, from, to } of holidays)
    await sql`
      insert into public_holiday (day, year, name, is_worked)
      select day::date, ${year}, ${name}, false from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as day
      on conflict (day) do update set year = excluded.year, name = excluded.name, is_worked = false`.execute(trx);
  await sql`
    insert into public_holiday (day, year, name, is_worked)
    select day, ${year}, '', true from unnest(${worked}::date[]) as day
    on conflict (day) do update set year = excluded.year, name = '', is_worked = true`.execute(trx);
}

/** One notice after the other. */
export const lockHolidays = (trx: Trx) => sql`lock table public_holiday in share row exclusive mode`.execute(trx);
