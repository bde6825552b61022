import { z } from 'zod';
import { formats, lineText, messageText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most templates that an account may have. */
export const MAX_INVITE_TEMPLATES = 20;

const text = { title: lineText(1, limits.templateTitle), content: messageText(1, limits.message) };

/** Words with which a candidate is invited to apply. `{name}` `{job}` `{company}` are filled in when they are sent. */
export const inviteTemplate = z.object({
  uuid: formats.uuid,
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
});
export type InviteTemplate = z.infer<typeof inviteTemplate>;

const path = '/api/v1/account/invite_content';

export const listInviteTemplates = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Invitation templates of the signed-in account, oldest first',
  input: z.object({}),
  output: listOf(inviteTemplate),
});

export const createInviteTemplate = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Adds an invitation template',
  input: z.object(text),
  output: inviteTemplate,
});

export const changeInviteTemplate = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Changes an invitation template',
  input: seen.extend(text),
  output: inviteTemplate,
});

export const deleteInviteTemplate = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes an invitation template',
  input: byUuid,
  output: done,
});
