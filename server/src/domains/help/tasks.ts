import { ATTACHMENT_HOURS } from '@qinghe/contract/attachment-limits.ts';
import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { toParts } from '../../text/parts.ts';
import { readCalendar } from '../dict/index.ts';
import { eraseOld, fillParts, giveBack, lockUnfilled, readSilent } from './background-queries.ts';
import { deleteFile, readOldFiles } from './file-queries.ts';
import { helpFileKey } from './files.ts';
import { minutesOfService } from './rules.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Files that one run erases. */
const A_RUN = 500;
/** Minutes of our hours in which who has a conversation answers it. */
export const SILENT_MINUTES = 15;
/** Days after its end for which a conversation is kept: two years. */
export const HELP_DAYS = 730;
const givenUp = { nobodyWaits: 'The clock asks for it again.' };

/** What nobody answers in time goes back to the queue, with the name of who had it. */
export const giveBackHelp = defineTask({
  name: 'help.give-back',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp,
  async run({ db, clock }) {
    const now = clock();
    const silent = await readSilent(db, new Date(now.getTime() - SILENT_MINUTES * MINUTE));
    if (silent.length === 0) return;
    const calendar = await readCalendar(db);
    for (const row of silent) {
      const since = Math.max(Date.parse(row.waiting_since ?? ''), Date.parse(row.taken_at ?? ''));
      if (minutesOfService(calendar, new Date(since), now) < SILENT_MINUTES) continue;
      await withTransaction(db, (trx) => giveBack(trx, row));
    }
  },
});

/**
 * Two years after its end a conversation is erased, and that of a closed account within an hour; a file that was never sent
 * two hours after it could be. Bytes go first, so that a run that is cut off leaves rows to come back to.
 */
export const eraseHelp = defineTask({
  name: 'help.erase',
  payload: z.object({}),
  cron: '52 * * * *',
  givenUp,
  timeoutSeconds: 600,
  async run({ db, clock, storage }) {
    const ended = new Date(clock().getTime() - HELP_DAYS * DAY);
    // Hours more than it may be sent, so that none goes while it is.
    const left = new Date(clock().getTime() - (ATTACHMENT_HOURS + 2) * HOUR);
    for (const { uuid } of await readOldFiles(db, { left, ended }, A_RUN)) {
      await storage.remove(helpFileKey(uuid));
      await deleteFile(db, uuid);
    }
    await withTransaction(db, (trx) => eraseOld(trx, ended));
  },
});

/** Words that one transaction fills. */
const A_BATCH = 500;

/** Words of before the search by parts, and what a server of that version writes beside newer ones: found as the others are. */
export const fillHelpSearch = defineTask({
  name: 'help.fill-search',
  payload: z.object({}),
  cron: '*/10 * * * *',
  givenUp,
  timeoutSeconds: 600,
  async run({ db }) {
    let filled: number;
    do {
      filled = await withTransaction(db, async (trx) => {
        const words = await lockUnfilled(trx, A_BATCH);
        if (words.length > 0)
          await fillParts(
            trx,
            words.map(({ uuid, body }) => ({ uuid, parts: toParts(body) })),
          );
        return words.length;
      });
    } while (filled > 0);
  },
});
