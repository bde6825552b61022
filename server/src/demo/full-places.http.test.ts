import { login } from '@qinghe/contract/account/session.ts';
import { setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { listExpansions, onlineCost, useExpansion } from '@qinghe/contract/rights/expansion.ts';
import { unlockCost, unlockJob } from '@qinghe/contract/rights/unlock.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { seedDemoPlaces } from './full-places.ts';
import { seedDemoCompanies } from './seed-companies.ts';

const app = await startTestApp({ own: true });
const PASSWORD = 'qinghe2026';

test('a company of the demo has no place left: unlock and card can be tried there, however often it starts', async () => {
  await seedDemoCompanies(app.services, PASSWORD);
  await seedDemoPlaces(app.services);
  await seedDemoPlaces(app.services);
  const { token } = await app.ok(login, { account: '13800000011', password: PASSWORD });
  const as = { token };
  const keyed = () => ({ token, headers: { 'idempotency-key': uuidv7() } });
  expect(await app.ok(remainingCoins, {}, as)).toMatchObject({ value: 2000 });

  const { items } = await app.ok(listUsableJobs, { right: 'unlock' }, as);
  const waiting = items.filter(({ why }) => why === null);
  expect(waiting).toHaveLength(1);
  const job = waiting[0]?.uuid ?? '';
  expect(await app.call(setJobOnline, { uuid: job, version: 1, online: true }, as)).toMatchObject({ code: 40906 });
  expect(await app.ok(onlineCost, { job }, as)).toMatchObject({ place: 'taken', most: 1 });
  expect(await app.ok(unlockCost, { job }, as)).toMatchObject({ why: null, missing: 0 });

  await app.ok(useExpansion, { expect: { units: 0, coins: 250 } }, keyed());
  expect((await app.ok(listExpansions, {}, as)).items).toHaveLength(1);
  expect((await app.call(unlockJob, { job, expect: { units: 0, coins: 200 } }, keyed())).code).toBe(40902);
  expect((await app.call(setJobOnline, { uuid: job, version: 1, online: true }, as)).code).toBe(100);
});
