import type { Route } from '../../http/route.ts';
import { blockCandidate, listBlocked, unblockCandidate } from './annotate/block-candidate.ts';
import { listMentionable } from './annotate/mentions.ts';
import { addTag, listTags, removeTag } from './annotate/tag-applications.ts';
import { addNote, changeNote, rateApplication, removeNote } from './annotate/write-note.ts';
import { revealApplication } from './anonymous/reveal.ts';
import { applyForJob } from './apply/apply-for-job.ts';
import { finishUpload } from './apply/finish-upload.ts';
import { getCvReading, getUpload, sendChunk, startUpload } from './apply/upload-cv.ts';
import { decideMany, planDecision, selectApplications } from './decide/decide-many.ts';
import { moveApplication, rejectApplication, undoMove } from './decide/move-application.ts';
import { listHeldBatches, recallBatch } from './decide/recall-batch.ts';
import { correctApplication } from './desk/correct-application.ts';
import { countApplications, listApplications, listFilterChoices } from './desk/list-applications.ts';
import { lookAtApplication } from './desk/look-at-application.ts';
import {
  getApplication,
  getApplicationDocument,
  getApplicationFile,
  noteFileOpened,
  revealContact,
} from './desk/read-application.ts';
import { listSavedFilters, removeSavedFilter, saveFilter } from './desk/saved-filters.ts';
import { endExport, getExport, openExport, planExport, startExport } from './export/exports.ts';
import { getPerson, linkPersons, unlinkPersons } from './persons/persons.ts';
import { getScreeningRule, planScreeningRule, saveScreeningRule } from './screening/screening-rule.ts';
import { findApplications } from './search/find-applications.ts';
import { openStatus, sendStatusCode } from './status/open-status.ts';

export const resumesRoutes: readonly Route[] = [
  listApplications,
  countApplications,
  listFilterChoices,
  findApplications,
  getApplication,
  getApplicationFile,
  getApplicationDocument,
  noteFileOpened,
  revealContact,
  revealApplication,
  lookAtApplication,
  correctApplication,
  moveApplication,
  rejectApplication,
  undoMove,
  selectApplications,
  planDecision,
  decideMany,
  listHeldBatches,
  recallBatch,
  planExport,
  startExport,
  getExport,
  openExport,
  endExport,
  addNote,
  changeNote,
  removeNote,
  listMentionable,
  rateApplication,
  listTags,
  addTag,
  removeTag,
  listBlocked,
  blockCandidate,
  unblockCandidate,
  getPerson,
  linkPersons,
  unlinkPersons,
  getScreeningRule,
  planScreeningRule,
  saveScreeningRule,
  listSavedFilters,
  saveFilter,
  removeSavedFilter,
  startUpload,
  getUpload,
  sendChunk,
  finishUpload,
  getCvReading,
  applyForJob,
  sendStatusCode,
  openStatus,
];
