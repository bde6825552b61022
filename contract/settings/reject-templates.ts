import { z } from 'zod';
import { formats, lineText, messageText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most templates that an account may have. */
export const MAX_REJECT_TEMPLATES = 20;

const text = { title: lineText(1, limits.templateTitle), content: messageText(1, limits.message) };

/** A reject message. `{name}` `{job}` `{company}` are filled in when it is sent. */
export const rejectTemplate = z.object({
  uuid: formats.uuid,
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
});
export type RejectTemplate = z.infer<typeof rejectTemplate>;

const path = '/api/v1/account/reject_content';

export const listRejectTemplates = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Reject message templates of the signed-in account, oldest first',
  input: z.object({}),
  output: listOf(rejectTemplate),
});

export const createRejectTemplate = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Adds a reject message template',
  input: z.object(text),
  output: rejectTemplate,
});

export const changeRejectTemplate = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Changes a reject message template',
  input: seen.extend(text),
  output: rejectTemplate,
});

export const deleteRejectTemplate = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes a reject message template',
  input: byUuid,
  output: done,
});
