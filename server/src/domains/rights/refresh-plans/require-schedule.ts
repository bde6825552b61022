import * as contract from '@qinghe/contract/rights/refresh-plans.ts';
import { AppError } from '../../../app-error.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { type Schedule, timesAfter, tooNear } from './plan-times.ts';

/** How often a schedule refreshes a job from now on. @throws AppError 400 for days or times that cannot be, or have passed */
export function countTimes(schedule: Schedule, now: Date): number {
  requireSchedule(schedule, now);
  const refreshes = timesAfter(schedule, now).length;
  if (refreshes === 0) throw new AppError(400, { field: 'times', reason: 'plan.past' });
  return refreshes;
}

function requireSchedule({ from, to, times }: Schedule, now: Date): void {
  const values = { most: contract.MAX_PLAN_DAYS, ahead: contract.MAX_PLAN_AHEAD };
  const today = chinaDay(now);
  if (from < today || from > dayAfter(today, values.ahead))
    throw new AppError(400, { field: 'from', reason: 'plan.days', values });
  const last = [dayAfter(from, values.most - 1), dayAfter(today, values.ahead)].toSorted()[0] ?? from;
  if (to < from) throw new AppError(400, { field: 'to', reason: 'plan.order' });
  if (to > last) throw new AppError(400, { field: 'to', reason: 'plan.days', values });
  if (tooNear(times))
    throw new AppError(400, { field: 'times', reason: 'plan.gap', values: { gap: contract.MIN_PLAN_GAP } });
}
