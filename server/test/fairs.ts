import type { FairFields } from '@qinghe/contract/fairs/fair.ts';
import { type SignUpFields, signUpForFair } from '@qinghe/contract/fairs/sign-up.ts';
import { publishFair, writeFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { minuteOfInstant } from '../src/china-day.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';
import { makeJob, type TestAccount } from './factories.ts';

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

/** What a company says that takes one job to a fair. */
export const signUpOf = ({ uuid }: { uuid: string }): SignUpFields => ({
  job_uuids: [uuid],
  contact_name: '林晓',
  contact_phone: '13900000000',
  people: 3,
});

/** A company at a fair of its own. @returns how it is named in a call that decides on it */
export async function makeSignUp(
  app: TestApp,
  account: TestAccount,
  fair?: { uuid: string },
): Promise<{ fair_uuid: string; uuid: string; version: number }> {
  const { uuid: fair_uuid } = fair ?? (await makeFair(app, 'open'));
  const input = { uuid: fair_uuid, ...signUpOf(await makeJob(app, account)) };
  const { sign_up } = await app.ok(signUpForFair, input, { token: account.token });
  return { fair_uuid, uuid: sign_up?.uuid ?? '', version: sign_up?.version ?? 0 };
}
