import { z } from 'zod';
import { moneyTransaction } from '../../../money-turn.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../../time/china-day.ts';
import { tell } from '../../messages/index.ts';
import { openLedger } from '../../wallet/index.ts';
import { claimEndReminder, readEndingOn } from './grant-queries.ts';

/** Days before the end of units on which their company is told. */
const DAYS = [14, 3];

/** Tells masters what of their rights ends soon and is still there; once for each of the days, however often it runs. */
export const remindEndingUnits = defineTask({
  name: 'rights.remind-ending',
  payload: z.object({}),
  cron: '40 9 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const { db, clock } = services;
    const now = clock();
    const today = chinaDay(now);
    for (const days of DAYS) {
      const day = dayAfter(today, days);
      const [from, to] = [instantOfMinute(`${day}T00:00`), instantOfMinute(`${dayAfter(day, 1)}T00:00`)];
      for (const { company_uuid: companyUuid, uuid, right_name: right } of await readEndingOn(db, { from, to, today }))
        await moneyTransaction(db, companyUuid, async (trx) => {
          const ledger = await openLedger({ db: trx, now }, companyUuid);
          const count = [...ledger.places(uuid).values()].reduce((sum, one) => sum + one, 0);
          if (!(await claimEndReminder(trx, companyUuid, uuid, today)) || count === 0) return;
          const told = { companyUuid, to: 'master', subjectUuid: uuid, params: { right, day }, count } as const;
          await tell({ db: trx, services, now }, 'unitsEnding', told);
        });
    }
  },
});
