import { z } from 'zod';
import { defineTask } from '../../../tasks/task.ts';
import { eraseFile, eraseOldPartialUploads } from '../../files/index.ts';
import { readAbandonedFiles } from './upload-queries.ts';

const UPLOAD_LIFE = 2 * 86_400_000;

/**
 * Erases CV files whose sender never applied, every hour: without an application there is no consent. So it does with
 * pictures that nothing shows, and files that were never sent. Bytes go first, so that a run that is cut off leaves a row to come back to.
 */
export const eraseAbandonedUploads = defineTask({
  name: 'resumes.erase-abandoned',
  payload: z.object({}),
  cron: '37 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run(services) {
    const { db, clock } = services;
    const before = new Date(clock().getTime() - UPLOAD_LIFE);
    await eraseOldPartialUploads(services, before);
    for (const file of await readAbandonedFiles(db, before)) await eraseFile(services, file);
  },
});
