import type { BlockReason } from '@qinghe/contract/resumes/application.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

const columns = [
  'blocked_candidate.reason',
  'blocked_candidate.note',
  'blocked_candidate.blocked_by',
  'blocked_candidate.created_at',
  'blocked_candidate.until',
  'account.name as by_name',
] as const;

const blocks = (reader: Reader, companyUuid: string, now: Date) =>
  reader
    .selectFrom('blocked_candidate')
    .innerJoin('account', 'account.uuid', 'blocked_candidate.blocked_by')
    .where('blocked_candidate.company_uuid', '=', companyUuid)
    .where('blocked_candidate.until', '>', now.toISOString())
    .select(columns);

/** The mark of a person, while it lasts. */
export const findBlock = (reader: Reader, companyUuid: string, phone: string, now: Date) =>
  blocks(reader, companyUuid, now).where('blocked_candidate.phone', '=', phone).executeTakeFirst();

export type Block = NonNullable<Awaited<ReturnType<typeof findBlock>>>;

/** Those of the scope's jobs, by the application by which they were marked. */
export const readBlocked = (reader: Reader, { companyUuid, ownerUuid }: Scope, now: Date, page: PageRequest) =>
  readPage(
    blocks(reader, companyUuid, now)
      .innerJoin('application', (join) =>
        join
          .onRef('application.company_uuid', '=', 'blocked_candidate.company_uuid')
          .onRef('application.uuid', '=', 'blocked_candidate.application_uuid'),
      )
      .innerJoin('job', (join) =>
        join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
      )
      .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
      .select([
        'blocked_candidate.uuid',
        'application.uuid as application_uuid',
        'application.kind',
        'application.stage',
        'application.name',
        'application.phone',
        'job.title as job_title',
      ]),
    page,
    ['blocked_candidate.created_at', 'blocked_candidate.uuid'],
  );

interface NewBlock {
  uuid: string;
  phone: string;
  application_uuid: string;
  reason: BlockReason;
  note: string;
  blocked_by: string;
  created_at: Date;
  until: Date;
}

/**
 * One statement, so that two hands at once leave one mark: a mark that has ended gives way, one that lasts stays.
 * @returns false where the person is marked already
 */
export async function insertBlock(trx: Trx, company_uuid: string, block: NewBlock): Promise<boolean> {
  const result = await trx
    .insertInto('blocked_candidate')
    .values({ company_uuid, ...block })
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'phone'])
        .doUpdateSet(block)
        .where('blocked_candidate.until', '<=', block.created_at.toISOString()),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Takes a mark off. */
export async function deleteBlock(trx: Trx, companyUuid: string, phone: string): Promise<void> {
  await trx
    .deleteFrom('blocked_candidate')
    .where('company_uuid', '=', companyUuid)
    .where('phone', '=', phone)
    .execute();
}

/** Marks that have ended leave nothing behind. @returns rows deleted */
export async function deleteEndedBlocks(reader: Reader, now: Date): Promise<number> {
  const result = await reader
    .deleteFrom('blocked_candidate')
    .where('until', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
