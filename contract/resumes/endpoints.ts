import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done } from '../shapes.ts';
import { cvFields } from './cv.ts';
import { jobKind, stage, stageCounts } from './stages.ts';

/** Earliest start: a day, or `now` for at once. */
const earliestStart = z.union([z.literal('now'), formats.date]);

/** What a candidate tells of himself when applying; contact first, then school, then availability. */
export const candidate = z.object({
  name: lineText(1, limits.personName),
  phone: formats.phone,
  email: z.union([z.literal(''), formats.email]),
  school: lineText(1, limits.school),
  degree,
  major: lineText(1, limits.major),
  graduation_month: formats.month,
  city: lineText(0, limits.cityName),
  days_per_week: z.coerce.number().int().min(1).max(7).nullable(),
  months: z.coerce.number().int().min(1).max(24).nullable(),
  earliest_start: earliestStart.nullable(),
});
export type Candidate = z.infer<typeof candidate>;

/** One way in which a candidate's availability meets or misses the job's. */
export const fitPoint = z.object({
  aspect: z.enum(['days_per_week', 'months', 'start', 'degree', 'city']),
  verdict: z.enum(['meets', 'misses', 'unknown']),
  wanted: z.string(),
  offered: z.string(),
  /** Days a week, months or degrees short; null where it has no measure. */
  short_by: z.number().nullable(),
});
export type FitPoint = z.infer<typeof fitPoint>;

export const applicationAbilities = z.object({
  /** Stages to which the application may go now. */
  move_to: z.array(stage),
  undo: z.boolean(),
  correct: z.boolean(),
});

const applicationCore = z.object({
  uuid: formats.uuid,
  kind: jobKind,
  stage,
  version: z.number().int(),
  job_uuid: formats.uuid,
  job_title: z.string(),
  name: z.string(),
  school: z.string(),
  degree: degree.nullable(),
  major: z.string(),
  graduation_month: formats.month.nullable(),
  city: z.string(),
  days_per_week: z.number().int().nullable(),
  months: z.number().int().nullable(),
  earliest_start: z.string().nullable(),
  applied_at: formats.instant,
  stage_since: formats.instant,
  /** When the candidate took the application back; it goes no further then. */
  withdrawn_at: formats.instant.nullable(),
});

const tag = z.object({ uuid: formats.uuid, name: z.string() });

/** What lists show of an application. */
export const applicationSummary = applicationCore.extend({
  fit: z.array(fitPoint),
  tags: z.array(tag),
  /** Average of the colleagues' stars, 1–5; null where nobody gave any. */
  rating: z.number().nullable(),
});
export type ApplicationSummary = z.infer<typeof applicationSummary>;

/** What narrows a list; everything may be left out. */
export const filterConditions = {
  job_uuid: formats.uuid.optional(),
  /** At least this degree. */
  degree: degree.optional(),
  graduation_year: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Words in name, school, major or CV text. */
  q: z.string().trim().max(limits.search).optional(),
  tag_uuid: formats.uuid.optional(),
  /** At least so many stars on average. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
};

/** Filters of the list and of its counts. */
export const applicationFilters = { kind: jobKind, ...filterConditions };

export const listApplications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/applications/list',
  access: 'user',
  summary: 'Applications of one stage, newest first',
  input: z.object({ ...pageInput, ...applicationFilters, stage }),
  output: pageOf(applicationSummary),
});

/** Most people that a search across all stages names. */
export const MOST_FOUND = 8;

export const findApplications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/applications/find',
  access: 'user',
  silent: true,
  summary: 'A few applications of any kind and stage by words: by name first, then the newest',
  input: z.object({ q: z.string().trim().min(1).max(limits.search) }),
  output: z.object({
    items: z
      .array(applicationCore.pick({ uuid: true, kind: true, stage: true, name: true, school: true, job_title: true }))
      .max(MOST_FOUND),
  }),
});

export const countApplications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/applications/counts',
  access: 'user',
  silent: true,
  summary: 'Applications per stage under the same filters as the list',
  input: z.object(applicationFilters),
  output: z.object({
    counts: stageCounts,
    /** Stages in which there may be more than counted: words that many applications hold are counted among the newest. */
    more: z.array(stage),
    jobs: z.array(z.object({ uuid: formats.uuid, title: z.string() })),
  }),
});

export const historyEntry = z.object({
  uuid: formats.uuid,
  action: z.enum([
    'applied',
    'moved',
    'rejected',
    'restored',
    'undone',
    'corrected',
    'message_sent',
    'message_refused',
    'withdrew',
  ]),
  from: stage.nullable(),
  to: stage.nullable(),
  reason: z.string(),
  actor_name: z.string(),
  at: formats.instant,
});

/** What a colleague wrote down; only its author changes it. */
const note = z.object({
  uuid: formats.uuid,
  text: z.string(),
  author_name: z.string(),
  mine: z.boolean(),
  version: z.number().int(),
  created_at: formats.instant,
  edited: z.boolean(),
});
export type Note = z.infer<typeof note>;

export const applicationDetail = applicationSummary.extend({
  /** Masked until the person asks for it: 138****2719, sy**@hust.edu.cn. */
  phone_masked: z.string(),
  email_masked: z.string(),
  notes: z.array(note),
  /** The caller's own stars. */
  my_stars: z.number().int().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  cv: z
    .object({
      file_uuid: formats.uuid,
      name: z.string(),
      type: z.string(),
      size: z.number().int(),
      reading: z.enum(['waiting', 'done', 'failed']),
      /** Why the file could not be read, as a code of the reader; null otherwise. */
      failure: z.string().nullable(),
      /** The page of a scan that is being read, while it is. */
      progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
      /** Read off a picture: single characters may be wrong. */
      by_ocr: z.boolean(),
      fields: cvFields.nullable(),
    })
    .nullable(),
  history: z.array(historyEntry),
  /** Set while the last move can be taken back. */
  undo_until: formats.instant.nullable(),
  abilities: applicationAbilities,
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/api/v1/applications/detail',
  access: 'user',
  summary: 'One application with its record, file and history',
  input: z.object({ uuid: formats.uuid }),
  output: applicationDetail,
});

/**
 * A stretch of a CV's text and where it stands on its page, in points from the top left corner. A picture is one page,
 * PICTURE_WIDTH points wide.
 */
export const cvSpan = z.object({
  start: z.number().int(),
  end: z.number().int(),
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type CvSpan = z.infer<typeof cvSpan>;

export const getApplicationFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/applications/file',
  access: 'user',
  summary: 'A signed address of the CV file, valid for five minutes, and where its words stand',
  input: z.object({
    uuid: formats.uuid,
    /** Fetched before anybody looks at it: the audit log says so, and `noteFileOpened` says when it is shown. */
    ahead: z.stringbool().default(false),
  }),
  output: z.object({
    url: z.string(),
    name: z.string(),
    type: z.string(),
    expires_at: formats.instant,
    /** What the offsets of the fields' sources point into; empty while the file is not read. */
    text: z.string(),
    spans: z.array(cvSpan),
  }),
});

export const noteFileOpened = defineEndpoint({
  method: 'POST',
  path: '/api/v1/applications/file/opened',
  access: 'user',
  silent: true,
  summary: 'A CV file that was fetched ahead is shown now: the audit log notes it',
  input: byUuid,
  output: done,
});

/** What a person may put right in a candidate's record; contact details stay as the candidate gave them. */
const correction = candidate.omit({ phone: true, email: true }).partial();

export const correctApplication = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/applications/record',
  access: 'user',
  summary: 'Puts fields of a record right; a stale version is refused with the current state (40901)',
  input: z.object({ uuid: formats.uuid, version: z.number().int(), correction }),
  output: applicationDetail,
});

export const revealContact = defineEndpoint({
  method: 'POST',
  path: '/api/v1/applications/contact',
  access: 'user',
  summary: 'Phone and e-mail in full; every read is kept in the audit log',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({ phone: z.string(), email: z.string() }),
});

export const moveApplication = defineEndpoint({
  method: 'POST',
  path: '/api/v1/applications/move',
  access: 'user',
  idempotent: true,
  summary: 'Moves an application to another stage; a stale version is refused with the current state (40901)',
  input: z.object({
    uuid: formats.uuid,
    version: z.number().int(),
    to: stage.exclude(['reject']),
    reason: plainText(0, limits.reason).default(''),
  }),
  output: applicationDetail,
});

/** Going back to an earlier stage wants a reason. */
export const moveBackInput = moveApplication.input.extend({ reason: plainText(1, limits.reason) });

export const rejectApplication = defineEndpoint({
  method: 'POST',
  path: '/api/v1/applications/reject',
  access: 'user',
  idempotent: true,
  summary: 'Rejects an application; the message goes out when the undo time has passed',
  input: z.object({
    uuid: formats.uuid,
    version: z.number().int(),
    reason: plainText(1, limits.reason),
    /** What the candidate is told by e-mail or SMS; empty sends nothing. */
    message: plainText(0, limits.message).default(''),
  }),
  output: applicationDetail,
});

export const undoMove = defineEndpoint({
  method: 'POST',
  path: '/api/v1/applications/undo',
  access: 'user',
  idempotent: true,
  summary: 'Takes the last move back within 10 seconds',
  input: z.object({ uuid: formats.uuid, version: z.number().int() }),
  output: applicationDetail,
});
