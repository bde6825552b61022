import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { FairFields, FairState } from '@qinghe/contract/fairs/fair.ts';
import type { listWrittenFairs } from '@qinghe/contract/fairs/write-fairs.ts';
import { sql } from 'kysely';
import { instantOfMinute } from '../../china-day.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

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
  { fields, ...standing }: Saved & { fields?: FairFields; state?: FairState; cancel_reason?: string },
) =>
  trx
    .updateTable('fair')
    .set({ ...(fields && stored(fields)), ...standing, version: sql`version + 1` })
    .where('uuid', '=', uuid)
    .execute();

export const deleteFairRow = (trx: Trx, uuid: string) => trx.deleteFrom('fair').where('uuid', '=', uuid).execute();
