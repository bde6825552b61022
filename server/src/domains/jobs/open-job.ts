import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { findJobCompany, isOfShownCompany } from './published/public-queries.ts';
import { findJob } from './queries.ts';
import { isPastDeadline } from './rules.ts';

/** What an application needs of the job it is for. */
export interface OpenJob {
  companyUuid: string;
  kind: JobKind;
  title: string;
  questions: string[];
  cityNames: string[];
  autoReply: string;
}

/** The job behind a public address. @throws AppError 40401 no such job, 40902 it takes no applications now, or takes them elsewhere */
export async function requireOpenJob(reader: Reader, uuid: string, now: Date): Promise<OpenJob> {
  const companyUuid = await findJobCompany(reader, uuid);
  const job = companyUuid && (await findJob(reader, companyUuid, uuid));
  if (!job || job.published_at === null) throw new AppError(40401);
  if (job.external_url !== '') throw new AppError(40902, { reason: 'job.appliedElsewhere' });
  if (job.state !== 'online' || isPastDeadline(job.deadline, now)) throw new AppError(40902);
  if (!(await isOfShownCompany(reader, companyUuid))) throw new AppError(40902);
  const { kind, title, questions, city_names, auto_reply } = job;
  return { companyUuid, kind, title, questions, cityNames: city_names, autoReply: auto_reply };
}
