import { z } from 'zod';
import { formats } from '../formats.ts';
import { documentKind } from '../jobs/deliver-setting.ts';
import { jobSource } from '../jobs/figures.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done } from '../shapes.ts';
import { applicationDetail, applicationSummary } from './application.ts';
import { candidate } from './candidate.ts';
import { domain } from './domain.ts';
import { applicationFilters, applicationOrder, parkedOnly } from './filters.ts';
import { jobKind, listedStage, stage, stageCounts } from './stages.ts';

export const listApplications = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/list',
  access: 'user',
  summary: 'Applications of one stage, or of all, in one of four orders; a cursor of another order is refused (400)',
  input: z.object({
    ...pageInput,
    ...applicationFilters,
    stage: listedStage,
    parked: parkedOnly,
    sort: applicationOrder.default('newest'),
  }),
  output: pageOf(applicationSummary),
});

export const countApplications = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/counts',
  access: 'user',
  silent: true,
  summary: 'Applications per stage under the same filters as the list',
  input: z.object(applicationFilters),
  output: z.object({
    /** New ones without those that are parked, unless the account splits nothing. */
    counts: stageCounts,
    /** Parked ones; `apart`: the account has them in a list of their own. */
    parked: z.object({ applications: z.number().int(), more: z.boolean(), apart: z.boolean() }),
    /** Stages in which there may be more than counted: words that many applications hold are counted among the newest. */
    more: z.array(stage),
    jobs: z.array(z.object({ uuid: formats.uuid, title: z.string() })),
  }),
});

export const listFilterChoices = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/choices',
  access: 'user',
  silent: true,
  summary: 'Cities and sources of the newest applications, the most frequent first: what there is to filter by',
  input: z.object({ kind: jobKind }),
  output: z.object({ cities: z.array(z.string()), sources: z.array(jobSource) }),
});

export const getApplication = domain.endpoint({
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

export const getApplicationFile = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/file',
  access: 'user',
  role: 'viewer',
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
    /** Its first page as a small picture, to be seen until the file is drawn, and the page's size in points. */
    first_page: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
    /** What the offsets of the fields' sources point into; empty while the file is not read. */
    text: z.string(),
    spans: z.array(cvSpan),
  }),
});

export const getApplicationDocument = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/document',
  access: 'user',
  role: 'viewer',
  summary:
    'A signed address of what somebody handed in beside the CV, valid for five minutes; opening it is kept in the audit log',
  input: z.object({ uuid: formats.uuid, kind: documentKind }),
  output: z.object({ url: z.string(), name: z.string(), type: z.string(), expires_at: formats.instant }),
});

export const noteFileOpened = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/file/opened',
  access: 'user',
  role: 'viewer',
  silent: true,
  summary: 'A CV file that was fetched ahead is shown now: the audit log notes it',
  input: byUuid,
  output: done,
});

/** What a person may put right in a candidate's record; contact details stay as the candidate gave them. */
const correction = candidate.omit({ phone: true, email: true }).partial();

export const correctApplication = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/applications/record',
  access: 'user',
  summary: 'Puts fields of a record right; a stale version is refused with the current state (40901)',
  input: z.object({ uuid: formats.uuid, version: z.number().int(), correction }),
  output: applicationDetail,
});

export const revealContact = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/contact',
  access: 'user',
  role: 'viewer',
  summary: 'Phone and e-mail in full; every read is kept in the audit log',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({ phone: z.string(), email: z.string() }),
});
