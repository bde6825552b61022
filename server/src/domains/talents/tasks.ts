import { z } from 'zod';
import { type AnyTask, defineTask } from '../../tasks/task.ts';
import { retainedSince } from './rules.ts';
import { fillSearch } from './search/fill-search.ts';
import { eraseUntouched } from './talent-queries.ts';

/** Forgets those of whom no platform has told for long: they may have found work, and nobody asked them again. */
export const eraseUntouchedTalents = defineTask({
  name: 'talents.erase-untouched',
  payload: z.object({}),
  cron: '50 4 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run({ db, clock }) {
    await eraseUntouched(db, retainedSince(clock()));
  },
});

export const talentTasks: readonly AnyTask[] = [eraseUntouchedTalents, fillSearch];
