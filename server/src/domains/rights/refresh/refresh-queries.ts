import type { Right } from '@qinghe/contract/rights/right.ts';
import { type NotNull, sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** Coins of one unit, by the price in force. */
export async function readPrice(reader: Reader, sku: Right, now: Date): Promise<number> {
  const { coins } = await reader
    .selectFrom('sku_price')
    .select('coins')
    .where('sku', '=', sku)
    .where('coins', 'is not', null)
    .where('begins_at', '<=', now.toISOString())
    .orderBy('begins_at', 'desc')
    .limit(1)
    .$narrowType<{ coins: NotNull }>()
    .executeTakeFirstOrThrow();
  return coins;
}

/** How many free refreshes of a day are used. */
export async function countFree(reader: Reader, companyUuid: string, day: string): Promise<number> {
  const row = await reader
    .selectFrom('free_refresh')
    .select('used')
    .where('company_uuid', '=', companyUuid)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Takes some of the free refreshes of a day. @returns false where another call took them meanwhile: nothing is taken */
export async function takeFree(
  trx: Trx,
  companyUuid: string,
  day: string,
  { from, amount }: { from: number; amount: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into free_refresh as free (company_uuid, day, used) values (${companyUuid}, ${day}, ${from + amount})
    on conflict (company_uuid, day) do update set used = excluded.used where free.used = ${from}
    returning used`.execute(trx);
  return rows.length > 0;
}

interface NewRefresh {
  company_uuid: string;
  uuid: string;
  job_uuid: string;
  actor_uuid: string;
  at: Date;
  unit: boolean;
  coins: number;
  /** The plan that it came by. */
  plan_uuid?: string;
}

export const insertRefreshes = (trx: Trx, refreshes: readonly NewRefresh[]) =>
  trx
    .insertInto('job_refresh')
    .values([...refreshes])
    .execute();

/** A page of what was refreshed, with who applied within 24 hours. */
export const readRefreshes = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  jobUuid: string | undefined,
  page: PageRequest,
) =>
  readPage(
    reader
      .selectFrom('job_refresh as refresh')
      .innerJoin('account', 'account.uuid', 'refresh.actor_uuid')
      .innerJoin('job', (join) =>
        join.onRef('job.company_uuid', '=', 'refresh.company_uuid').onRef('job.uuid', '=', 'refresh.job_uuid'),
      )
      .select([
        'refresh.uuid',
        'refresh.at',
        'refresh.coins',
        'refresh.unit',
        'job.uuid as job_uuid',
        'job.title',
        'account.name as actor',
      ])
      .select(sql<boolean>`refresh.plan_uuid is not null`.as('planned'))
      .select(
        sql<number>`(select count(*)::int from application where application.company_uuid = refresh.company_uuid
          and application.job_uuid = refresh.job_uuid and withdrawn_at is null
          and applied_at >= refresh.at and applied_at < refresh.at + interval '24 hours')`.as('applications'),
      )
      .where('refresh.company_uuid', '=', companyUuid)
      .$call(whenGiven(jobUuid, (query, uuid) => query.where('refresh.job_uuid', '=', uuid)))
      .$call(whenGiven(ownerUuid, (query, own) => query.where('refresh.actor_uuid', '=', own))),
    page,
    ['refresh.at', 'refresh.uuid'],
  );
