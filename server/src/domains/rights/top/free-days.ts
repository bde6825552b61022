import { z } from 'zod';
import { writeAudit } from '../../../db/audit.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { openLedger } from '../../wallet/index.ts';
import { giveDaysBack } from './give-days-back.ts';
import { lockBooking, readUnshown } from './top-queries.ts';

/**
 * Gives back the days to come of jobs that are not in their list any more: offline, ended, or moved. What shows is read by
 * the day, so nothing else has to end.
 */
export const freeDays = defineTask({
  name: 'rights.free-days',
  payload: z.object({}),
  cron: '*/10 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock }) {
    const now = clock();
    for (const { company_uuid: companyUuid, booking_uuid, days } of await readUnshown(db, chinaDay(now)))
      await moneyTransaction(db, companyUuid, async (trx) => {
        const ledger = await openLedger({ db: trx, now }, companyUuid);
        const booking = await lockBooking(trx, { companyUuid, ownerUuid: undefined }, booking_uuid);
        if (!booking) return;
        const back = await giveDaysBack({ db: trx, ledger, now }, booking, { companyUuid, actorUuid: null, days });
        if (back.days === 0) return;
        const actor = { kind: 'clock' as const, uuid: null };
        const about = { objectUuid: booking.job_uuid, detail: { kind: booking.kind, ...back } };
        await writeAudit(trx, { companyUuid, actor, action: 'job.top_ended', ...about, requestId: '' });
        await publishEvent(trx, { companyUuid, owners: [] }, { type: 'coins.changed' });
      });
  },
});
