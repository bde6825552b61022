import type { PlaceUse } from '@qinghe/contract/rights/unlock.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** Unlocks that run, the one that ends first first; of a sub-account those of its own jobs. */
export const readRunningUnlocks = (reader: Reader, { companyUuid, ownerUuid }: Scope, limit: number) =>
  reader
    .selectFrom('job_unlock')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'job_unlock.company_uuid').onRef('job.uuid', '=', 'job_unlock.job_uuid'),
    )
    .select(['job.uuid', 'job.title', 'job_unlock.expires_at as until'])
    .where('job_unlock.company_uuid', '=', companyUuid)
    .where('job_unlock.ended_at', 'is', null)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('job.owner_uuid', '=', own)))
    .orderBy('job_unlock.expires_at')
    .orderBy('job_unlock.uuid')
    .limit(limit)
    .execute();

const columns = ['uuid', 'actor_uuid', 'begins_at', 'expires_at', 'ended_at', 'coins'] as const;

/** A page of what made room for online jobs, the newest first; of a sub-account what it did itself. */
export const readPlaceUses = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  right: PlaceUse['right'] | undefined,
  page: PageRequest,
) =>
  readPage(
    reader
      .selectFrom((e) =>
        e
          .selectFrom('job_unlock')
          .select([sql.lit<PlaceUse['right']>('unlock').as('right'), 'job_uuid', 'company_uuid', ...columns])
          .where('company_uuid', '=', companyUuid)
          .unionAll(
            e
              .selectFrom('expansion')
              .select([sql.lit<PlaceUse['right']>('expansion').as('right')])
              .select([sql<string>`null::uuid`.as('job_uuid'), 'company_uuid', ...columns])
              .where('company_uuid', '=', companyUuid),
          )
          .as('use'),
      )
      .innerJoin('account', 'account.uuid', 'use.actor_uuid')
      .leftJoin('job', (join) =>
        join.onRef('job.company_uuid', '=', 'use.company_uuid').onRef('job.uuid', '=', 'use.job_uuid'),
      )
      .select(['use.uuid', 'use.right', 'use.begins_at', 'use.expires_at as until', 'use.coins'])
      .select(['account.name as actor', 'job.uuid as job_uuid', 'job.title'])
      .select(sql<boolean>`use.ended_at is null`.as('is_running'))
      .$call(whenGiven(right, (query, one) => query.where('use.right', '=', one)))
      .$call(whenGiven(ownerUuid, (query, own) => query.where('use.actor_uuid', '=', own))),
    page,
    ['use.begins_at', 'use.uuid'],
  );
