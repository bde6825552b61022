import { z } from 'zod';
import { checkFields, resumeFields } from '../jobs/resume-config.ts';
import { domain } from './domain.ts';

export const previewApplyForm = domain.endpoint({
  method: 'POST',
  path: '/api/v1/apply/preview',
  access: 'user',
  summary: 'The apply form as candidates would meet it under a choice of fields that need not be saved',
  input: z.object(resumeFields).superRefine(checkFields),
  output: z.object({ html: z.string() }),
});
