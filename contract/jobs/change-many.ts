import { z } from 'zod';
import { formats } from '../formats.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most jobs of one call. */
export const MAX_CHANGED_JOBS = 100;

const jobs = z
  .array(seen)
  .min(1)
  .max(MAX_CHANGED_JOBS)
  .refine((all) => new Set(all.map(({ uuid }) => uuid)).size === all.length, 'format.twice');

export const changeJobs = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/bulk',
  access: 'user',
  idempotent: true,
  costly: true,
  objects: ({ jobs }) => jobs.length,
  perMinute: 2000,
  summary:
    'One action on many jobs, each as if alone: those that it is possible for are changed, the others say why not. A dry run changes nothing',
  input: z.discriminatedUnion('action', [
    z.object({ action: z.enum(['publish', 'online', 'offline', 'copy', 'remove']), jobs, dry_run: z.boolean() }),
    z.object({ action: z.literal('extend'), jobs, deadline: formats.date, dry_run: z.boolean() }),
    /** `to`: an active colleague; masters alone hand over. */
    z.object({ action: z.literal('hand_over'), jobs, to: formats.uuid, dry_run: z.boolean() }),
  ]),
  output: z.object({
    changed: z.number().int(),
    /** In the order of the input. */
    results: z.array(
      z.object({
        uuid: formats.uuid,
        /** Empty where the caller may not see it. */
        title: z.string(),
        /** Why it is left out, in a sentence; null where it is changed. */
        problem: z.string().nullable(),
      }),
    ),
  }),
});
export type JobsAction = z.infer<typeof changeJobs.input>['action'];
