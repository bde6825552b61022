import { z } from 'zod';
import { defineTask } from '../../tasks/queue.ts';

/** Throws away what has served its time; the clock asks for it every hour. */
export const sweep = defineTask({ name: 'ops.sweep', payload: z.object({}), cron: '17 * * * *', timeoutSeconds: 600 });
