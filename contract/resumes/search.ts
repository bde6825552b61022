import { z } from 'zod';
import { searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { applicationSummary } from './application.ts';
import { domain } from './domain.ts';

/** Most people that a search across all stages names. */
export const MAX_FOUND = 8;

export const findApplications = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/find',
  access: 'user',
  silent: true,
  summary: 'A few applications of any kind and stage by words: by name first, then the newest',
  input: z.object({ q: searchWords(limits.search).min(1) }),
  output: z.object({
    items: z
      .array(
        applicationSummary.pick({
          uuid: true,
          kind: true,
          stage: true,
          name: true,
          school: true,
          anonymous_as: true,
          job_title: true,
        }),
      )
      .max(MAX_FOUND),
  }),
});
