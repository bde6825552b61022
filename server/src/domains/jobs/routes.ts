import { alsoWhilePreparing, type Route } from '../../http/route.ts';
import { appealJob } from './appeals/appeal-job.ts';
import { decideJobAppeal, getJobAppeal, listJobAppeals } from './appeals/decide-appeal.ts';
import {
  changeBrochure,
  createBrochure,
  deleteBrochure,
  getBrochure,
  listBrochures,
} from './brochures/change-brochure.ts';
import { assignJobs, setBrochureOnline } from './brochures/publish-brochure.ts';
import { changeJobs } from './change/change-many.ts';
import { extendDeadline } from './change/extend-deadline.ts';
import { listRevisions } from './change/list-revisions.ts';
import { startChange } from './change/start-change.ts';
import { getDeliverSetting, saveDeliverSetting } from './deliver-setting/deliver-setting.ts';
import { createDraft, deleteDraft, getJob, saveDraft } from './draft/change-draft.ts';
import { getJobFigures } from './figures/job-figures.ts';
import { getJobsOverview } from './list/jobs-overview.ts';
import { listJobs } from './list/list-jobs.ts';
import { publishJob, setJobOnline } from './publish/publish-job.ts';
import { checkJob, checkSensitiveWords } from './publish-check/check-job.ts';
import { getResumeConfig, saveResumeConfig } from './resume-config/resume-config.ts';
import { getSeason } from './season/get-season.ts';
import { deleteJobTemplate, listJobTemplates, renameJobTemplate, saveJobTemplate } from './templates/templates.ts';

export const jobsRoutes: readonly Route[] = [
  getJobsOverview,
  ...alsoWhilePreparing([
    listJobs,
    getJob,
    createDraft,
    saveDraft,
    deleteDraft,
    checkJob,
    listBrochures,
    getBrochure,
    createBrochure,
    changeBrochure,
    deleteBrochure,
  ]),
  getJobFigures,
  getSeason,
  startChange,
  listJobTemplates,
  saveJobTemplate,
  renameJobTemplate,
  deleteJobTemplate,
  listRevisions,
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
  setBrochureOnline,
  assignJobs,
];
