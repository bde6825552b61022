import { z } from 'zod';
import { type Trx, withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { chinaDay } from '../../time/china-day.ts';
import { digestOf, insertSeal, readSeals, readUnchecked, saveCheck, takeTime } from './check-queries.ts';
import { findNewest } from './ledger-queries.ts';
import { type Difference, findDifferences } from './reconcile-queries.ts';

/**
 * Each night: every ledger that has moved is held against itself and against its seals, and what was posted since the last
 * seal is sealed. A difference stands in `ledger_check`, on the bill, and fails the task, which operators hear of.
 */
export const checkLedgers = defineTask({
  name: 'wallet.check-ledgers',
  payload: z.object({}),
  cron: '0 3 * * *',
  givenUp: { nobodyWaits: 'What did not agree is written down, and is looked at again each night.' },
  timeoutSeconds: 1800,
  async run({ db, clock }) {
    const wrong: string[] = [];
    for (const companyUuid of await readUnchecked(db)) {
      const differences = await withTransaction(db, (trx) => checkLedger(trx, companyUuid, clock()));
      if (differences.length > 0) wrong.push(companyUuid);
    }
    if (wrong.length > 0) throw new Error(`Ledgers do not agree: ${wrong.join(', ')}`);
  },
});

/**
 * Takes no lock: the sums are one statement, and what a seal covers is posted for good, since numbers are given under the
 * money lock.
 */
async function checkLedger(trx: Trx, companyUuid: string, now: Date): Promise<Difference[]> {
  await takeTime(trx);
  const newest = (await findNewest(trx, companyUuid))?.seq ?? 0;
  const differences = await findDifferences(trx, companyUuid);
  let [after, before]: [number, Buffer | null] = [0, null];
  for (const { day, last_seq, digest } of await readSeals(trx, companyUuid)) {
    const again = await digestOf(trx, { companyUuid, after, upTo: last_seq, before });
    if (!again.equals(digest)) differences.push({ what: 'seal', where: day, stands: last_seq, should: last_seq });
    [after, before] = [last_seq, digest];
  }
  if (newest > after && differences.length === 0) {
    const digest = await digestOf(trx, { companyUuid, after, upTo: newest, before });
    await insertSeal(trx, { company_uuid: companyUuid, day: chinaDay(now), last_seq: newest, digest, sealed_at: now });
  }
  await saveCheck(trx, { company_uuid: companyUuid, checked_at: now, last_seq: newest, differences });
  return differences;
}
