import * as contract from '@qinghe/contract/platform/jobs.ts';
import { readForPlatform } from '../../http/platform.ts';
import { requireFound } from '../../refusals.ts';
import { findCompanyName } from '../company/index.ts';
import { findPublishedJob, readFields, readPublishedJobs } from '../jobs/index.ts';

export const listPlatformJobs = readForPlatform(
  contract.listPlatformJobs,
  async ({ db, platform, services }, { kind, ...page }) => {
    const { items, next_cursor } = await readPublishedJobs(db, platform.companyUuid, kind, page);
    return { items: items.map((job) => ({ ...job, url: urlOf(services, job.uuid) })), next_cursor };
  },
);

/** @throws AppError 40401 another company's, or one that is not published */
export const getPlatformJob = readForPlatform(
  contract.getPlatformJob,
  async ({ db, platform, services, now }, { uuid }) => {
    const found = await findPublishedJob(db, uuid, now, findCompanyName);
    const isOwn = found !== 'closed' && found?.companyUuid === platform.companyUuid;
    const { job } = requireFound(isOwn ? found : undefined);
    const { fields } = await readFields(db, platform.companyUuid, job.draft.kind);
    const elsewhere = job.draft.kind === 'campus' ? job.draft.external_url : '';
    return { job, fields, url: elsewhere || urlOf(services, uuid) };
  },
);

const urlOf = ({ publicUrl }: { publicUrl: string }, uuid: string) => `${publicUrl}/jobs/${uuid}`;
