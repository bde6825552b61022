import { z } from 'zod';
import { formats, searchWords } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import {
  campusBatch,
  campusDraft,
  finding,
  internshipDraft,
  jobDetail,
  jobDraft,
  jobDraftPart,
  jobQuality,
  jobSummary,
  namedText,
} from './job.ts';
import { jobFilters } from './job-filter.ts';

export const jobFilter = z.enum(jobFilters);

/** Jobs under each filter of a list. */
export const jobCounts = z.record(jobFilter, z.number().int());

/** What a list of jobs is narrowed by. */
export const jobListFields = {
  ...pageInput,
  kind: jobKind,
  filter: jobFilter.default('all'),
  /** Of campus recruitment; drafts without one are in none. */
  batch: campusBatch.optional(),
  /** Only jobs of this brochure. */
  brochure: formats.uuid.optional(),
  /** `unseen` has first what most new applications wait for, and last what candidates do not see yet. */
  order: z.enum(['section', 'unseen']).default('section'),
  q: searchWords(40).optional(),
};

export const listJobs = domain.endpoint({
  method: 'GET',
  path: '/api/v1/jobs/list',
  access: 'user',
  summary: 'Jobs that the account may see: those in review or refused, then online, drafts, offline and expired',
  input: z.object(jobListFields),
  output: pageOf(jobSummary).extend({
    /** By state, under the batch that was asked for. */
    counts: jobCounts,
    /** By batch, of every state. */
    batches: z.record(campusBatch, z.number().int()),
    /** To a sub-account without a job of the kind: how many the company has online. */
    company_online: z.number().int().optional(),
  }),
});

export const getJob = domain.endpoint({
  method: 'GET',
  path: '/api/v1/jobs/detail',
  access: 'user',
  summary: 'One job with everything that its form holds',
  input: z.object({ uuid: formats.uuid }),
  output: jobDetail,
});

export const createDraft = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/draft',
  access: 'user',
  idempotent: true,
  summary: 'Starts a draft, empty or as a copy of a job',
  input: z
    .object({ kind: jobKind, copy_of: formats.uuid.optional(), draft: jobDraftPart.optional() })
    .refine(({ kind, draft }) => draft === undefined || draft.kind === kind, {
      path: ['draft', 'kind'],
      error: 'job.kind',
    }),
  output: jobDetail,
});

export const saveDraft = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/jobs/draft',
  access: 'user',
  silent: true,
  summary: 'Saves what was typed; refused when someone else saved since (40901)',
  input: z.object({ uuid: formats.uuid, version: z.number().int(), draft: jobDraftPart }),
  output: jobDetail,
});

export const startChange = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/change',
  access: 'user',
  summary:
    'A change of an online job, as a draft that is saved and handed in as any other; the text that stands stays until it has passed. The one that there is, where it was begun before',
  input: seen,
  output: jobDetail,
});

export const listRevisions = domain.endpoint({
  method: 'GET',
  path: '/api/v1/jobs/revisions',
  access: 'user',
  summary: 'The texts with which a job was online, the latest first: what differs is seen beside the next one',
  input: byUuid,
  output: listOf(
    namedText.extend({
      uuid: formats.uuid,
      at: formats.instant,
      /** Who handed it in; empty where that is not known. */
      by: z.string(),
    }),
  ),
});

export const deleteDraft = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/jobs/draft',
  access: 'user',
  summary: 'Deletes a draft that was never published',
  input: z.object({ uuid: formats.uuid, version: z.number().int() }),
  output: z.object({}),
});

export const checkJob = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/check',
  access: 'user',
  silent: true,
  summary: 'Runs the publish check on a draft as it stands on the screen, and says how good a job it is',
  input: z.object({ draft: jobDraft }),
  output: z.object({ findings: z.array(finding), quality: jobQuality }),
});

export const publishJob = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/publish',
  access: 'user',
  idempotent: true,
  summary: 'Hands a job in for review; 42201 with the findings when the publish check blocks it',
  input: z.object({ uuid: formats.uuid, version: z.number().int() }),
  output: jobDetail,
});

export const setJobOnline = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/online',
  access: 'user',
  summary: 'Takes an online job offline, or puts an offline one back online',
  input: z.object({ uuid: formats.uuid, version: z.number().int(), online: z.boolean() }),
  output: jobDetail,
});

export const extendDeadline = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/deadline',
  access: 'user',
  summary: 'Moves the deadline of an online job to a later day; an expired job is online again with it',
  input: seen.extend({ deadline: formats.date }),
  output: jobDetail,
});

export const checkSensitiveWords = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/sensitive/word/check',
  access: 'user',
  summary: 'Names the sensitive words in a text; 42202 when there is one',
  input: z.object({ content: z.string().max(20_000) }),
  output: z.object({
    words: z.array(z.string()),
    /** Words that may stand there, and want a second look. */
    advised: z.array(z.string()),
  }),
});

/** What a candidate sees of an online job. */
export const publicJob = z.object({
  uuid: formats.uuid,
  title: z.string(),
  company_name: z.string(),
  draft: z.discriminatedUnion('kind', [
    internshipDraft.omit({ auto_reply: true, delivery_email: true }),
    campusDraft.omit({ auto_reply: true, delivery_email: true }),
  ]),
  category_name: z.string(),
  city_names: z.array(z.string()),
  published_at: formats.instant.nullable(),
  open: z.boolean(),
  /** Within which most of those who applied were answered; null where most were not. */
  usual_reply_hours: z.number().nullable(),
});
export type PublicJob = z.infer<typeof publicJob>;
