import { MAX_DRAFTS, MAX_DRAFTS_UNCERTIFIED } from '@qinghe/contract/jobs/job.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { lockCompany } from '../publish/publish-queries.ts';
import { countDrafts, insertJobs, type NewJob } from '../queries.ts';
import { mayPublish } from '../rules.ts';

/** Room for so many drafts more. @throws AppError 40902 with how many there may be */
export async function requireDraftRoom(trx: Trx, companyUuid: string, more: number): Promise<void> {
  const company = await lockCompany(trx, companyUuid);
  const most = mayPublish(company) ? MAX_DRAFTS : MAX_DRAFTS_UNCERTIFIED;
  if ((await countDrafts(trx, companyUuid)) + more > most)
    throw new AppError(40902, { reason: 'job.drafts', values: { most }, data: { most } });
}

/** Makes drafts, whoever asks: by hand, by copying, by a change, by an import. @throws AppError 40902 without room */
export async function makeDrafts(trx: Trx, companyUuid: string, drafts: readonly NewJob[]): Promise<void> {
  await requireDraftRoom(trx, companyUuid, drafts.length);
  await insertJobs(trx, companyUuid, drafts);
}
