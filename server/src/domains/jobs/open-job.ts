import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { Reader } from '../../db/database.ts';
import { findJobCompany } from './public-queries.ts';
import { findJob } from './queries.ts';
import { isPastDeadline } from './rules.ts';

/** What an application needs of the job it is for. */
export interface OpenJob {
  companyUuid: string;
  kind: JobKind;
  title: string;
  questions: string[];
  autoReply: string;
}

/** The job behind a public address, if it takes applications now. */
export async function findOpenJob(reader: Reader, uuid: string, now: Date): Promise<OpenJob | 'unknown' | 'closed'> {
  const companyUuid = await findJobCompany(reader, uuid);
  const job = companyUuid && (await findJob(reader, companyUuid, uuid));
  if (!job || job.published_at === null) return 'unknown';
  if (job.state !== 'online' || isPastDeadline(job.deadline, now)) return 'closed';
  return { companyUuid, kind: job.kind, title: job.title, questions: job.questions, autoReply: job.auto_reply };
}
