import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { sharing } from '../roles.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN, DESCRIPTION_STORED_MAX, plainDescription } from './description.ts';
import { domain } from './domain.ts';
import { campusBatch, finding, jobState } from './job.ts';

/** draft → online ⇄ offline. */
export const brochureState = z.enum(['draft', 'online', 'offline']);
export type BrochureState = z.infer<typeof brochureState>;

/** Most brochures of a company, lines of a schedule, and jobs of a brochure. */
export const MAX_BROCHURES = 20;
export const MAX_SCHEDULE_LINES = 8;
export const MAX_BROCHURE_JOBS = 100;

/** One step of a campaign; `until` is null for a single day. */
const scheduleLine = z
  .object({ name: lineText(1, limits.scheduleName), from: formats.date, until: formats.date.nullable() })
  .refine(({ from, until }) => until === null || until >= from, { path: ['until'], error: 'brochure.until' });
export type ScheduleLine = z.infer<typeof scheduleLine>;

/** What is written in a brochure. `text` has the marks of description.ts, its limits count without them. */
const brochureTexts = z.object({
  title: lineText(2, limits.brochureTitle),
  batch: campusBatch,
  graduation_years: z.array(z.number().int().min(2000).max(2100)).max(5),
  /** A picture of the company's, uploaded as those of its page are. */
  picture_uuid: formats.uuid.nullable(),
  text: plainText(DESCRIPTION_MIN, DESCRIPTION_STORED_MAX)
    .refine((text) => plainDescription(text).length <= DESCRIPTION_MAX, 'format.description')
    .refine((text) => plainDescription(text).trim().length >= DESCRIPTION_MIN, 'brochure.short'),
  schedule: z.array(scheduleLine).max(MAX_SCHEDULE_LINES),
});
/** What the form of a brochure holds: a new one has version 0. */
export const brochureForm = brochureTexts.extend({ version: z.number().int() });

export type BrochureTexts = z.infer<typeof brochureTexts>;

/** One thing that the publish check found in a brochure; `item` says in which line of the schedule. */
export const brochureFinding = finding.extend({ field: z.enum(['title', 'text', 'schedule']) });
export type BrochureFinding = z.infer<typeof brochureFinding>;

export const brochure = seen.extend({
  ...brochureTexts.shape,
  state: brochureState,
  picture_url: z.string().nullable(),
  owner_name: z.string(),
  /** The next day of its schedule, or the one that is going on; null where all is past. */
  next: z.object({ name: z.string(), from: formats.date, until: formats.date.nullable() }).nullable(),
  /** Of the jobs that the account may see. */
  jobs: z.number().int(),
  applications: z.number().int(),
  updated_at: formats.instant,
  ...sharing,
  abilities: z.object({ edit: z.boolean(), publish: z.boolean(), take_offline: z.boolean(), remove: z.boolean() }),
  /** Address of the public page, absolute. */
  share_url: z.string(),
});
export type Brochure = z.infer<typeof brochure>;

/** One of its jobs, with what came for it; withdrawn applications count nowhere. */
const brochureJob = byUuid.extend({
  title: z.string(),
  state: jobState,
  city_names: z.array(z.string()),
  pay_min: z.number().int().nullable(),
  pay_max: z.number().int().nullable(),
  pay_negotiable: z.boolean(),
  pay_months: z.number().int().nullable(),
  headcount: z.number().int().nullable(),
  deadline: formats.date.nullable(),
  applications: z.number().int(),
  /** Of them, those that nobody has moved on. */
  applications_new: z.number().int(),
});
export type BrochureJob = z.infer<typeof brochureJob>;

/** A published talk of the brochure that is to come: its page shows them by itself. */
const brochureTalk = byUuid.extend({
  title: z.string(),
  format: z.enum(['campus', 'online']),
  school: z.string(),
  starts_at: formats.instant,
  ends_at: formats.instant,
});
export type BrochureTalk = z.infer<typeof brochureTalk>;

export const brochureDetail = brochure.extend({
  job_items: z.array(brochureJob),
  /** Of all colleagues, as everybody reads them; soonest first. */
  talk_items: z.array(brochureTalk),
  figures: z.object({
    /** Applications of today, by the calendar of China. */
    applications_today: z.number().int(),
    /** What its public page brought (source `brochure`): views of its jobs, and applications. */
    brochure_views: z.number().int(),
    brochure_applications: z.number().int(),
  }),
});
export type BrochureDetail = z.infer<typeof brochureDetail>;

const path = '/api/v1/jobs/brochures';

export const listBrochures = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Brochures that the account may see: a master all of the company, a sub-account its own; last changed first',
  input: z.object({}),
  output: listOf(brochure),
});

export const getBrochure = domain.endpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'user',
  summary: 'One brochure with its jobs',
  input: byUuid,
  output: brochureDetail,
});

export const createBrochure = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Starts a brochure as a draft',
  input: brochureTexts,
  output: brochureDetail,
});

export const changeBrochure = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Changes a brochure; one that is online passes the publish check anew (42201 with the findings)',
  input: seen.extend(brochureTexts.shape),
  output: brochureDetail,
});

export const setBrochureOnline = domain.endpoint({
  method: 'POST',
  path: `${path}/online`,
  access: 'user',
  summary: 'Puts a brochure online, or takes it offline; 42201 with the findings when the publish check blocks it',
  input: seen.extend({ online: z.boolean() }),
  output: brochureDetail,
});

export const deleteBrochure = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes a draft; its jobs stay, without a brochure',
  input: seen,
  output: done,
});

export const assignJobs = domain.endpoint({
  method: 'POST',
  path: `${path}/jobs`,
  access: 'user',
  summary: 'Says which of the campus jobs that the account may see belong to a brochure',
  input: seen.extend({ job_uuids: z.array(formats.uuid).max(MAX_BROCHURE_JOBS) }),
  output: brochureDetail,
});
