import type { Route } from '../../http/route.ts';
import { appealJob } from './appeal-job.ts';
import {
  changeBrochure,
  createBrochure,
  deleteBrochure,
  getBrochure,
  listBrochures,
} from './brochures/change-brochure.ts';
import { assignJobs, setBrochureOnline } from './brochures/publish-brochure.ts';
import { createDraft, deleteDraft, getJob, saveDraft } from './change-draft.ts';
import { changeJobs } from './change-many.ts';
import { checkJob, checkSensitiveWords } from './check-job.ts';
import { decideJobAppeal, getJobAppeal, listJobAppeals } from './decide-appeal.ts';
import { getDeliverSetting, saveDeliverSetting } from './deliver-setting/deliver-setting.ts';
import { extendDeadline } from './extend-deadline.ts';
import { getJobFigures } from './job-figures.ts';
import { getJobsOverview } from './jobs-overview.ts';
import { listJobs } from './list-jobs.ts';
import { listRevisions } from './list-revisions.ts';
import { publishJob, setJobOnline } from './publish-job.ts';
import { getResumeConfig, saveResumeConfig } from './resume-config/resume-config.ts';
import { startChange } from './start-change.ts';
import {
  cancelTalk,
  changeTalk,
  createTalk,
  deleteTalk,
  getTalk,
  listTalks,
  publishTalk,
} from './talks/change-talk.ts';
import { deleteJobTemplate, listJobTemplates, renameJobTemplate, saveJobTemplate } from './templates.ts';

export const jobsRoutes: readonly Route[] = [
  listJobs,
  getJobsOverview,
  getJob,
  getJobFigures,
  createDraft,
  saveDraft,
  deleteDraft,
  startChange,
  listJobTemplates,
  saveJobTemplate,
  renameJobTemplate,
  deleteJobTemplate,
  listRevisions,
  checkJob,
  publishJob,
  setJobOnline,
  extendDeadline,
  changeJobs,
  checkSensitiveWords,
  appealJob,
  listJobAppeals,
  getJobAppeal,
  decideJobAppeal,
  getResumeConfig,
  saveResumeConfig,
  getDeliverSetting,
  saveDeliverSetting,
  listBrochures,
  getBrochure,
  createBrochure,
  changeBrochure,
  setBrochureOnline,
  deleteBrochure,
  assignJobs,
  listTalks,
  getTalk,
  createTalk,
  changeTalk,
  publishTalk,
  cancelTalk,
  deleteTalk,
];
