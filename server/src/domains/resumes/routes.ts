import * as applying from '@qinghe/contract/resumes/apply.ts';
import * as bulk from '@qinghe/contract/resumes/bulk.ts';
import * as contract from '@qinghe/contract/resumes/endpoints.ts';
import * as notes from '@qinghe/contract/resumes/notes.ts';
import * as filters from '@qinghe/contract/resumes/saved-filters.ts';
import { type Route, route } from '../../http/route.ts';
import { addTag, listTags, removeTag } from './annotate/tag-applications.ts';
import { addNote, changeNote, rateApplication, removeNote } from './annotate/write-note.ts';
import { applyForJob } from './apply/apply-for-job.ts';
import { finishUpload } from './apply/finish-upload.ts';
import { getCvReading, getUpload, sendChunk, startUpload } from './apply/upload-cv.ts';
import { decideMany, planDecision, selectApplications } from './decide/decide-many.ts';
import { moveApplication, rejectApplication, undoMove } from './decide/move-application.ts';
import { listHeldBatches, recallBatch } from './decide/recall-batch.ts';
import { correctApplication } from './desk/correct-application.ts';
import { countApplications, listApplications } from './desk/list-applications.ts';
import { getApplication, getApplicationFile, revealContact } from './desk/read-application.ts';
import { listSavedFilters, removeSavedFilter, saveFilter } from './desk/saved-filters.ts';
import { findApplications } from './search/find-applications.ts';
import { openStatus, sendStatusCode } from './status/open-status.ts';

export const resumesRoutes: readonly Route[] = [
  route(contract.listApplications, listApplications),
  route(contract.countApplications, countApplications),
  route(contract.findApplications, findApplications),
  route(contract.getApplication, getApplication),
  route(contract.getApplicationFile, getApplicationFile),
  route(contract.revealContact, revealContact),
  route(contract.correctApplication, correctApplication),
  route(contract.moveApplication, moveApplication),
  route(contract.rejectApplication, rejectApplication),
  route(contract.undoMove, undoMove),
  route(bulk.selectApplications, selectApplications),
  route(bulk.planDecision, planDecision),
  route(bulk.decideMany, decideMany),
  route(bulk.listHeldBatches, listHeldBatches),
  route(bulk.recallBatch, recallBatch),
  route(notes.addNote, addNote),
  route(notes.changeNote, changeNote),
  route(notes.removeNote, removeNote),
  route(notes.rateApplication, rateApplication),
  route(notes.listTags, listTags),
  route(notes.addTag, addTag),
  route(notes.removeTag, removeTag),
  route(filters.listSavedFilters, listSavedFilters),
  route(filters.saveFilter, saveFilter),
  route(filters.removeSavedFilter, removeSavedFilter),
  route(applying.startUpload, startUpload),
  route(applying.getUpload, getUpload),
  route(applying.sendChunk, sendChunk),
  route(applying.finishUpload, finishUpload),
  route(applying.getCvReading, getCvReading),
  route(applying.apply, applyForJob),
  route(applying.sendStatusCode, sendStatusCode),
  route(applying.openStatus, openStatus),
];
