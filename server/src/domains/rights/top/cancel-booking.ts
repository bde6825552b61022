import * as contract from '@qinghe/contract/rights/top.ts';
import { AppError } from '../../../app-error.ts';
import { write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { openLedger } from '../../wallet/index.ts';
import { giveDaysBack } from './give-days-back.ts';
import { cancellable } from './top-days.ts';
import { lockBooking } from './top-queries.ts';

/**
 * Gives back the days of a booking that can be: all within 15 minutes, later those that begin in more than 24 hours.
 * @throws AppError 40401, 40902 where there is none
 */
export const cancelBooking = write(contract.cancelBooking, { audit: 'job.top_cancelled' }, async (call, { uuid }) => {
  const { db, member, scope, now } = call;
  const { companyUuid, accountUuid: actorUuid } = member;
  const ledger = await openLedger(call, companyUuid);
  const booking = requireFound(await lockBooking(db, scope, uuid));
  const left = booking.days.flatMap(({ day, freed }) => (freed ? [] : [day]));
  const days = cancellable(left, booking.at, now);
  if (days.length === 0) throw new AppError(40902, { reason: 'top.tooLate' });
  const back = await giveDaysBack({ db, ledger, now }, booking, { companyUuid, actorUuid, days });
  call.note({ objectUuid: booking.job_uuid, detail: { kind: booking.kind, ...back } });
  if (back.coins > 0) await call.publish({ type: 'coins.changed' }, []);
  return back;
});
