import { z } from 'zod';
import { defineTask } from '../../../tasks/task.ts';
import { deleteEndedBlocks } from './block-queries.ts';

/** Takes away the marks of people that have ended. */
export const endBlocks = defineTask({
  name: 'resumes.end-blocks',
  payload: z.object({}),
  cron: '37 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock }) {
    await deleteEndedBlocks(db, clock());
  },
});
