import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { createDraft, deleteDraft, getJob, saveDraft } from './change-draft.ts';
import { checkJob, checkSensitiveWords } from './check-job.ts';
import { listJobs } from './list-jobs.ts';
import { publishJob, setJobOnline } from './publish-job.ts';

export const jobsRoutes: readonly Route[] = [
  route(contract.listJobs, listJobs),
  route(contract.getJob, getJob),
  route(contract.createDraft, createDraft),
  route(contract.saveDraft, saveDraft),
  route(contract.deleteDraft, deleteDraft),
  route(contract.checkJob, checkJob),
  route(contract.publishJob, publishJob),
  route(contract.setJobOnline, setJobOnline),
  route(contract.checkSensitiveWords, checkSensitiveWords),
];
