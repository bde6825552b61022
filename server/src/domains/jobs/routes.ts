import type { Route } from '../../http/route.ts';
import { appealJob } from './appeal-job.ts';
import { createDraft, deleteDraft, getJob, saveDraft } from './change-draft.ts';
import { checkJob, checkSensitiveWords } from './check-job.ts';
import { countSources } from './count-sources.ts';
import { decideJobAppeal, getJobAppeal, listJobAppeals } from './decide-appeal.ts';
import { extendDeadline } from './extend-deadline.ts';
import { listJobs } from './list-jobs.ts';
import { publishJob, setJobOnline } from './publish-job.ts';

export const jobsRoutes: readonly Route[] = [
  listJobs,
  getJob,
  countSources,
  createDraft,
  saveDraft,
  deleteDraft,
  checkJob,
  publishJob,
  setJobOnline,
  extendDeadline,
  checkSensitiveWords,
  appealJob,
  listJobAppeals,
  getJobAppeal,
  decideJobAppeal,
];
