import { AD_SLOTS, type AdPlace, cancelAd, getAdPlace, listAds, payAd, previewAds } from '@qinghe/contract/ads/ads.ts';
import { decideAd, listWaitingAds } from '@qinghe/contract/ads/review.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { makeJob } from '../../../test/jobs.ts';
import { noDifferences } from '../../../test/money.ts';
import { key } from '../../../test/orders.ts';
import { giveTestCoins } from '../../../test/rights.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { refuseLateAds } from './review.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());
beforeEach(async () => {
  await db.deleteFrom('ad_slot').execute();
  await db.deleteFrom('ad').execute();
});

const dayIn = (days: number) => dayAfter(chinaDay(app.clock.now()), days);
const wish = (more: Partial<InputOf<typeof payAd>> = {}): InputOf<typeof payAd> => ({
  ...{ place: 'jobs', title: '云杉秋招', words: '四个城市，二十个岗位', from: dayIn(3), to: dayIn(4) },
  ...{ expect: { coins: 600 }, ...more },
});
const pay = ({ token }: { token: string }, more: Partial<InputOf<typeof payAd>> = {}, headers = key()) =>
  app.call(payAd, wish(more), { token, headers });
const coins = async ({ token }: TestAccount) => (await app.ok(remainingCoins, {}, { token })).value;
const { token: operator } = await makeOperator(app);
const decide = ({ uuid, version }: { uuid: string; version: number }, decision: 'approve' | 'refuse', reason = '') =>
  app.call(decideAd, { uuid, version, decision, reason }, { token: operator });
const running = async (place: AdPlace = 'jobs') => (await app.ok(previewAds, { place })).items;
const get = (path: string) => app.fetch(path, { redirect: 'manual' });
const leadsTo = async (path: string) => (await get(path)).headers.get('location');

async function advertiser(amount = 600): Promise<TestAccount> {
  const master = await makeMaster(app);
  await giveTestCoins(app, master, amount);
  return master;
}

test('an ad is paid, looked at, and stands above the list on its days, marked as one; views and clicks are counted', async () => {
  const master = await advertiser();
  const { uuid: job_uuid } = await makeJob(app, master, { state: 'online' });
  const { token } = master;
  expect(await app.ok(getAdPlace, { place: 'jobs' }, { token })).toEqual({
    ...{ coins: 300, first: dayIn(2), last: dayIn(60), full: [], balance: 600 },
  });
  const { data: ad } = await pay(master, { job_uuid });
  expect(ad).toMatchObject({ state: 'reviewing', coins: 600, cancellable: true, views: 0, job: { uuid: job_uuid } });
  expect(await coins(master)).toBe(0);
  expect((await app.ok(listWaitingAds, {}, { token: operator })).items).toMatchObject([{ uuid: ad.uuid }]);
  expect((await decide(ad, 'approve')).code).toBe(100);
  expect((await decide(ad, 'refuse', '晚了')).code).toBe(40901);
  expect(await running()).toEqual([]);
  app.clock.advance({ hours: 24 * 3 });
  const [shown] = await running();
  expect(shown).toMatchObject({ title: '云杉秋招', url: `/server/ads/${ad.uuid}` });
  expect(await (await get('/jobs')).text()).toMatch(/<aside class="banner" aria-label="广告">.*云杉秋招/);
  const seen = await get(`/server/ads/${ad.uuid}/seen.gif`);
  expect([seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    'image/gif',
    expect.stringMatching(/^private, max-age=\d+$/),
  ]);
  expect(await leadsTo(`/server/ads/${ad.uuid}`)).toBe(`/jobs/${job_uuid}?from=ad`);
  const [own] = await db.selectFrom('ad').select(['views', 'clicks']).where('uuid', '=', ad.uuid).execute();
  expect(own).toEqual({ views: 1, clicks: 1 });
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', job_uuid).execute();
  expect(await running()).toEqual([]);
  app.clock.advance({ hours: 48 });
  expect(await running()).toEqual([]);
  expect(await leadsTo(`/server/ads/${ad.uuid}`)).toBe('/jobs');
  expect(await leadsTo('/server/ads/nothing')).toBe('/jobs');
});

test('an ad of the home page shows there alone, and takes no day of the list', async () => {
  const master = await advertiser(2400);
  const { data: home } = await pay(master, { place: 'home' });
  for (let others = 0; others < AD_SLOTS; others += 1)
    expect((await pay(await advertiser(), { place: 'jobs' })).code).toBe(100);
  expect((await app.ok(getAdPlace, { place: 'home' }, { token: master.token })).full).toEqual([]);
  expect((await decide(home, 'approve')).code).toBe(100);
  app.clock.advance({ hours: 24 * 3 });
  expect(await running()).toEqual([]);
  expect(await (await get('/jobs')).text()).not.toContain('<aside class="banner"');
  const [shown] = await running('home');
  expect(shown).toMatchObject({ uuid: home.uuid, seen_url: `/server/ads/${home.uuid}/seen.gif` });
  expect(await running('home')).toHaveLength(1);
  await get(shown?.seen_url ?? '');
  expect(await leadsTo(shown?.url ?? '')).toBe(`/companies/${master.companyUuid}?from=ad`);
  const [own] = await db.selectFrom('ad').select(['views', 'clicks']).where('uuid', '=', home.uuid).execute();
  expect(own).toEqual({ views: 1, clicks: 1 });
});

test('refused, taken back or not looked at in time, an ad returns all its coins and its days', async () => {
  const master = await advertiser(1800);
  const { token } = master;
  const [first, second, third] = [await pay(master), await pay(master), await pay(master)].map(({ data }) => data);
  if (!first || !second || !third) throw new Error('three ads are paid');
  expect(await coins(master)).toBe(0);
  const waiting = (await app.ok(listWaitingAds, {}, { token: operator })).items.map(({ uuid }) => uuid);
  expect(waiting).toEqual([first.uuid, second.uuid, third.uuid]);
  expect((await decide(first, 'refuse')).code).toBe(400);
  expect((await decide(first, 'refuse', '有夸大的说法')).data).toMatchObject({
    state: 'refused',
    reason: '有夸大的说法',
  });
  expect((await decide({ ...first, version: 2 }, 'approve')).code).toBe(40902);
  const taken = await app.ok(cancelAd, { uuid: second.uuid, version: 1 }, { token, headers: key() });
  expect(taken).toMatchObject({ state: 'cancelled', cancellable: false });
  expect((await app.call(cancelAd, { uuid: second.uuid, version: 2 }, { token, headers: key() })).code).toBe(40902);
  expect(await coins(master)).toBe(1200);
  app.clock.advance({ hours: 24 * 3 });
  for (let runs = 0; runs < 2; runs += 1) await refuseLateAds.run(app.services, {}, { last: false });
  const rows = await db.selectFrom('ad').select(['state', 'reason']).where('uuid', '=', third.uuid).execute();
  expect(rows).toEqual([{ state: 'refused', reason: 'late' }]);
  expect(await db.selectFrom('ad_slot').selectAll().execute()).toEqual([]);
  await noDifferences(app, master);
  app.clock.reset();
  expect(await coins(master)).toBe(1800);
});

test('an ad that begins within 24 hours stays', async () => {
  const master = await advertiser();
  const { data: ad } = await pay(master);
  app.clock.advance({ hours: 24 * 2 + 1 });
  await db.deleteFrom('session').where('account_uuid', '=', master.uuid).execute();
  const token = await tokenOf(app, master.uuid);
  expect((await app.ok(listAds, {}, { token })).items).toMatchObject([{ cancellable: false }]);
  expect((await app.call(cancelAd, { uuid: ad.uuid, version: 1 }, { token, headers: key() })).code).toBe(40902);
});

test.each([
  ['another price than was shown', { expect: { coins: 599 } }, 40931],
  ['a day that is too soon', { from: dayIn(1) }, 400],
  ['a day that is too far', { from: dayIn(60), to: dayIn(61) }, 400],
  ['too many days', { from: dayIn(3), to: dayIn(17), expect: { coins: 4500 } }, 400],
  ['a last day before the first', { from: dayIn(4), to: dayIn(3) }, 400],
  ['a place that is none', { place: 'top' as AdPlace }, 400],
  ['a title of one sign', { title: '云' }, 400],
  ['words that are too long', { words: '岗'.repeat(61) }, 400],
  ['a job that is none', { job_uuid: '01890000-0000-7000-8000-000000000001' }, 40902],
  ['more coins than there are', { to: dayIn(5), expect: { coins: 900 } }, 40930],
])('%s costs nothing', async (_name, more, code) => {
  const master = await advertiser();
  expect((await pay(master, more)).code).toBe(code);
  expect(await coins(master)).toBe(600);
});

test('nobody pays for a sub-account’s ad, without papers in force, or with a foreign job; strangers see none of it', async () => {
  const { master, child } = await makeTeam(app);
  await giveTestCoins(app, master, 600);
  const other = await advertiser();
  const { uuid: job_uuid } = await makeJob(app, other, { state: 'online' });
  expect((await pay(child)).code).toBe(40934);
  expect((await pay(master, { job_uuid })).code).toBe(40902);
  const { data: ad } = await pay(master);
  expect((await app.ok(listAds, {}, { token: other.token })).items).toEqual([]);
  expect((await app.call(cancelAd, { uuid: ad.uuid, version: 1 }, { token: other.token, headers: key() })).code).toBe(
    40401,
  );
  await db
    .updateTable('company')
    .set({ check_status: 'uncheck' })
    .where('company_uuid', '=', other.companyUuid ?? '')
    .execute();
  expect((await pay(other)).code).toBe(40902);
});

test('of thirty who book the last slots of a day as many get one as there are, and one press sent ten times is one ad', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => advertiser(300)));
  const day = { from: dayIn(9), to: dayIn(9), expect: { coins: 300 } };
  const answers = await Promise.all(all.map((master) => pay(master, day)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    ...Array(AD_SLOTS).fill(100),
    ...Array(10 - AD_SLOTS).fill(40932),
  ]);
  expect(answers.find(({ code }) => code === 40932)?.data).toEqual({ full: [day.from] });
  const left = await Promise.all(all.map(coins));
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(300 * (10 - AD_SLOTS));
  const master = await advertiser(900);
  const headers = key();
  const pressed = await Promise.all(Array.from({ length: 10 }, () => pay(master, {}, headers)));
  expect(new Set(pressed.map(({ data }) => data.uuid)).size).toBe(1);
  expect(await coins(master)).toBe(300);
});
