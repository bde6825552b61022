import { z } from 'zod';
import { formats } from '../formats.ts';
import { byUuid, done } from '../shapes.ts';
import { MAX_BATCH } from './decide-many.ts';
import { domain } from './domain.ts';
import { applicationFilters, applicationOrder, parkedOnly } from './filters.ts';
import { listedStage } from './stages.ts';

/*
 * Files that are made of applications in the background, for the account that asks and nobody else: a spreadsheet with
 * contact details, or an archive of CVs. Each is good for ten minutes, and gone at once when somebody in it is erased.
 */

/** Most rows of a spreadsheet. */
export const MAX_EXPORTED_APPLICATIONS = 10_000;
/** Most CVs of an archive, and their bytes. */
export const MAX_EXPORTED_CVS = 500;
export const MAX_EXPORTED_BYTES = 500 * 1024 * 1024;
/** For how long a file lies ready. */
export const EXPORT_MINUTES = 10;

export const exportForms = ['sheet', 'cvs'] as const;
const exportForm = z.enum(exportForms);
export type ExportForm = z.infer<typeof exportForm>;

/** A list of the desk as it stands; who withdrew is left out, as of all that is decided. */
export const exportedList = z
  .object({ ...applicationFilters, stage: listedStage, parked: parkedOnly, sort: applicationOrder.default('newest') })
  .omit({ withdrawn: true });

/** Everybody in a list, or those who are named. */
const chosen = z.union([
  z.object({ filter: exportedList }),
  z.object({ uuids: z.array(formats.uuid).min(1).max(MAX_BATCH) }),
]);
export type Chosen = z.input<typeof chosen>;

const asked = z.object({ form: exportForm, chosen });

/** Why a file cannot be made of so many. */
const exportProblem = z.enum(['nobody', 'tooMany', 'tooLarge', 'anonymous']);

export const planExport = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/exports/plan',
  access: 'user',
  silent: true,
  summary: 'Who a file would hold, before it is made: how many, how large, and what keeps it from being made',
  input: asked,
  output: z.object({
    /** One more than the form may hold stands for more than that. */
    applications: z.number().int(),
    /** Those who have no CV file, and the bytes of all who have; of a spreadsheet nothing is counted. */
    without_cv: z.number().int(),
    bytes: z.number().int(),
    problem: exportProblem.nullable(),
  }),
});

/** Waiting, being made, ready; failed for good; taken away since somebody in it was erased; over, or given up. */
const exportState = z.enum(['waiting', 'running', 'ready', 'failed', 'withdrawn', 'ended']);

export const applicationExport = z.object({
  uuid: formats.uuid,
  form: exportForm,
  state: exportState,
  applications: z.number().int(),
  /** How many of them are in it. */
  done: z.number().int(),
  /** Bytes, once it is ready. */
  size: z.number().int().nullable(),
  expires_at: formats.instant.nullable(),
  /** Whose CV is not in it, since there is none or it cannot be read. */
  missing: z.array(z.object({ name: z.string(), job_title: z.string() })),
});
export type ApplicationExport = z.infer<typeof applicationExport>;

export const startExport = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/exports',
  access: 'user',
  idempotent: true,
  perMinute: 10,
  summary:
    'Begins to make a file of applications; asked for once more while it is made it is the same one. An account makes one at a time (40902), twenty an hour (429)',
  input: asked,
  output: applicationExport,
});

export const getExport = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/exports',
  access: 'user',
  role: 'recruiter',
  silent: true,
  summary: 'The newest file that the caller has asked for, and how far it is',
  input: z.object({}),
  output: z.object({ newest: applicationExport.nullable() }),
});

export const openExport = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/exports/open',
  access: 'user',
  summary: 'An address of the caller’s file, good for a minute; the audit log names everybody in it',
  input: byUuid,
  output: z.object({ url: z.string(), name: z.string() }),
});

export const endExport = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/exports',
  access: 'user',
  summary: 'Gives up the caller’s file, while it is made or when it is ready',
  input: byUuid,
  output: done,
});
