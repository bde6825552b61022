import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { findOpenJob, type OpenJob } from '../jobs/index.ts';

/** A job that takes applications. @throws AppError 40401 no such job, 40902 closed */
export async function requireOpenJob(reader: Reader, uuid: string, now: Date): Promise<OpenJob> {
  const job = await findOpenJob(reader, uuid, now);
  if (job === 'unknown') throw new AppError(40401);
  if (job === 'closed') throw new AppError(40902);
  return job;
}
