import { countSources as contract } from '@qinghe/contract/jobs/sources.ts';
import { read } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { canSeeJob } from './access.ts';
import { findJob } from './queries.ts';
import { readSources } from './source-queries.ts';

/** @throws AppError 40401 for a job that the caller may not see */
export const countSources = read(contract, async ({ db, member }, { uuid }) => {
  const row = await findJob(db, member.companyUuid, uuid);
  requireFound(row && canSeeJob(member, row) ? row : undefined);
  return { items: await readSources(db, member.companyUuid, uuid) };
});
