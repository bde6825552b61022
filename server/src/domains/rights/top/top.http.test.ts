import {
  bookHomeTop,
  bookSearchTop,
  cancelBooking,
  getTopJob,
  getTopPlaces,
  listHomeTops,
  listSearchTops,
  type TopKind,
} from '@qinghe/contract/rights/top.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, tokenOf } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob, type TestJob } from '../../../../test/jobs.ts';
import { noDifferences } from '../../../../test/money.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { giveCoins, openLedger } from '../../wallet/index.ts';
import { grantUnits } from '../grants/grant-units.ts';
import { lapseGrants } from '../grants/lapse-grants.ts';
import { freeDays } from './free-days.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const CITY = '330100';
const CATEGORY = '0102';

const give = ({ companyUuid }: TestAccount, coins: number) =>
  moneyTransaction(db, companyUuid ?? '', (trx) =>
    giveCoins({ db: trx, now: app.clock.now() }, companyUuid ?? '', { coins, proposalUuid: uuidv7() }),
  );
/** The day so many days from today, in China. */
const day = (days: number) => dayAfter(chinaDay(app.clock.now()), days);
/** Units of a right, for so many days. */
const grant = ({ companyUuid, uuid: actorUuid }: TestAccount, right: TopKind, units: number, days = 90) =>
  moneyTransaction(db, companyUuid ?? '', async (trx) => {
    const call = { db: trx, now: app.clock.now() };
    const ledger = await openLedger(call, companyUuid ?? '');
    const from = { source: 'order' as const, sourceUuid: uuidv7(), parts: { paid: 0, gift: 0 }, days };
    await grantUnits({ ...call, ledger }, { companyUuid: companyUuid ?? '', actorUuid, right, units, ...from });
  });
interface Days {
  from: number;
  to: number;
  units?: number;
  coins?: number;
  city?: string;
}
const bookHome = ({ uuid }: TestJob, { from, to, units = 0, coins, city = CITY }: Days, { token }: TestAccount) =>
  app.call(
    bookHomeTop,
    {
      ...{ job_uuid: uuid, city, from: day(from), to: day(to) },
      expect: { units, coins: coins ?? 200 * (to - from + 1 - units) },
    },
    { token, headers: { 'idempotency-key': uuidv7() } },
  );
const bookSearch = ({ uuid }: TestJob, { from, to, units = 0, coins, city = CITY }: Days, { token }: TestAccount) =>
  app.call(
    bookSearchTop,
    {
      ...{ job_uuid: uuid, city, category: CATEGORY, from: day(from), to: day(to) },
      expect: { units, coins: coins ?? 80 * (to - from + 1 - units) },
    },
    { token, headers: { 'idempotency-key': uuidv7() } },
  );
/** A company with coins and a job online in a city. */
async function makeBooker(city: string, coins = 10_000) {
  const master = await makeMaster(app);
  await give(master, coins);
  return { master, job: await makeJob(app, master, { cities: [city] }) };
}
const places = ({ token }: TestAccount, kind: TopKind, city = CITY) =>
  app.ok(getTopPlaces, { kind, city, ...(kind === 'top_search' && { category: CATEGORY }) }, { token });

test('a list says its free places for 14 days from tomorrow, what a day costs, and what there is to pay it', async () => {
  const { master, child } = await makeTeam(app);
  await give(master, 100);
  const search = await places(master, 'top_search', '110000');
  expect(search).toMatchObject({ slots: 3, price: 80, units_left: 0, balance: 100 });
  expect(search.days).toHaveLength(14);
  expect(search.days[0]).toEqual({ day: day(1), free: 3, is_open: true, own: [] });
  expect(await places(child, 'top_home', '110000')).toMatchObject({ slots: 6, price: 200, balance: null });
  const late = { kind: 'top_home' as const, city: CITY, from: day(60) };
  const { days } = await app.ok(getTopPlaces, late, { token: master.token });
  expect(days.map(({ is_open }) => is_open)).toEqual([true, ...Array(13).fill(false)]);
});

test('a job says in which lists it can stand first; one that is not listed why not; others’ jobs are none', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await makeJob(app, child, { cities: [CITY, '310100'] });
  const look = (job_uuid: string, { token }: TestAccount) => app.ok(getTopJob, { job_uuid }, { token });
  const info = await look(uuid, child);
  expect(info.why).toBeNull();
  expect(info.places).toMatchObject([
    { kind: 'top_search', city_name: '杭州市', category_name: '后端开发', first_free: day(1), booked: [] },
    { kind: 'top_home', city: CITY, category: null, category_name: null },
    { kind: 'top_search', city: '310100' },
    { kind: 'top_home', city: '310100' },
  ]);
  const { uuid: draft } = await makeJob(app, master, { state: 'draft' });
  expect((await look(draft, master)).why).toBe('offline');
  expect((await app.call(getTopJob, { job_uuid: draft }, { token: child.token })).code).toBe(40401);
  const foreigner = await makeMaster(app);
  expect((await app.call(getTopJob, { job_uuid: uuid }, { token: foreigner.token })).code).toBe(40401);
});

test('days are booked with units first, then with coins; the list, the job and the ledger say so', async () => {
  const { master, job } = await makeBooker(CITY, 500);
  await grant(master, 'top_search', 2);
  const booked = await bookSearch(job, { from: 1, to: 4, units: 2 }, master);
  expect(booked.data).toMatchObject({ from: day(1), to: day(4), units: 2, coins: 160 });
  const list = await places(master, 'top_search');
  expect(list).toMatchObject({ units_left: 0, balance: 340 });
  expect(list.days.slice(3, 5)).toMatchObject([
    { free: 2, own: [{ job_uuid: job.uuid, title: job.title }] },
    { free: 3, own: [] },
  ]);
  const { places: lists } = await app.ok(getTopJob, { job_uuid: job.uuid }, { token: master.token });
  expect(lists[0]).toMatchObject({ first_free: day(5), booked: [1, 2, 3, 4].map(day) });
  expect((await bookSearch(job, { from: 4, to: 5 }, master)).code).toBe(40902);
  await noDifferences(app, master);
});

test('what costs something else is refused with what it costs now; missing coins with how many; sub-accounts use units alone', async () => {
  const { master, child } = await makeTeam(app);
  await give(master, 250);
  const city = '310100';
  const job = await makeJob(app, child, { cities: [city] });
  expect(await bookHome(job, { from: 1, to: 2, coins: 1, city }, master)).toMatchObject({
    code: 40931,
    data: { units: 0, coins: 400, balance: 250, missing: 150 },
  });
  expect(await bookHome(job, { from: 1, to: 2, city }, master)).toMatchObject({ code: 40930, data: { missing: 150 } });
  expect((await bookHome(job, { from: 1, to: 1, city }, child)).code).toBe(40934);
  await grant(master, 'top_home', 1);
  expect((await bookHome(job, { from: 1, to: 1, units: 1, city }, child)).code).toBe(100);
  const others = await makeJob(app, master, { cities: [city] });
  expect((await bookHome(others, { from: 1, to: 1, city }, child)).code).toBe(40401);
  const foreigner = await makeMaster(app);
  expect((await bookHome(job, { from: 3, to: 3, city }, foreigner)).code).toBe(40401);
  expect(await places(master, 'top_home', city)).toMatchObject({ balance: 250 });
  await noDifferences(app, master);
});

test('from tomorrow up to 60 days ahead, 14 at once, until the job ends, in its own city and category, and only while it is listed', async () => {
  const { master, job } = await makeBooker('330200');
  const codes = [];
  for (const [from, to] of [
    [0, 1],
    [1, 15],
    [59, 61],
    [3, 2],
  ] as const)
    codes.push((await bookHome(job, { from, to, city: '330200' }, master)).code);
  expect(codes).toEqual([400, 400, 400, 400]);
  const short = await makeJob(app, master, { cities: ['330200'], deadline: day(5) });
  expect((await bookHome(short, { from: 5, to: 6, city: '330200' }, master)).code).toBe(40902);
  expect((await bookHome(job, { from: 1, to: 1, city: '110000' }, master)).code).toBe(40902);
  const offline = await makeJob(app, master, { cities: ['330200'], state: 'offline' });
  expect((await bookHome(offline, { from: 1, to: 1, city: '330200' }, master)).code).toBe(40902);
  expect((await bookHome(job, { from: 47, to: 60, city: '330200' }, master)).code).toBe(100);
});

test('fifty at once for the last place of a day: one has it, all others are told the next free range and pay nothing', async () => {
  const city = '420100';
  const bookers = await Promise.all(Array.from({ length: 52 }, () => makeBooker(city, 80)));
  for (const { master, job } of bookers.slice(0, 2)) await bookSearch(job, { from: 3, to: 3, city }, master);
  const answers = await Promise.all(
    bookers.slice(2).map(({ master, job }) => bookSearch(job, { from: 3, to: 3, city }, master)),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([100, ...Array(49).fill(40932)]);
  expect(answers.find(({ code }) => code === 40932)?.data).toEqual({
    full: [day(3)],
    next: { from: day(4), to: day(4) },
  });
  const balances = await Promise.all(
    bookers.map(async ({ master }) => (await places(master, 'top_search', city)).balance),
  );
  expect(balances.filter((balance) => balance === 0)).toHaveLength(3);
  for (const { master } of bookers) await noDifferences(app, master);
});

test('ranges that overlap crosswise wait for one another and take no place twice', async () => {
  const city = '510100';
  const bookers = await Promise.all(Array.from({ length: 16 }, () => makeBooker(city)));
  const answers = await Promise.all(
    bookers.map(({ master, job }, index) =>
      bookSearch(job, index % 2 ? { from: 1, to: 8, city } : { from: 5, to: 12, city }, master),
    ),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([100, 100, 100, ...Array(13).fill(40932)]);
  const [first] = bookers;
  const { days } = await places(first?.master ?? (await makeMaster(app)), 'top_search', city);
  expect(days.slice(4, 8).map(({ free }) => free)).toEqual([0, 0, 0, 0]);
  expect(days.every(({ free }) => free >= 0)).toBe(true);
});

test('a press that is sent twice books once', async () => {
  const { master, job } = await makeBooker('610100');
  const headers = { 'idempotency-key': uuidv7() };
  const wish = { job_uuid: job.uuid, city: '610100', from: day(1), to: day(1), expect: { units: 0, coins: 200 } };
  const twice = await Promise.all([1, 2].map(() => app.call(bookHomeTop, wish, { token: master.token, headers })));
  expect(new Set(twice.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await places(master, 'top_home', '610100')).days[0]?.free).toBe(5);
});

/** The same account some days later: its session has ended by then. */
async function later(account: TestAccount): Promise<TestAccount> {
  await db.deleteFrom('session').where('account_uuid', '=', account.uuid).execute();
  return { ...account, token: await tokenOf(app, account.uuid) };
}
const booked = (answer: { data?: unknown }) => (answer.data as { uuid: string }).uuid;
const cancel = (uuid: string, { token }: TestAccount) =>
  app.call(cancelBooking, { uuid }, { token, headers: { 'idempotency-key': uuidv7() } });
const midnight = (days: number, hours: number) =>
  app.clock.set(new Date(Date.parse(`${day(days)}T00:00:00+08:00`) + hours * 3_600_000));

test('within 15 minutes a booking comes back whole; later the days that begin in more than 24 hours; then none', async () => {
  const city = '320100';
  const { master, job } = await makeBooker(city, 1000);
  await grant(master, 'top_search', 2);
  const first = booked(await bookSearch(job, { from: 1, to: 4, units: 2, city }, master));
  expect((await cancel(first, master)).data).toEqual({ days: 4, units: 2, coins: 160 });
  expect((await cancel(first, master)).code).toBe(40902);
  expect(await places(master, 'top_search', city)).toMatchObject({
    units_left: 2,
    balance: 1000,
    days: { 0: { free: 3 } },
  });
  midnight(1, 12);
  const again = await later(master);
  const second = booked(await bookSearch(job, { from: 1, to: 4, units: 2, city }, again));
  app.clock.advance({ minutes: 16 });
  expect((await cancel(second, again)).data).toEqual({ days: 3, units: 1, coins: 160 });
  expect((await cancel(second, again)).code).toBe(40902);
  const { items } = await app.ok(listSearchTops, {}, { token: again.token });
  expect(items).toMatchObject([
    { state: 'booked', days: 4, freed: 3, units: 1, coins: 0, cancellable: 0 },
    { state: 'cancelled', days: 4, freed: 4, units: 0, coins: 0 },
  ]);
  await noDifferences(app, master);
});

test('sub-accounts cancel and see their own; others’ bookings are none', async () => {
  const { master, child } = await makeTeam(app);
  await grant(master, 'top_home', 2);
  const city = '320500';
  const own = await makeJob(app, child, { cities: [city] });
  const others = await makeJob(app, master, { cities: [city] });
  const ofChild = booked(await bookHome(own, { from: 1, to: 1, units: 1, city }, child));
  const ofMaster = booked(await bookHome(others, { from: 1, to: 1, units: 1, city }, master));
  expect((await app.ok(listHomeTops, {}, { token: child.token })).items.map(({ uuid }) => uuid)).toEqual([ofChild]);
  expect((await app.ok(listHomeTops, {}, { token: master.token })).items).toHaveLength(2);
  expect((await cancel(ofMaster, child)).code).toBe(40401);
  expect((await cancel(ofChild, await makeMaster(app))).code).toBe(40401);
  expect((await cancel(ofChild, child)).data).toEqual({ days: 1, units: 1, coins: 0 });
});

test('a unit that comes back after its grant ended can be used for 14 days, then it lapses', async () => {
  const city = '350100';
  const { master, job } = await makeBooker(city, 1);
  await grant(master, 'top_home', 3, 5);
  const uuid = booked(await bookHome(job, { from: 20, to: 20, units: 1, city }, master));
  app.clock.advance({ days: 6 });
  await lapseGrants.run(app.services, {}, { last: false });
  let by = await later(master);
  expect(await places(by, 'top_home', city)).toMatchObject({ units_left: 0 });
  expect((await cancel(uuid, by)).data).toEqual({ days: 1, units: 1, coins: 0 });
  expect(await places(by, 'top_home', city)).toMatchObject({ units_left: 1 });
  app.clock.advance({ days: 15 });
  await lapseGrants.run(app.services, {}, { last: false });
  by = await later(master);
  expect(await places(by, 'top_home', city)).toMatchObject({ units_left: 0 });
  const { rows } = await findUnits(master);
  expect(rows).toBe('granted -3, lapsed 3');
  await noDifferences(app, master);
});

async function findUnits({ companyUuid }: TestAccount) {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['name', 'balance'])
    .where('company_uuid', '=', companyUuid ?? '')
    .where('name', 'like', 'right.top_home.%')
    .where('balance', '!=', 0)
    .orderBy('name')
    .execute();
  return { rows: rows.map(({ name, balance }) => `${name.split('.')[2]} ${balance}`).join(', ') };
}

test('a job that is taken offline frees its days from the next one on, and what they took comes back', async () => {
  const city = '430100';
  const { master, job } = await makeBooker(city, 700);
  await bookHome(job, { from: 1, to: 3, city }, master);
  midnight(1, 12);
  await freeDays.run(app.services, {}, { last: false });
  const by = await later(master);
  expect(await places(by, 'top_home', city)).toMatchObject({ balance: 100 });
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', job.uuid).execute();
  for (let twice = 0; twice < 2; twice += 1) await freeDays.run(app.services, {}, { last: false });
  const list = await places(by, 'top_home', city);
  expect(list.balance).toBe(500);
  expect(list.days.slice(0, 2).map(({ free }) => free)).toEqual([6, 6]);
  const { items } = await app.ok(listHomeTops, {}, { token: by.token });
  expect(items).toMatchObject([{ state: 'running', days: 3, freed: 2, coins: 200 }]);
  await noDifferences(app, master);
});

test('the record sets who applied on the days that have begun against as many days before', async () => {
  const city = '440100';
  const { master, job } = await makeBooker(city);
  await bookHome(job, { from: 2, to: 5, city }, master);
  const noon = (days: number) => new Date(`${day(days)}T12:00:00+08:00`);
  for (const days of [-1, 0, 1, 2, 2, 3, 4]) await makeApplication(app, job, { appliedAt: noon(days) });
  midnight(3, 20);
  const { items } = await app.ok(listHomeTops, {}, { token: (await later(master)).token });
  expect(items).toMatchObject([{ state: 'running', shown: 2, applications: 3, applications_before: 2 }]);
});

test('on its days a job stands first in that list, marked as an ad, once, and nowhere else', async () => {
  const city = '500100';
  const { master, job } = await makeBooker(city);
  const title = '置顶的实习生';
  await db.updateTable('job').set({ title }).where('uuid', '=', job.uuid).execute();
  for (let more = 0; more < 21; more += 1) await makeJob(app, master, { cities: [city], title: `后来的 ${more}` });
  const list = async (query: string) => {
    const html = await (await app.fetch(`/jobs${query}`, { headers: { 'accept-language': 'zh-CN' } })).text();
    const titles = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
    const next = /rel="next" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').replace('/jobs', '');
    return { titles, ads: html.split('<li class="ad">广告</li>').length - 1, next };
  };
  await bookSearch(job, { from: 1, to: 1, city }, master);
  await bookHome(job, { from: 2, to: 2, city }, master);
  expect((await list(`?city=${city}&category=${CATEGORY}`)).ads).toBe(0);
  midnight(1, 1);
  const search = await list(`?city=${city}&category=${CATEGORY}`);
  expect(search).toMatchObject({ ads: 1, titles: { 0: title, length: 21 } });
  const second = await list(search.next ?? '');
  expect([...search.titles, ...second.titles].filter((name) => name === title)).toHaveLength(1);
  expect((await list(`?city=${city}&category=${CATEGORY}&q=后来的`)).titles).not.toContain(title);
  expect((await list(`?city=${city}`)).ads).toBe(0);
  midnight(1, 0);
  expect((await list(`?city=${city}`)).titles[0]).toBe(title);
  expect((await list(`?city=${city}&category=${CATEGORY}`)).ads).toBe(0);
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', job.uuid).execute();
  expect(await list(`?city=${city}`)).toMatchObject({ ads: 0 });
});
