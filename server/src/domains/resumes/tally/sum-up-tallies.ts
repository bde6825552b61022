import { z } from 'zod';
import { defineTask } from '../../../tasks/task.ts';
import { readLongTallies, sumUpTally } from './tally-queries.ts';

/** Rows of a company's tally from which on summing them up pays. */
const LONG_TALLY = 500;

/** Sums up long tallies; the clock asks for it every ten minutes. */
export const sumUpTallies = defineTask({
  name: 'resumes.sum-up-tallies',
  payload: z.object({}),
  cron: '*/10 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db }) {
    for (const companyUuid of await readLongTallies(db, LONG_TALLY)) await sumUpTally(db, companyUuid);
  },
});
