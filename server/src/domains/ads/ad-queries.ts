import { AD_SLOTS, type Ad, type AdPlace, MAX_AD_DAYS } from '@qinghe/contract/ads/ads.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';

/** Coins of a day, by the price in force. */
export async function readAdPrice(reader: Reader, place: AdPlace, now: Date): Promise<number> {
  const { coins } = await reader
    .selectFrom('ad_price')
    .select('coins')
    .where('place', '=', place)
    .where('begins_at', '<=', now.toISOString())
    .orderBy('begins_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return coins;
}

/** Days from one on of which every slot is taken. */
export async function readFullDays(reader: Reader, place: AdPlace, from: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text from ad_slot where place = ${place} and day >= ${from}
    group by day having count(*) >= ${AD_SLOTS}::int order by day`.execute(reader);
  return rows.map(({ day }) => day);
}

/**
 * Takes the lowest free slot of each day; bookings of one place follow one another from here to their end.
 * @returns the days of which one was taken
 */
export async function takeAdSlots(
  trx: Trx,
  ad: { place: AdPlace; company_uuid: string; uuid: string },
  days: readonly string[],
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ad.${ad.place}`}, 9))`.execute(trx);
  const { rows } = await sql<{ day: string }>`
    insert into ad_slot (place, day, slot_no, company_uuid, ad_uuid)
    select ${ad.place}, wanted.day, min(slot), ${ad.company_uuid}::uuid, ${ad.uuid}::uuid
    from unnest(${[...days]}::date[]) as wanted (day), generate_series(1, ${AD_SLOTS}::int) as slot
    where not exists (select from ad_slot as taken
      where taken.place = ${ad.place} and taken.day = wanted.day and taken.slot_no = slot)
    group by wanted.day order by wanted.day
    on conflict do nothing returning day::text`.execute(trx);
  return rows.map(({ day }) => day);
}

export const freeAdSlots = (trx: Trx, uuid: string) => trx.deleteFrom('ad_slot').where('ad_uuid', '=', uuid).execute();

/** A job that the public list shows. */
export const findListedJob = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('job')
    .innerJoin('public_job', 'public_job.job_uuid', 'job.uuid')
    .select('job.uuid')
    .where('job.company_uuid', '=', companyUuid)
    .where('job.uuid', '=', uuid)
    .executeTakeFirst();

interface NewAd {
  company_uuid: string;
  uuid: string;
  actor_uuid: string;
  place: AdPlace;
  title: string;
  words: string;
  job_uuid: string | null;
  from_day: string;
  to_day: string;
  paid: number;
  gift: number;
  created_at: Date;
}

export const insertAd = (trx: Trx, ad: NewAd) =>
  trx
    .insertInto('ad')
    .values({ ...ad, state: 'reviewing' })
    .execute();

const ads = (reader: Reader) =>
  reader
    .selectFrom('ad')
    .innerJoin('company', 'company.company_uuid', 'ad.company_uuid')
    .leftJoin('account', 'account.uuid', 'ad.actor_uuid')
    .leftJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'ad.company_uuid').onRef('job.uuid', '=', 'ad.job_uuid'),
    )
    .selectAll('ad')
    .select([sql<string>`ad.from_day::text`.as('from'), sql<string>`ad.to_day::text`.as('to')])
    .select(['account.name as actor', 'job.title as job_title', 'company.name as company'])
    .$narrowType<{ state: Ad['state']; place: AdPlace }>();

export const findAd = (reader: Reader, uuid: string, { companyUuid, ownerUuid }: Partial<Scope> = {}) =>
  ads(reader)
    .where('ad.uuid', '=', uuid)
    .$call(whenGiven(companyUuid, (query, one) => query.where('ad.company_uuid', '=', one)))
    .$call(whenGiven(ownerUuid, (query, one) => query.where('ad.actor_uuid', '=', one)))
    .executeTakeFirst();

export type AdRow = NonNullable<Awaited<ReturnType<typeof findAd>>>;

/** An ad, locked; after the ledger of its company. */
export const lockAd = (trx: Trx, uuid: string, { companyUuid, ownerUuid }: Partial<Scope> = {}) =>
  ads(trx)
    .where('ad.uuid', '=', uuid)
    .$call(whenGiven(companyUuid, (query, one) => query.where('ad.company_uuid', '=', one)))
    .$call(whenGiven(ownerUuid, (query, one) => query.where('ad.actor_uuid', '=', one)))
    .forUpdate('ad')
    .executeTakeFirst();

export const changeAd = (
  trx: Trx,
  { company_uuid, uuid }: Pick<AdRow, 'company_uuid' | 'uuid'>,
  change: { state: Ad['state']; reason?: string; decided_by?: string; decided_at?: Date },
) =>
  trx
    .updateTable('ad')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

export const readAds = (reader: Reader, { companyUuid, ownerUuid }: Scope, page: PageRequest) =>
  readPage(
    ads(reader)
      .where('ad.company_uuid', '=', companyUuid)
      .$call(whenGiven(ownerUuid, (query, one) => query.where('ad.actor_uuid', '=', one))),
    page,
    ['ad.created_at', 'ad.uuid'],
  );

/** Ads that wait for an operator, the oldest first. */
export const readWaitingAds = (reader: Reader, page: PageRequest) =>
  readPage(ads(reader).where('ad.state', '=', 'reviewing'), page, ['ad.created_at', 'ad.uuid'], 'asc');

/** Ads that nobody looked at before their first day. */
export const readLateAds = (reader: Reader, today: string, limit: number) =>
  reader
    .selectFrom('ad')
    .select(['company_uuid', 'uuid'])
    .where('state', '=', 'reviewing')
    .where('from_day', '<=', today)
    .orderBy('from_day')
    .limit(limit)
    .execute();

/** Ads that run today, of companies that may show themselves, and whose job the public list shows. */
export async function readRunningAds(reader: Reader, place: AdPlace, today: string) {
  const { rows } = await sql<{
    uuid: string;
    title: string;
    words: string;
    company: string;
    job_uuid: string | null;
    company_uuid: string;
  }>`
    select ad.uuid, ad.title, words, company.name as company, job_uuid, ad.company_uuid
    from ad join company using (company_uuid)
    where place = ${place} and ad.state = 'approved'
      and from_day between ${today}::date - ${MAX_AD_DAYS - 1}::int and ${today}::date and to_day >= ${today}::date
      and company.check_status in ('pass', 'later_check', 'revision') and company.frozen_at is null
      and (job_uuid is null or exists (select from public_job where public_job.job_uuid = ad.job_uuid))
    order by ad.uuid`.execute(reader);
  return rows;
}

/** Counts that an ad was seen, or followed. @returns where it leads to, as long as it runs */
export async function countAd(reader: Reader, uuid: string, what: 'views' | 'clicks', today: string) {
  const { rows } = await sql<{ job_uuid: string | null; company_uuid: string }>`
    update ad set ${sql.ref(what)} = ${sql.ref(what)} + 1
    where uuid = ${uuid} and state = 'approved' and ${today}::date between from_day and to_day
    returning job_uuid, company_uuid`.execute(reader);
  return rows[0];
}
