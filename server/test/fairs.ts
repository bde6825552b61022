import type { FairFields } from '@qinghe/contract/fairs/fair.ts';
import { publishFair, writeFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { minuteOfInstant } from '../src/china-day.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';

const HOUR = 3_600_000;

/** A minute of the clock in China, so many hours from now. */
export const hoursFromNow = ({ clock }: TestApp, hours: number): string =>
  minuteOfInstant(new Date(clock.now().getTime() + hours * HOUR).toISOString());

/** A fair in two weeks, whose sign-up closes in one. */
export const goodFair = (app: TestApp, more: Partial<FairFields> = {}): FairFields => ({
  title: '秋季双选会',
  place: '武汉理工大学',
  address: '南湖校区 体育馆',
  city: '420100',
  starts_at: hoursFromNow(app, 14 * 24),
  ends_at: hoursFromNow(app, 14 * 24 + 6),
  closes_at: hoursFromNow(app, 7 * 24),
  booths: 120,
  text: '信息、机械、材料类专业学生到场。',
  ...more,
});

/** A fair of the platform. @returns how it is named in a call that changes it */
export async function makeFair(
  app: TestApp,
  state: 'draft' | 'open' = 'draft',
  more: Partial<FairFields> = {},
): Promise<{ uuid: string; version: number }> {
  const by = { token: (await makeOperator(app)).token };
  const { uuid, version } = await app.ok(writeFair, goodFair(app, more), by);
  if (state === 'draft') return { uuid, version };
  return { uuid, version: (await app.ok(publishFair, { uuid, version }, by)).version };
}
