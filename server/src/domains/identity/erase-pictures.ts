import { z } from 'zod';
import { defineTask } from '../../tasks/task.ts';
import { erasePaper } from '../files/index.ts';
import { readPicturesToErase } from './queries.ts';
import { PICTURE_DAYS } from './rules.ts';

const HOUR = 3_600_000;

/**
 * Erases pictures of papers thirty days after the decision, and within two hours those that were taken back or never
 * handed in; the clock asks for it every hour.
 */
export const erasePictures = defineTask({
  name: 'identity.erase-pictures',
  payload: z.object({}),
  cron: '41 * * * *',
  timeoutSeconds: 600,
  async run(services) {
    const ago = (hours: number) => new Date(services.clock().getTime() - hours * HOUR);
    const limits = { decidedBefore: ago(PICTURE_DAYS * 24), keptBefore: ago(1) };
    for (const { uuid } of await readPicturesToErase(services.db, limits)) await erasePaper(services, uuid);
  },
});
