export { countAppeals, hasAppeal } from './appeals/appeal-queries.ts';
export { isBrochureInScope } from './brochures/brochure-queries.ts';
export { deliverSettingOf } from './deliver-setting/deliver-setting-queries.ts';
export { makeDrafts, requireDraftRoom } from './draft/draft-room.ts';
export { lockOwnJob } from './draft/lock-job.ts';
export { takeOffline } from './leave/take-offline.ts';
export { conditionsOf } from './list/list-jobs.ts';
export { countJobs, countOnlineByOwner, readJobs, readJobTitles } from './list/list-queries.ts';
export { readComing } from './list/upcoming-dates.ts';
export { requireOpenJob } from './open-job.ts';
export {
  findOwnSlots,
  isUnlocked,
  lockCompany,
  lockPlaceTakers,
  readPlaceTakers,
  readRoom,
} from './publish/publish-queries.ts';
export { requireCleanLetters, requirePublishableTexts } from './publish/require-publishable-texts.ts';
export { requirePublishingCompany } from './publish/require-publishing-company.ts';
export { checkField } from './publish-check/check-field.ts';
export { readPublishCheck } from './publish-check/check-job.ts';
export { contactsIn } from './publish-check/contacts.ts';
export { countOnce } from './published/count-once.ts';
export { isOfShownCompany } from './published/public-queries.ts';
export { findPublishedJob } from './published/published-job.ts';
export { readPublishedJobs } from './published/published-queries.ts';
export { draftOf, findJob, type JobRow, type LockedJob, lockJob } from './queries.ts';
export { lockJobsToRefresh, markRefreshed, type RefreshableJob, readJobsToRefresh } from './refresh/refresh-queries.ts';
export { readFields } from './resume-config/resume-config-queries.ts';
export { isPastDeadline, mayPublish } from './rules.ts';
export { copyCampaign } from './season/copy-campaign.ts';
