import type { BroadcastState } from '@qinghe/contract/live/broadcasts.ts';
import { MAX_LIVE_SIGN_UPS } from '@qinghe/contract/live/broadcasts.ts';
import type { BroadcastFields } from '@qinghe/contract/live/console.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import { instantOfMinute } from '../../time/china-day.ts';

const signed = sql<number>`(select count(*)::int from live_sign_up
  where live_sign_up.broadcast_uuid = broadcast.uuid and live_sign_up.state = 'signed')`;

const isFull = sql<boolean>`${signed} >= least(broadcast.capacity, ${MAX_LIVE_SIGN_UPS}::int)`;

const shown = [
  ...(['broadcast.uuid', 'broadcast.title', 'broadcast.title_en'] as const),
  ...(['broadcast.body as text', 'broadcast.body_en as text_en'] as const),
] as const;

/** Published ones that are to begin, the nearest first. */
export const readComing = (reader: Reader, now: Date, most: number) =>
  reader
    .selectFrom('broadcast')
    .select([...shown, 'broadcast.starts_at', 'broadcast.ends_at'])
    .select(isFull.as('full'))
    .where('state', '=', 'published')
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .orderBy('uuid')
    .limit(most)
    .execute();

/** A broadcast that was published, with whether it is full. */
const published = (reader: Reader, uuid: string) =>
  reader
    .selectFrom('broadcast')
    .select([...shown, 'broadcast.starts_at', 'broadcast.ends_at', 'broadcast.state', 'broadcast.cancel_reason'])
    .select(['broadcast.watch_url', isFull.as('full')])
    .where('uuid', '=', uuid)
    .where('state', '<>', 'draft');

export type PublishedRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

export const findPublished = (reader: Reader, uuid: string) => published(reader, uuid).executeTakeFirst();

/** The same, locked first: its places are given one after the other. */
export async function lockPublished(trx: Trx, uuid: string): Promise<PublishedRow | undefined> {
  await trx.selectFrom('broadcast').select('uuid').where('uuid', '=', uuid).forNoKeyUpdate().execute();
  return findPublished(trx, uuid);
}

const written = (reader: Reader) =>
  reader
    .selectFrom('broadcast')
    .innerJoin('operator', 'operator.uuid', 'broadcast.saved_by')
    .select([...shown, 'broadcast.version', 'broadcast.starts_at', 'broadcast.ends_at', 'broadcast.watch_url'])
    .select(['broadcast.capacity', 'broadcast.state', 'broadcast.cancel_reason', 'broadcast.saved_at'])
    .select(['operator.name as saved_by', signed.as('signed')]);

export type WrittenRow = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

export const readWritten = (reader: Reader, { state, ...page }: PageRequest & { state?: BroadcastState | undefined }) =>
  readPage(
    written(reader).$call(whenGiven(state, (query, value) => query.where('broadcast.state', '=', value))),
    page,
    ['broadcast.starts_at', 'broadcast.uuid'],
  );

export const findWritten = (reader: Reader, uuid: string) =>
  written(reader).where('broadcast.uuid', '=', uuid).executeTakeFirst();

export async function lockWritten(trx: Trx, uuid: string): Promise<WrittenRow | undefined> {
  await trx.selectFrom('broadcast').select('uuid').where('uuid', '=', uuid).forNoKeyUpdate().execute();
  return findWritten(trx, uuid);
}

interface Saved {
  saved_by: string;
  saved_at: Date;
}

const columnsOf = ({ text: body, text_en: body_en, starts_at, ends_at, ...fields }: BroadcastFields) => ({
  ...fields,
  body,
  body_en,
  starts_at: instantOfMinute(starts_at),
  ends_at: instantOfMinute(ends_at),
});

export async function insertBroadcast(trx: Trx, uuid: string, fields: BroadcastFields, saved: Saved): Promise<void> {
  await trx
    .insertInto('broadcast')
    .values({ uuid, ...columnsOf(fields), ...saved })
    .execute();
}

export async function updateBroadcast(
  trx: Trx,
  uuid: string,
  {
    fields,
    ...change
  }: Saved & { fields?: BroadcastFields; moved_at?: Date; state?: BroadcastState; cancel_reason?: string },
): Promise<void> {
  await trx
    .updateTable('broadcast')
    .set((e) => ({ ...(fields && columnsOf(fields)), ...change, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
}

export const deleteBroadcastRow = (trx: Trx, uuid: string) =>
  trx.deleteFrom('broadcast').where('uuid', '=', uuid).execute();
