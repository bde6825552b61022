import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats } from '../formats.ts';

/** Where a candidate came from, as `?from=` of a job's page says it; '' where it says nothing. */
export const jobSource = z.string().regex(/^(?:[a-z0-9-]{1,20})?$/);

export const countSources = defineEndpoint({
  method: 'GET',
  path: '/api/v1/jobs/sources',
  access: 'user',
  summary: 'How many applied for a job from which source, the most first; withdrawn applications are left out',
  input: z.object({ uuid: formats.uuid }),
  output: z.object({
    items: z.array(z.object({ source: jobSource, applications: z.number().int() })),
  }),
});
