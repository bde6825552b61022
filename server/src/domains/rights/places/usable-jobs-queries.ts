import type { Right } from '@qinghe/contract/rights/right.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader } from '../../../db/database.ts';
import { cutPage, decodeCursor, type PageRequest } from '../../../db/keyset.ts';
import { seenBy, sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

const isListed = sql<boolean>`exists (select from public_job where public_job.job_uuid = job.uuid)`;
const isUnlocked = sql<boolean>`exists (select from job_unlock where job_unlock.company_uuid = job.company_uuid
  and job_unlock.job_uuid = job.uuid and job_unlock.ended_at is null)`;
const hasRadar = sql<boolean>`exists (select from radar where radar.company_uuid = job.company_uuid
  and radar.job_uuid = job.uuid and radar.ended_at is null)`;
/** The owner has as many online as the account may. */
const isFull = sql<boolean>`exists (select from company_member owner where owner.company_uuid = job.company_uuid
  and owner.account_uuid = job.owner_uuid and owner.job_limit <= (select count(*) from job other
    where other.company_uuid = job.company_uuid and other.owner_uuid = job.owner_uuid
      and other.state in ('online', 'reviewing') and other.change_of is null))`;

/** Jobs in the state that a right is for come first. */
const rankOf = (right: Right): RawBuilder<number> =>
  sql<number>`case when job.state = ${right === 'unlock' || right === 'expansion' ? 'offline' : 'online'} then 1 else 0 end`;

/**
 * A page of jobs that somebody sees, in the state that a right is for first, then last changed first. A company has
 * hundreds of them at most, so that the order needs no index.
 * @throws AppError 400 for a cursor that this server did not give, or gave for another right
 */
export async function readUsableJobs(
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  { right, words }: { right: Right; words: string | undefined },
  { cursor, limit }: PageRequest,
) {
  const order = { name: right, ranked: true };
  const rank = rankOf(right);
  const after = decodeCursor(cursor, order);
  const rows = await reader
    .selectFrom('job')
    .select(['uuid', 'title', 'kind', 'state', 'version', 'deadline', 'change_of', 'owner_uuid', 'updated_at'])
    .select([sharesOf('job').as('shares'), rank.as('rank')])
    .select([isListed.as('is_listed'), isUnlocked.as('unlocked'), isFull.as('full')])
    .select(hasRadar.as('has_radar'))
    .select(sql<string | null>`greatest(published_at, refreshed_at)`.as('at_top_since'))
    .where('company_uuid', '=', companyUuid)
    .where('change_of', 'is', null)
    .$call(whenGiven(ownerUuid, (query, own) => query.where(seenBy('job', own))))
    .$call(whenGiven(words, (query, some) => query.where((e) => contains(e.ref('job.title'), some))))
    .$call(
      whenGiven(after, (query, { rank: from, at, uuid }) =>
        query.where(
          sql<boolean>`(${rank}, job.updated_at, job.uuid) < (${from}::int, ${at}::timestamptz, ${uuid}::uuid)`,
        ),
      ),
    )
    .orderBy(rank, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, (row) => ({ at: row.updated_at, uuid: row.uuid, rank: row.rank }), order);
}

export type UsableJobRow = Awaited<ReturnType<typeof readUsableJobs>>['items'][number];
