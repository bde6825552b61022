import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { jobListFields } from '../jobs/endpoints.ts';
import { domain } from './domain.ts';

/** The jobs that a list shows under its filters, all pages of them. */
export const exportJobs = domain.endpoint({
  method: 'POST',
  path: '/api/v1/imports/export',
  access: 'user',
  perMinute: 10,
  summary:
    'The jobs that a list shows as a spreadsheet (xlsx) in the columns that an import reads, with state and figures after them; a sub-account its own',
  input: z.object(jobListFields).omit({ cursor: true, limit: true }),
  output: exportedFile,
});
