import type { QueueOrder } from '@qinghe/contract/casework.ts';
import { sql } from 'kysely';
import { notHeld, readHead, readQueue } from '../../../casework/casework-queries.ts';
import type { Reader, Trx } from '../../../db/database.ts';

/** As many as one looks through in a day; the others come up as these are decided. */
const MOST = 200;

/** How the refusal of a job as it is now stands; null where it was changed since, or is not refused. */
export const appealOfJob = sql<{ state: 'possible' | 'waiting' | 'kept'; words: string } | null>`case
  when job.state = 'refused' then (
    select jsonb_build_object('state', coalesce(job_appeal.state, 'possible'), 'words', coalesce(job_appeal.words, ''))
    from publish_check left join job_appeal
      on job_appeal.company_uuid = publish_check.company_uuid and job_appeal.check_uuid = publish_check.uuid
    where publish_check.company_uuid = job.company_uuid and publish_check.job_uuid = job.uuid
      and publish_check.job_version = job.version - 1
    order by publish_check.at desc limit 1) end`;

/** The check that refused a job at a version, of which the refusal made the next one. */
export const findRefusal = (reader: Reader, companyUuid: string, jobUuid: string, version: number) =>
  reader
    .selectFrom('publish_check')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('job_version', '=', version - 1)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @returns false where this refusal was appealed before */
export async function insertAppeal(
  trx: Trx,
  appeal: {
    company_uuid: string;
    uuid: string;
    job_uuid: string;
    check_uuid: string;
    job_version: number;
    message: string;
    appealed_by: string;
    at: Date;
  },
): Promise<boolean> {
  const result = await trx
    .insertInto('job_appeal')
    .values(appeal)
    .onConflict((conflict) => conflict.columns(['company_uuid', 'check_uuid']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Those whose jobs are still as they were refused. */
const waiting = (reader: Reader) =>
  reader
    .selectFrom('job_appeal')
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_uuid', '=', 'job_appeal.company_uuid')
        .onRef('job.uuid', '=', 'job_appeal.job_uuid')
        .onRef('job.version', '=', 'job_appeal.job_version'),
    )
    .where('job_appeal.state', '=', 'waiting')
    .where('job.state', '=', 'refused');

/** How often the job was handed in: each time it was checked. */
const submissions = sql<number>`(select count(*) from publish_check
  where publish_check.company_uuid = job_appeal.company_uuid and publish_check.job_uuid = job_appeal.job_uuid)`;

const selectAppeals = (reader: Reader) =>
  waiting(reader)
    .innerJoin('company', 'company.company_uuid', 'job_appeal.company_uuid')
    .select([
      'job_appeal.uuid',
      'job_appeal.company_uuid',
      'company.name as company',
      'job.title',
      'job.kind',
      'job_appeal.at as waiting_since',
      submissions.as('submissions'),
    ]);

const queued = (reader: Reader) => selectAppeals(reader).where(notHeld('job_appeal.uuid'));

/** Refused jobs that wait for a person. */
export async function readAppeals(reader: Reader, of: { operatorUuid: string; order: QueueOrder }) {
  const { items } = await readQueue(reader, queued(reader), { ...of, limit: MOST });
  return { items, head: await readHead(reader, queued(reader)) };
}

export const hasAppeal = async (reader: Reader, uuid: string): Promise<boolean> =>
  (await waiting(reader).select('job_appeal.uuid').where('job_appeal.uuid', '=', uuid).executeTakeFirst()) !==
  undefined;

export const findAppeal = (reader: Reader, companyUuid: string, uuid: string) =>
  selectAppeals(reader)
    .innerJoin('publish_check', (join) =>
      join
        .onRef('publish_check.company_uuid', '=', 'job_appeal.company_uuid')
        .onRef('publish_check.uuid', '=', 'job_appeal.check_uuid'),
    )
    .leftJoin('account', 'account.uuid', 'job_appeal.appealed_by')
    .select([
      'job_appeal.job_uuid',
      'job_appeal.version',
      'job_appeal.message',
      'account.name as appealed_by',
      'publish_check.findings',
    ])
    .where('job_appeal.company_uuid', '=', companyUuid)
    .where('job_appeal.uuid', '=', uuid)
    .executeTakeFirst();

export const lockAppeal = (trx: Trx, companyUuid: string, uuid: string) =>
  trx
    .selectFrom('job_appeal')
    .select(['uuid', 'job_uuid', 'job_version', 'state', 'version', 'appealed_by'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();

export async function settleAppeal(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  settled: { state: 'allowed' | 'kept'; decided_by: string; decided_at: Date; words: string },
): Promise<void> {
  await trx
    .updateTable('job_appeal')
    .set((e) => ({ ...settled, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

export async function countAppeals(reader: Reader): Promise<number> {
  return (await readHead(reader, queued(reader))).count;
}
