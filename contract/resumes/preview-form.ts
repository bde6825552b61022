import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { checkFields, resumeFields } from '../jobs/resume-config.ts';

export const previewApplyForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/apply/preview',
  access: 'user',
  summary: 'The apply form as candidates would meet it under a choice of fields that need not be saved',
  input: z.object(resumeFields).superRefine(checkFields),
  output: z.object({ html: z.string() }),
});
