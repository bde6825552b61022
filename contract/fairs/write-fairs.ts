import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { checkFairTimes, fairFields, fairState } from './fair.ts';

/** What the form of a fair holds: a new one has version 0. */
export const fairForm = fairFields.extend({ version: z.number().int() }).superRefine(checkFairTimes);

export const writtenFair = seen.extend({
  ...fairFields.shape,
  /** Null where it is in no city of the list. */
  city_name: z.string().nullable(),
  state: fairState,
  /** Its end has passed. */
  over: z.boolean(),
  /** Why it was called off; empty otherwise. */
  cancel_reason: z.string(),
  /** Null for what came with a demo. */
  saved_by: z.string().nullable(),
  saved_at: formats.instant,
  abilities: z.object({ edit: z.boolean(), publish: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
});
export type WrittenFair = z.infer<typeof writtenFair>;

const path = '/api/v1/ops/fairs';

export const listWrittenFairs = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'Job fairs with drafts and those that were called off, the latest first',
  input: z.object({ ...pageInput, state: fairState.optional() }),
  output: pageOf(writtenFair),
});

export const getWrittenFair = domain.endpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'operator',
  summary: 'One job fair, with drafts',
  input: byUuid,
  output: writtenFair,
});

export const writeFair = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  idempotent: true,
  summary: 'Writes a job fair as a draft, which no company sees',
  input: fairFields.superRefine(checkFairTimes),
  output: writtenFair,
});

export const changeFair = domain.endpoint({
  method: 'PUT',
  path,
  access: 'operator',
  summary: 'Changes a job fair that is neither over nor called off',
  input: fairFields.extend(seen.shape).superRefine(checkFairTimes),
  output: writtenFair,
});

export const publishFair = domain.endpoint({
  method: 'POST',
  path: `${path}/publish`,
  access: 'operator',
  summary: 'Opens a draft to companies, while its sign-up is still to close',
  input: seen,
  output: writtenFair,
});

export const cancelFair = domain.endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  access: 'operator',
  summary: 'Calls a job fair off, for good; companies read why, and students who registered are told by SMS',
  input: seen.extend({ reason: lineText(1, limits.reason) }),
  output: writtenFair,
});

export const deleteFair = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Deletes a draft of a job fair',
  input: seen,
  output: done,
});
