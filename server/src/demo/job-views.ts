import type { Trx } from '../db/database.ts';
import { chinaDay, dayAfter } from '../time/china-day.ts';

/** Of ten views, how many came from where. */
const SHARES = [
  ['list', 4],
  ['wechat', 3],
  ['link', 2],
  ['poster', 1],
] as const;
const PARTS = SHARES.reduce((sum, [, share]) => sum + share, 0);
const DAYS = 32;

/** From where the nth of the demo's applications came. */
export const demoSource = (index: number): string =>
  ['list', 'wechat', 'list', 'link', 'wechat', 'poster', 'list', ''][index % 8] ?? '';

interface DemoViews {
  company_uuid: string;
  job_uuid: string;
  views: number;
  now: Date;
}

/** Spreads a job's views over the days since it went online: most in the first days, fewer on weekends. */
export async function insertDemoViews(trx: Trx, { company_uuid, job_uuid, views, now }: DemoViews): Promise<void> {
  const first = dayAfter(chinaDay(now), 1 - DAYS);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = dayAfter(first, index);
    const weekday = new Date(day).getUTCDay();
    return { day, weight: (1 + 2.5 * Math.exp(-index / 5)) * (weekday === 0 || weekday === 6 ? 0.5 : 1) };
  });
  const cells = days.flatMap(({ day, weight }) =>
    SHARES.map(([source, share]) => ({ day, source, weight: (weight * share) / PARTS })),
  );
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  // Each cell gets what the sum up to it has over the sum before it, so that all cells add up to the views.
  let before = 0;
  const rows = cells.flatMap(({ day, source, weight }) => {
    const count = Math.round(((before + weight) / total) * views) - Math.round((before / total) * views);
    before += weight;
    return count > 0 ? [{ company_uuid, job_uuid, day, source, views: count }] : [];
  });
  if (rows.length > 0) await trx.insertInto('job_view').values(rows).execute();
}
