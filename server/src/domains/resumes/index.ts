export { receiveApplication } from './apply/apply-for-job.ts';
export { applyForm } from './apply/apply-form.ts';
export { receiveCv } from './apply/receive-cv.ts';
export { annotateInvited, receiveInvited } from './apply/receive-invited.ts';
export { toStoredSpans } from './reading/cv-spans.ts';
export { resumesRoutes } from './routes.ts';
export { toSearchQuery, toSearchVector } from './search/search-words.ts';
export { insertSentLink } from './status/status-link.ts';
export { countHandled, countNewByJob, readReplyRates } from './tally/handling-queries.ts';
export {
  countByDay,
  countByKindAndStage,
  countWaiting,
  readReplyFigures,
} from './tally/overview-queries.ts';
export { usualReplyHours } from './tally/reply-promise.ts';
export { resumeDeliveries, resumeTasks } from './tasks.ts';
