import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { FairFields, FairState } from '@qinghe/contract/fairs/fair.ts';
import type { listOpenFairs } from '@qinghe/contract/fairs/sign-up.ts';
import type { listWrittenFairs } from '@qinghe/contract/fairs/write-fairs.ts';
import { sql } from 'kysely';
import { contains } from '../../db/containing.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import { instantOfMinute } from '../../time/china-day.ts';

const fairs = (reader: Reader) =>
  reader
    .selectFrom('fair')
    .leftJoin('area', 'area.code', 'fair.city')
    .select(['fair.uuid', 'fair.version', 'fair.state', 'fair.title', 'fair.place', 'fair.address', 'fair.city'])
    .select(['fair.starts_at', 'fair.ends_at', 'fair.closes_at', 'fair.booths', 'fair.text', 'fair.cancel_reason'])
    .select('area.name as city_name');

const written = (reader: Reader) =>
  fairs(reader)
    .leftJoin('operator', 'operator.uuid', 'fair.saved_by')
    .select(['fair.saved_at', 'operator.name as saved_by']);

export type WrittenFairRow = Awaited<ReturnType<typeof readWrittenFairs>>['items'][number];

/** With drafts and those that were called off, for operators. */
export const readWrittenFairs = (reader: Reader, { state, ...page }: ParsedInputOf<typeof listWrittenFairs>) =>
  readPage(written(reader).$call(whenGiven(state, (query, value) => query.where('fair.state', '=', value))), page, [
    'fair.starts_at',
    'fair.uuid',
  ]);

export const findWrittenFair = (reader: Reader, uuid: string) =>
  written(reader).where('fair.uuid', '=', uuid).executeTakeFirst();

/** Until the transaction ends nobody else changes it. */
export const lockFair = (trx: Trx, uuid: string) =>
  written(trx).where('fair.uuid', '=', uuid).forNoKeyUpdate('fair').executeTakeFirst();

const withBooths = (reader: Reader) =>
  fairs(reader).select(
    sql<number>`(select count(*)::int from fair_booth where fair_booth.fair_uuid = fair.uuid)`.as('booths_taken'),
  );

export type FairRow = Awaited<ReturnType<typeof readOpenFairs>>['items'][number];

/** The first instant of a month, and of the next one, in China. */
const monthIn = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: instantOfMinute(`${month}-01T00:00`), to: instantOfMinute(`${next}-01T00:00`) };
};

/** Fairs that companies may sign up for now, the soonest first. */
export const readOpenFairs = (
  reader: Reader,
  now: Date,
  { q, city, month, ...page }: ParsedInputOf<typeof listOpenFairs>,
) =>
  readPage(
    withBooths(reader)
      .where('fair.state', '=', 'open')
      .where('fair.closes_at', '>', now.toISOString())
      .$call(
        whenGiven(q, (query, words) =>
          query.where((e) =>
            e.or((['title', 'place', 'address'] as const).map((name) => contains(e.ref(`fair.${name}`), words))),
          ),
        ),
      )
      .$call(whenGiven(city, (query, code) => query.where('fair.city', '=', code)))
      .$call(
        whenGiven(month, (query, value) => {
          const { from, to } = monthIn(value);
          return query.where('fair.starts_at', '>=', from.toISOString()).where('fair.starts_at', '<', to.toISOString());
        }),
      ),
    page,
    ['fair.starts_at', 'fair.uuid'],
    'asc',
  );

/** Most fairs that are shown to a company as its own. */
const MAX_OWN = 200;

/** Fairs that a company has signed up for, the latest first. */
export const readFairsOf = (reader: Reader, companyUuid: string) =>
  withBooths(reader)
    .where('fair.uuid', 'in', (e) =>
      e
        .selectFrom('fair_sign_up')
        .select('fair_sign_up.fair_uuid')
        .where('fair_sign_up.company_uuid', '=', companyUuid),
    )
    .orderBy('fair.starts_at', 'desc')
    .orderBy('fair.uuid', 'desc')
    .limit(MAX_OWN)
    .execute();

/** A fair that is no draft. */
export const findFair = (reader: Reader, uuid: string) =>
  withBooths(reader).where('fair.uuid', '=', uuid).where('fair.state', '<>', 'draft').executeTakeFirst();

/** The same, which stays open, or closed, until the transaction ends; companies sign up beside each other. */
export const holdFair = (trx: Trx, uuid: string) =>
  withBooths(trx).where('fair.uuid', '=', uuid).where('fair.state', '<>', 'draft').forShare('fair').executeTakeFirst();

interface Saved {
  saved_by: string;
  saved_at: Date;
}

const stored = ({ starts_at, ends_at, closes_at, ...fields }: FairFields) => ({
  ...fields,
  starts_at: instantOfMinute(starts_at),
  ends_at: instantOfMinute(ends_at),
  closes_at: instantOfMinute(closes_at),
});

export const insertFair = (trx: Trx, uuid: string, fields: FairFields, saved: Saved) =>
  trx
    .insertInto('fair')
    .values({ uuid, ...stored(fields), ...saved })
    .execute();

/** Changes a locked fair and counts its version up. */
export const updateFair = (
  trx: Trx,
  uuid: string,
  { fields, ...standing }: Saved & { fields?: FairFields; state?: FairState; cancel_reason?: string; moved_at?: Date },
) =>
  trx
    .updateTable('fair')
    .set({ ...(fields && stored(fields)), ...standing, version: sql`version + 1` })
    .where('uuid', '=', uuid)
    .execute();

export const deleteFairRow = (trx: Trx, uuid: string) => trx.deleteFrom('fair').where('uuid', '=', uuid).execute();
