import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { lockStillThere, noteTold } from './message-queries.ts';
import { writeMessages } from './tell.ts';
import { writeToldTask } from './told-task.ts';

/**
 * Writes what many are told of, once however often it runs: to those who are still there. It counts from when it is written,
 * so that nobody who reads all meanwhile reads it unseen.
 */
export const writeTold = defineTask({
  ...writeToldTask,
  givenUp: { nobodyWaits: 'What it tells of stands where it happened; a message is beside it.' },
  run: ({ db, tasks, clock }, { uuid, accounts, ...words }) =>
    withTransaction(db, async (trx) => {
      const now = clock();
      if (!(await noteTold(trx, uuid, now))) return;
      const there = await lockStillThere(trx, accounts, words.companyUuid);
      await writeMessages({ db: trx, services: { tasks }, now }, there, words);
    }),
});
