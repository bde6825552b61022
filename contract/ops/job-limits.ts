import { z } from 'zod';
import { companyLimits } from '../company/services.ts';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';

const quota = z.number().int().min(0).max(9999);

export const setJobLimits = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/company/job_limits',
  access: 'operator',
  summary:
    'Says how many internships and campus jobs a company may have online at once, with the reason, which is kept with the entry of the log; 40901 with the limits where they are no longer what was seen',
  input: z.object({
    uuid: formats.uuid,
    /** What the operator saw. */
    seen: z.object({ internship: quota, campus: quota }),
    internship: quota,
    campus: quota,
    reason: plainText(5, limits.reason),
  }),
  output: companyLimits,
});
