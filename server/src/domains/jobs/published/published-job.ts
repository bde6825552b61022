import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobState } from '@qinghe/contract/jobs/job.ts';
import type { Reader } from '../../../db/database.ts';
import { readCategoryName } from '../../dict/index.ts';
import { draftOf, findJob } from '../queries.ts';
import { isPastDeadline } from '../rules.ts';
import { findJobCompany, isOfShownCompany } from './public-queries.ts';

/** States in which a job’s text has passed its review. While a job is offline its text may be edited. */
const SHOWN: readonly JobState[] = ['online', 'expired'];

/** A job as its public page shows it; `closed` while it is offline, or its company is not certified; undefined while it is in review, refused or a draft. */
export async function findPublishedJob(
  reader: Reader,
  uuid: string,
  now: Date,
  /** Handed in, since companies know jobs. */
  companyNameOf: (reader: Reader, companyUuid: string) => Promise<string>,
): Promise<{ companyUuid: string; version: number; job: Omit<PublicJob, 'usual_reply_hours'> } | 'closed' | undefined> {
  const companyUuid = await findJobCompany(reader, uuid);
  const row = companyUuid && (await findJob(reader, companyUuid, uuid));
  if (!row || row.published_at === null) return undefined;
  if (row.state === 'offline') return 'closed';
  if (!SHOWN.includes(row.state)) return undefined;
  // The clock takes such jobs offline a moment later.
  if (!(await isOfShownCompany(reader, companyUuid))) return 'closed';
  const [companyName, category] = await Promise.all([
    companyNameOf(reader, companyUuid),
    readCategoryName(reader, row.category),
  ]);
  const { auto_reply: _reply, delivery_email: _email, ...draft } = draftOf(row);
  return {
    companyUuid,
    version: row.version,
    job: {
      uuid,
      title: row.title,
      company_name: companyName,
      draft,
      category_name: category?.name ?? '',
      city_names: row.city_names,
      published_at: row.published_at,
      open: row.state === 'online' && !isPastDeadline(row.deadline, now),
    },
  };
}
