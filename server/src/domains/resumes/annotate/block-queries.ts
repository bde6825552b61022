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

/**
 * Marks of a person while they last, the newest first: each is of the application by which it was made, so that some who
 * are joined may have several.
 */
export const readBlocks = (reader: Reader, companyUuid: string, applicationUuid: string, now: Date) =>
  blocks(reader, companyUuid, now)
    .innerJoin('person as marked', (join) =>
      join
        .onRef('marked.company_uuid', '=', 'blocked_candidate.company_uuid')
        .onRef('marked.uuid', '=', 'blocked_candidate.application_uuid'),
    )
    .innerJoin('person', (join) =>
      join.onRef('person.company_uuid', '=', 'marked.company_uuid').onRef('person.root_uuid', '=', 'marked.root_uuid'),
    )
    .select('blocked_candidate.uuid')
    .where('person.uuid', '=', applicationUuid)
    .orderBy('blocked_candidate.created_at', 'desc')
    .orderBy('blocked_candidate.uuid', 'desc')
    .execute();

export type Block = Awaited<ReturnType<typeof readBlocks>>[number];

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
  application_uuid: string;
  reason: BlockReason;
  note: string;
  blocked_by: string;
  created_at: Date;
  until: Date;
}

/**
 * One statement, so that two hands at once leave one mark: a mark that has ended gives way, one that lasts stays.
 * @returns false where the application is marked already
 */
export async function insertBlock(trx: Trx, company_uuid: string, block: NewBlock): Promise<boolean> {
  const result = await trx
    .insertInto('blocked_candidate')
    .values({ company_uuid, ...block })
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'application_uuid'])
        .doUpdateSet(block)
        .where('blocked_candidate.until', '<=', block.created_at.toISOString()),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Takes marks off. */
export async function deleteBlocks(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('blocked_candidate')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
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
