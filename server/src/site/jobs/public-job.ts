import type { Reader } from '../../db/database.ts';
import { findCompanyName } from '../../domains/company/index.ts';
import { findPublishedJob } from '../../domains/jobs/index.ts';

/** As `findPublishedJob`, with the name that its company has. */
export const findPublicJob = (reader: Reader, uuid: string, now: Date) =>
  findPublishedJob(reader, uuid, now, findCompanyName);
