import { AppError } from '../../../app-error.ts';

/** Says how many jobs may be online at once, and how to go on. */
export const quotaUsedUp = (quota: number): AppError =>
  new AppError(40906, { reason: 'job.quota', values: { quota }, data: { quota } });
