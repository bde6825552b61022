import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats, plainText } from '../formats.ts';

/** Most templates an account may keep. */
export const MAX_REJECT_TEMPLATES = 20;

const templateText = { title: plainText(1, 30), content: plainText(1, 500) };

/** A reject message. `{name}` `{job}` `{company}` are filled in when it is sent. */
export const rejectTemplate = z.object({
  uuid: formats.uuid,
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
});
export type RejectTemplate = z.infer<typeof rejectTemplate>;

const path = '/api/v1/account/reject_content';

export const listRejectTemplates = defineEndpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Reject message templates of the signed-in account, oldest first',
  input: z.object({}),
  output: z.object({ items: z.array(rejectTemplate) }),
});

export const createRejectTemplate = defineEndpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Adds a reject message template',
  input: z.object(templateText),
  output: rejectTemplate,
});

export const changeRejectTemplate = defineEndpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Changes a reject message template',
  input: z.object({ uuid: formats.uuid, version: z.number().int(), ...templateText }),
  output: rejectTemplate,
});

export const deleteRejectTemplate = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes a reject message template',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({}),
});
