import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Reader, Trx } from '../../../db/database.ts';

export interface NewRevision {
  job_uuid: string;
  draft: JobDraft;
  at: Date;
  account_uuid: string | null;
}

/** Keeps the text with which a job is online from now on; the same one as before is kept once. */
export async function saveRevision(trx: Trx, companyUuid: string, { draft, ...revision }: NewRevision): Promise<void> {
  const last = await trx
    .selectFrom('job_revision')
    .select(sql<boolean>`draft = ${JSON.stringify(draft)}::jsonb`.as('same'))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', revision.job_uuid)
    .orderBy('at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.same) return;
  await trx
    .insertInto('job_revision')
    .values({ company_uuid: companyUuid, uuid: uuidv7(), ...revision, draft: JSON.stringify(draft) })
    .execute();
}

export const hasRevisions = async (reader: Reader, companyUuid: string, jobUuid: string): Promise<boolean> =>
  (await reader
    .selectFrom('job_revision')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Most texts of a job that are shown. */
const MAX_SHOWN = 50;

/** Texts of a job, the latest first. */
export const readRevisions = (reader: Reader, companyUuid: string, jobUuid: string) =>
  reader
    .selectFrom('job_revision')
    .leftJoin('account', 'account.uuid', 'job_revision.account_uuid')
    .select(['job_revision.uuid', 'job_revision.at', 'job_revision.draft', 'account.name as by'])
    .where('job_revision.company_uuid', '=', companyUuid)
    .where('job_revision.job_uuid', '=', jobUuid)
    .orderBy('job_revision.at', 'desc')
    .orderBy('job_revision.uuid', 'desc')
    .limit(MAX_SHOWN)
    .execute();

/** Names of cities by their codes. */
export const readCityNames = async (reader: Reader, codes: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await reader
        .selectFrom('area')
        .select(['code', 'name'])
        .where('code', '=', (e) => e.fn.any(e.val([...codes])))
        .execute()
    ).map(({ code, name }) => [code, name]),
  );
