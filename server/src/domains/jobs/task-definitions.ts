import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { defineTask } from '../../tasks/queue.ts';

/** Looks at a job that was handed in, and puts it online or refuses it. */
export const reviewJob = defineTask({
  name: 'jobs.review-job',
  payload: z.object({ company_uuid: formats.uuid, job_uuid: formats.uuid, locale: z.enum(['zh-CN', 'en']) }),
});

/** Ends online jobs whose deadline has passed; the clock asks for it every ten minutes. */
export const expireJobs = defineTask({ name: 'jobs.expire-jobs', payload: z.object({}), cron: '*/10 * * * *' });
