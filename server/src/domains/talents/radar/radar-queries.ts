import type { Radar } from '@qinghe/contract/talents/radar.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { allowed, type Found, type Limits } from '../search/search-queries.ts';
import type { Tier } from '../search/terms.ts';

interface NewRadar {
  company_uuid: string;
  uuid: string;
  job_uuid: string;
  actor_uuid: string;
  begins_at: Date;
  expires_at: Date;
  unit: boolean;
  coins: number;
  walked_to: string;
}

type Key = Pick<NewRadar, 'company_uuid' | 'uuid'>;

export const insertRadar = (trx: Trx, radar: NewRadar) => trx.insertInto('radar').values(radar).execute();

const countHits = sql<number>`(select count(*)::int from radar_hit hit
  where hit.company_uuid = radar.company_uuid and hit.radar_uuid = radar.uuid)`;

/** The radar of a job whose days are not over. */
export const findRunning = (reader: Reader, companyUuid: string, jobUuid: string, now: Date) =>
  reader
    .selectFrom('radar')
    .select(['uuid', 'expires_at as until', countHits.as('hits')])
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Radars that have to be looked after, of every company. */
export const readUnended = (reader: Reader) =>
  reader
    .selectFrom('radar')
    .select(['company_uuid', 'uuid', 'job_uuid'])
    .where('ended_at', 'is', null)
    .orderBy('company_uuid')
    .orderBy('uuid')
    .execute();

export const lockUnended = (trx: Trx, { company_uuid, uuid }: Key) =>
  trx
    .selectFrom('radar')
    .select(['company_uuid', 'uuid', 'job_uuid', 'expires_at', 'walked_to'])
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const updateRadar = (
  trx: Trx,
  { company_uuid, uuid }: Key,
  change: { walked_to: string } | { ended_at: Date | string; job_left: boolean },
) => trx.updateTable('radar').set(change).where('company_uuid', '=', company_uuid).where('uuid', '=', uuid).execute();

/** Makes room for another one where the days of the last are over and the clock has not looked yet. */
export const endOver = (trx: Trx, companyUuid: string, jobUuid: string, now: Date) =>
  trx
    .updateTable('radar')
    .set((e) => ({ ended_at: e.ref('expires_at') }))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .execute();

/** Notes whom a radar has found, each once. @returns how many are new */
export async function insertRadarHits(
  trx: Trx,
  { company_uuid, uuid }: Key,
  talents: readonly string[],
  found_at: Date,
): Promise<number> {
  if (talents.length === 0) return 0;
  // One parameter for all of them: a platform may tell of more at once than a statement has parameters.
  const { numAffectedRows } = await sql`
    insert into radar_hit (company_uuid, radar_uuid, talent_uuid, found_at)
    select ${company_uuid}::uuid, ${uuid}::uuid, talent, ${found_at} from unnest(${[...talents]}::uuid[]) talent
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Invitations to its job since it began, of whom it has found. */
const countInvited = (which: RawBuilder<boolean>) => sql<number>`(
  select count(distinct invited.talent_uuid)::int from talent_invitation invited
  where invited.company_uuid = radar.company_uuid and invited.job_uuid = radar.job_uuid
    and invited.created_at >= radar.begins_at and ${which}
    and exists (select from radar_hit hit where hit.company_uuid = radar.company_uuid
      and hit.radar_uuid = radar.uuid and hit.talent_uuid = invited.talent_uuid))`;

const select = (reader: Reader, { companyUuid, ownerUuid }: Scope, now: Date) =>
  reader
    .selectFrom('radar')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'radar.company_uuid').onRef('job.uuid', '=', 'radar.job_uuid'),
    )
    .innerJoin('account', 'account.uuid', 'radar.actor_uuid')
    .select(['radar.uuid', 'radar.job_uuid', 'job.title as job_title', 'account.name as actor', 'radar.begins_at'])
    .select(['radar.coins', countHits.as('hits')])
    .select(sql<string>`case when job_left then ended_at else expires_at end`.as('until'))
    .select(
      sql<Radar['state']>`case when job_left then 'left'
        when ended_at is not null or expires_at <= ${now} then 'over' else 'running' end`.as('state'),
    )
    .select([
      countInvited(
        sql`not (invited.state = 'undeliverable' or (invited.state = 'recalled' and invited.sent_at is null))`,
      ).as('invited'),
      countInvited(sql`invited.state = 'accepted'`).as('accepted'),
    ])
    .where('radar.company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('job.owner_uuid', '=', own)));

/** A page of radars, the newest first; of a sub-account those of its own jobs. */
export const readRadars = (reader: Reader, scope: Scope, { now, ...page }: PageRequest & { now: Date }) =>
  readPage(select(reader, scope, now), page, ['radar.begins_at', 'radar.uuid']);

export type RadarRow = Awaited<ReturnType<typeof readRadars>>['items'][number];

export const findRadar = (reader: Reader, scope: Scope, uuid: string, now: Date): Promise<RadarRow | undefined> =>
  select(reader, scope, now).where('radar.uuid', '=', uuid).executeTakeFirst();

/** The next ones whom a radar has found and the company may find still: who meets more of the words first, then heard of last. */
export async function readRadarHits(
  reader: Reader,
  radarUuid: string,
  {
    tiers,
    limits,
    after,
    limit,
  }: { tiers: readonly Tier[]; limits: Limits; after: Omit<Found, 'talent_uuid'> | undefined; limit: number },
): Promise<Found[]> {
  const ranks = tiers
    .filter(({ met }) => met > 0)
    .map(({ met, query }) => sql`when terms @@ ${query}::tsquery then ${sql.lit(met)}`);
  const met = ranks.length > 0 ? sql`case ${sql.join(ranks, sql` `)} else 0 end` : sql`0`;
  const rest = after ? sql`(met, turn) < (${after.met}::int, ${after.turn}::bigint)` : sql`true`;
  const { rows } = await sql<Found>`
    select talent_uuid, turn::text as turn, met from (
      select talent_search.talent_uuid, turn, ${met} as met
      from radar_hit join talent_search on talent_search.talent_uuid = radar_hit.talent_uuid
      where radar_hit.company_uuid = ${limits.companyUuid} and radar_uuid = ${radarUuid} and ${allowed(limits)}) found
    where ${rest} order by found.met desc, found.turn desc limit ${limit}`.execute(reader);
  return rows;
}
