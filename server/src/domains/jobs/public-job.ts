import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobState } from '@qinghe/contract/jobs/job.ts';
import type { Reader } from '../../db/database.ts';
import { readCategoryName } from '../dict/index.ts';
import { draftOf, findCompanyNames, findJob, findJobCompany } from './queries.ts';
import { isPastDeadline } from './rules.ts';

/** States in which a job’s text has passed its review. */
const SHOWN: readonly JobState[] = ['online', 'offline', 'expired'];

/** A job as its public page shows it; undefined for one that was never published or whose text is in review or refused. */
export async function findPublicJob(
  reader: Reader,
  uuid: string,
  now: Date,
): Promise<{ companyUuid: string; job: Omit<PublicJob, 'median_reply_hours'> } | undefined> {
  const companyUuid = await findJobCompany(reader, uuid);
  const row = companyUuid && (await findJob(reader, companyUuid, uuid));
  if (!row || row.published_at === null || !SHOWN.includes(row.state)) return undefined;
  const [company, category] = await Promise.all([
    findCompanyNames(reader, companyUuid),
    readCategoryName(reader, row.category),
  ]);
  const { auto_reply: _reply, delivery_email: _email, ...draft } = draftOf(row);
  return {
    companyUuid,
    job: {
      uuid,
      title: row.title,
      company_name: company.name,
      draft,
      category_name: category?.name ?? '',
      city_names: row.city_names,
      published_at: row.published_at,
      open: row.state === 'online' && !isPastDeadline(row.deadline, now),
    },
  };
}
