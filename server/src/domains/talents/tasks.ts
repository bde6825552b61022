import { z } from 'zod';
import { type AnyTask, defineTask } from '../../tasks/task.ts';
import { lapse } from './invitations/invitation-queries.ts';
import { walkRadars } from './radar/walk-radars.ts';
import { retainedSince } from './rules.ts';
import { findAlerts } from './saved/find-alerts.ts';
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

/** Invitations that nobody answered in time. */
export const lapseInvitations = defineTask({
  name: 'talents.lapse-invitations',
  payload: z.object({}),
  cron: '7 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: ({ db, clock }) => lapse(db, clock()),
});

export const talentTasks: readonly AnyTask[] = [
  eraseUntouchedTalents,
  fillSearch,
  lapseInvitations,
  findAlerts,
  walkRadars,
];
