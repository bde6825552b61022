import * as applying from '@qinghe/contract/resumes/apply.ts';
import * as contract from '@qinghe/contract/resumes/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { applyForJob } from './apply.ts';
import { correctApplication } from './correct-application.ts';
import { finishUpload } from './finish-upload.ts';
import { countApplications, listApplications } from './list-applications.ts';
import { moveApplication, rejectApplication, undoMove } from './move-application.ts';
import { openStatus, sendStatusCode } from './open-status.ts';
import { getApplication, getApplicationFile, revealContact } from './read-application.ts';
import { getCvReading, getUpload, sendChunk, startUpload } from './upload-cv.ts';

export const resumesRoutes: readonly Route[] = [
  route(contract.listApplications, listApplications),
  route(contract.countApplications, countApplications),
  route(contract.getApplication, getApplication),
  route(contract.getApplicationFile, getApplicationFile),
  route(contract.revealContact, revealContact),
  route(contract.correctApplication, correctApplication),
  route(contract.moveApplication, moveApplication),
  route(contract.rejectApplication, rejectApplication),
  route(contract.undoMove, undoMove),
  route(applying.startUpload, startUpload),
  route(applying.getUpload, getUpload),
  route(applying.sendChunk, sendChunk),
  route(applying.finishUpload, finishUpload),
  route(applying.getCvReading, getCvReading),
  route(applying.apply, applyForJob),
  route(applying.sendStatusCode, sendStatusCode),
  route(applying.openStatus, openStatus),
];
