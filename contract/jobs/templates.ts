import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { jobDraft } from './job.ts';

/** Most templates of a company. */
export const MAX_JOB_TEMPLATES = 50;

export const jobTemplate = seen.extend({
  name: z.string(),
  kind: jobKind,
  /** What a job that begins with it holds: the text without its deadline and its brochure. */
  draft: jobDraft,
  by: z.string(),
  saved_at: formats.instant,
  /** Whose it is renames and deletes it, and the master. */
  removable: z.boolean(),
});
export type JobTemplate = z.infer<typeof jobTemplate>;

const path = '/api/v1/jobs/templates';

export const listJobTemplates = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Texts that jobs of a kind begin with, by their names; everybody of the company uses them',
  input: z.object({ kind: jobKind }),
  output: listOf(jobTemplate),
});

export const saveJobTemplate = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Keeps the text of a job that the account may see as a template',
  input: z.object({ job_uuid: formats.uuid, name: lineText(1, limits.templateTitle) }),
  output: jobTemplate,
});

export const renameJobTemplate = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Gives a template another name',
  input: seen.extend({ name: lineText(1, limits.templateTitle) }),
  output: jobTemplate,
});

export const deleteJobTemplate = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes a template; jobs that began with it stay as they are',
  input: byUuid,
  output: done,
});
