import * as applying from '@qinghe/contract/resumes/apply.ts';
import * as contract from '@qinghe/contract/resumes/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { applyForJob, getCvReading, uploadCv } from './apply.ts';
import { correctApplication } from './correct-application.ts';
import { countApplications, listApplications } from './list-applications.ts';
import { moveApplication, rejectApplication, undoMove } from './move-application.ts';
import { getApplication, getApplicationFile, revealContact } from './read-application.ts';

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
  route(applying.uploadCv, uploadCv),
  route(applying.getCvReading, getCvReading),
  route(applying.apply, applyForJob),
];
