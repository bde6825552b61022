export { canDecide, jobOf, lastUndoable } from './access.ts';
export { putLinkNote, readLinkNotes } from './annotate/link-notes.ts';
export { findOwnApplication, lockOwnApplication } from './anonymous/own-application.ts';
export { notShown, requireShown } from './anonymous/require-shown.ts';
export { COMPANY_BASIS } from './apply/company-basis.ts';
export { acceptOf, namesOf, takesPhotos } from './apply/cv-types.ts';
export { readDocuments } from './apply/document-queries.ts';
export { receiveApplication } from './apply/receive-application.ts';
export { receiveConsenting } from './apply/receive-consenting.ts';
export { readLater, receiveCv } from './apply/receive-cv.ts';
export { type Imported, noteReturn, receiveImported } from './apply/receive-imported.ts';
export { annotateInvited, receiveInvited } from './apply/receive-invited.ts';
export { replaceCv } from './apply/replace-cv.ts';
export { blot, blotLines, type Known } from './blot.ts';
export { type Correction, correctRecord } from './desk/correct-record.ts';
export { eraseApplications } from './erase/erase-applications.ts';
export { countOutlived, type KeptApplication, readApplicationsOf, selectKept } from './erase/erase-queries.ts';
export { type HistoryRow, readHistory } from './history-queries.ts';
export { lockVisible } from './lock-application.ts';
export { handToCandidate } from './message/candidate-message.ts';
export { fillIn } from './message/hold-message.ts';
export { readWords } from './message/message-queries.ts';
export { type FullApplication, findApplication, setSortingRefused } from './queries.ts';
export { CVS_OF_APPLICATION } from './quotas.ts';
export { toStoredSpans } from './reading/cv-spans.ts';
export { toSearchVector } from './search/search-words.ts';
export { readAppliedSince } from './status/candidate-queries.ts';
export { changeContact } from './status/change-contact.ts';
export { findLinkStatus, openLinkOnce } from './status/open-link.ts';
export { insertSentLink, VISIT_DAYS } from './status/status-link.ts';
export { withdrawApplication, withdrawIn } from './status/withdraw-application.ts';
export { countHandled, countNewByJob, readReplyRates } from './tally/handling-queries.ts';
export {
  countByDay,
  countByKindAndStage,
  countWaiting,
  readReplyFigures,
} from './tally/overview-queries.ts';
export { usualReplyHours } from './tally/reply-promise.ts';
export {
  countDecided,
  countDue,
  countNewFrom,
  countReceived,
  findLongestWaiting,
} from './tally/today-queries.ts';
