import { z } from 'zod';
import { domain } from './domain.ts';

/** What a new company, or somebody new in one, does first; in the order in which it is shown. */
export const firstSteps = [
  'logo',
  'company_text',
  'colleague',
  'job',
  'talk',
  'reject_template',
  'notifications',
] as const;
export type FirstStep = (typeof firstSteps)[number];

const path = '/api/v1/business/first_steps';

export const getFirstSteps = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  silent: true,
  summary: 'What is still to do of the first steps, worked out from what there is; none for roles that only read',
  input: z.object({}),
  output: z.object({
    /** Those of the caller: a sub-account has no steps of the company, and without campus jobs there is no talk. */
    steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
    /** The caller has folded them away. */
    hidden: z.boolean(),
  }),
});

export const hideFirstSteps = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Folds the first steps of the own home page away, or shows them again',
  input: z.object({ hidden: z.boolean() }),
  output: z.object({ hidden: z.boolean() }),
});
