import type { InvitationBatch } from '@qinghe/contract/talents/batches.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

interface NewBatch {
  company_uuid: string;
  uuid: string;
  job_uuid: string;
  account_uuid: string;
  words: string;
  asked: number;
  created_at: Date;
  units: number;
  coins: number;
}

export const insertBatch = (trx: Trx, batch: NewBatch) => trx.insertInto('invitation_batch').values(batch).execute();

type Numbers = Pick<
  InvitationBatch,
  'invited' | 'held' | 'sent' | 'opened' | 'accepted' | 'declined' | 'lapsed' | 'returned' | 'units_back' | 'coins_back'
>;

/** What became of the invitations of a batch. One that was recalled or refused before it went out has come back. */
const numbers = (now: Date) => {
  const returned = sql`state = 'undeliverable' or (state = 'recalled' and sent_at is null)`;
  const count = (which: ReturnType<typeof sql>) => sql`count(*) filter (where ${which})`;
  return sql<Numbers>`(select jsonb_build_object(
      'invited', count(*), 'held', ${count(sql`state = 'held'`)}, 'sent', ${count(sql`sent_at is not null`)},
      'opened', ${count(sql`opened_at is not null or answered_at is not null`)},
      'accepted', ${count(sql`state = 'accepted'`)}, 'declined', ${count(sql`state = 'declined'`)},
      'lapsed', ${count(sql`state = 'lapsed' or (state in ('sent', 'opened') and lapses_at <= ${now})`)},
      'returned', ${count(returned)}, 'units_back', ${count(sql`(${returned}) and grant_uuid is not null`)},
      'coins_back', coalesce(sum(paid + gift) filter (where ${returned}), 0))
    from talent_invitation where talent_invitation.company_uuid = batch.company_uuid and batch_uuid = batch.uuid)`;
};

const select = (reader: Reader, { companyUuid, ownerUuid }: Scope, now: Date) =>
  reader
    .selectFrom('invitation_batch as batch')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'batch.company_uuid').onRef('job.uuid', '=', 'batch.job_uuid'),
    )
    .innerJoin('account', 'account.uuid', 'batch.account_uuid')
    .select(['batch.uuid', 'batch.created_at', 'batch.words', 'batch.asked', 'batch.units', 'batch.coins'])
    .select(['batch.job_uuid', 'job.title as job_title', 'account.name as actor'])
    .select(numbers(now).as('numbers'))
    .where('batch.company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, own) => query.where('batch.account_uuid', '=', own)));

export const readBatches = (reader: Reader, scope: Scope, { now, ...page }: PageRequest & { now: Date }) =>
  readPage(select(reader, scope, now), page, ['batch.created_at', 'batch.uuid']);

export type BatchRow = Awaited<ReturnType<typeof readBatches>>['items'][number];

export const findBatch = (reader: Reader, scope: Scope, uuid: string, now: Date): Promise<BatchRow | undefined> =>
  select(reader, scope, now).where('batch.uuid', '=', uuid).executeTakeFirst();

/** Those of a batch that have not gone out, locked. */
export const lockHeld = (trx: Trx, companyUuid: string, batchUuid: string) =>
  trx
    .selectFrom('talent_invitation')
    .select(['uuid', 'job_uuid', 'grant_uuid', 'paid', 'gift'])
    .where('company_uuid', '=', companyUuid)
    .where('batch_uuid', '=', batchUuid)
    .where('state', '=', 'held')
    .orderBy('uuid')
    .forUpdate()
    .execute();

export const markRecalled = (trx: Trx, companyUuid: string, uuids: readonly string[]) =>
  trx
    .updateTable('talent_invitation')
    .set((e) => ({ state: 'recalled' as const, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .execute();
