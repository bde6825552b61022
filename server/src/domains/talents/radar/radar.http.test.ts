import { getTalentRights } from '@qinghe/contract/rights/grants.ts';
import type { ExpectedUnit } from '@qinghe/contract/rights/quote.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { inviteTalent } from '@qinghe/contract/talents/invitations.ts';
import { getRadar, listRadarHits, listRadars, startRadar } from '@qinghe/contract/talents/radar.ts';
import { listCoins, remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { giveTestCoins, grantRight } from '../../../../test/rights.ts';
import { openSocket } from '../../../../test/socket.ts';
import { freshKey, makeTalent, ONE_UNIT, walkAllRadars } from '../../../../test/talents.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const COINS = { units: 0, coins: 100 };
const start = (job: string, { token }: TestAccount, expect: ExpectedUnit = ONE_UNIT) =>
  app.call(startRadar, { job, expect }, { token, headers: freshKey() });
const shown = (job: string, { token }: TestAccount) => app.ok(getRadar, { job }, { token });
const hits = (radar: string, { token }: TestAccount, more: { limit?: number; cursor?: string } = {}) =>
  app.ok(listRadarHits, { radar, ...more }, { token });
const record = async ({ token }: TestAccount) => (await app.ok(listRadars, {}, { token })).items;

let made = 0;
/** A word of work that no other test looks for. */
const newWork = () => {
  made += 1;
  return `雷达${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未'.charAt(made)}号`;
};
/** A job of that work, which asks for nothing else. */
const jobOf = async (work: string, owner: TestAccount, more: Parameters<typeof makeJob>[2] = {}) =>
  (
    await makeJob(app, owner, {
      ...{ title: `${work}实习生`, category: '', cities: [], state: 'online' },
      ...{ min_degree: null, days_per_week: null, months: null },
      ...more,
    })
  ).uuid;
/** A company with units for radars. */
async function company(units = 1) {
  const master = await makeMaster(app);
  await grantRight(app, master, 'radar', units);
  return master;
}
const started = async (job: string, by: TestAccount) => {
  const { code, data } = await start(job, by);
  expect(code).toBe(100);
  return (data as { uuid: string }).uuid;
};

test('a radar looks for what its job says, and costs a unit, else 100 coins of the master', async () => {
  const master = await makeMaster(app);
  await giveTestCoins(app, master, 150);
  const { uuid: job } = await makeJob(app, master, { state: 'online' });
  expect((await shown(job, master)).quote).toMatchObject({
    ...{ units: 0, coins: 100, price: 100, balance: 150, missing: 0, why: null, fits: 0 },
    aim: { words: ['后端开发'], cities: ['杭州市'], degree: 'bachelor', graduation_years: [], days: 4, months: 3 },
  });
  expect((await start(job, master, ONE_UNIT)).code).toBe(40931);
  expect(await start(job, master, COINS)).toMatchObject({ code: 100, data: { ...COINS, hits: 0 } });
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ value: 50 });
  const bill = await app.ok(listCoins, { kind: 'spend' }, { token: master.token });
  expect(bill.items).toMatchObject([{ coins: -100, job: { uuid: job } }]);
  expect(await start(await jobOf(newWork(), master), master, COINS)).toMatchObject({
    code: 40930,
    data: { balance: 50, missing: 50 },
  });
});

test('who fits already is found at once, who comes or is told of anew within minutes, each once', async () => {
  const master = await company();
  const work = newWork();
  const job = await jobOf(work, master, { cities: ['330100'], min_degree: 'bachelor', days_per_week: 4 });
  const fits = { skills: [work], days_per_week: 5 };
  const phone = unusedPhone();
  await makeTalent(app, { ...fits, phone });
  for (const misses of [
    { city: '北京' },
    { skills: [], about: `听说过${work}` },
    { degree: 'associate' as const },
    { days_per_week: 3 },
    { skills: [] },
  ])
    await makeTalent(app, { ...fits, ...misses });
  const radar = await started(job, master);
  expect((await shown(job, master)).running).toMatchObject({ uuid: radar, hits: 1 });
  const socket = await openSocket(app, master.token);
  const came = await makeTalent(app, fits);
  await makeTalent(app, { ...fits, phone });
  await walkAllRadars(app);
  await walkAllRadars(app);
  expect(await socket.event('radar.changed', radar)).toMatchObject({ job_uuid: job });
  expect((await hits(radar, master)).items.map(({ uuid }) => uuid)).toContain(came);
  expect(await record(master)).toMatchObject([
    { uuid: radar, state: 'running', hits: 2, coins: 0, actor: master.name },
  ]);
});

test('a campus job is for its years of graduation; what is done from anywhere asks for no city', async () => {
  const master = await company(2);
  const work = newWork();
  const campus = await jobOf(work, master, { kind: 'campus', campus: { graduation_years: [2026, 2027] } });
  await makeTalent(app, { skills: [work], graduation_month: '2026-06' });
  await makeTalent(app, { skills: [work], graduation_month: '2027-06' });
  await makeTalent(app, { skills: [work], graduation_month: '2028-06' });
  expect((await shown(campus, master)).quote).toMatchObject({ fits: 2, aim: { graduation_years: [2026, 2027] } });
  const remote = await jobOf(work, master, { cities: ['110100'], remote: true });
  expect((await shown(remote, master)).quote).toMatchObject({ fits: 3, aim: { cities: [] } });
});

test('a job that is changed is looked for as it stands then', async () => {
  const master = await company();
  const [before, after] = [newWork(), newWork()];
  const job = await jobOf(before, master);
  const radar = await started(job, master);
  await db.updateTable('job').set({ title: after }).where('uuid', '=', job).execute();
  await makeTalent(app, { skills: [before] });
  const came = await makeTalent(app, { skills: [after] });
  await walkAllRadars(app);
  expect((await hits(radar, master)).items.map(({ uuid }) => uuid)).toEqual([came]);
});

test('no more than fifty are found as it starts; the best fit comes first, page by page', async () => {
  const master = await company();
  const [work, more] = [newWork(), newWork()];
  const job = await jobOf(`${work} ${more}`, master);
  const best = await makeTalent(app, { skills: [work, more] });
  for (let count = 0; count < 51; count += 1) await makeTalent(app, { skills: [work] });
  const radar = await started(job, master);
  const first = await hits(radar, master, { limit: 30 });
  expect(first.items[0]).toMatchObject({ uuid: best, met: 2 });
  const second = await hits(radar, master, { limit: 30, cursor: first.next_cursor ?? '' });
  expect(second.next_cursor).toBeNull();
  expect(new Set([...first.items, ...second.items].map(({ uuid }) => uuid)).size).toBe(50);
  expect((await app.call(listRadarHits, { radar, cursor: 'x' }, { token: master.token })).code).toBe(400);
});

test('who hides or withdraws is not found, and not shown any more', async () => {
  const master = await company();
  const work = newWork();
  const job = await jobOf(work, master);
  const [hidden, gone, stays] = [
    await makeTalent(app, { skills: [work] }),
    await makeTalent(app, { skills: [work] }),
    await makeTalent(app, { skills: [work] }),
  ];
  const hide = (talent_uuid: string) =>
    db
      .insertInto('talent_hidden')
      .values({ company_uuid: master.companyUuid ?? '', talent_uuid, hidden_key: 'name:x' });
  const radar = await started(job, master);
  await hide(hidden).execute();
  await db.deleteFrom('talent').where('uuid', '=', gone).execute();
  expect((await hits(radar, master)).items.map(({ uuid }) => uuid)).toEqual([stays]);
  const later = await makeTalent(app, { skills: [work] });
  await hide(later).execute();
  await walkAllRadars(app);
  expect(await record(master)).toMatchObject([{ hits: 3 }]);
});

test('twenty at once start one radar, and pay for it once', async () => {
  const master = await company(20);
  const job = await jobOf(newWork(), master);
  const tries = await Promise.all(Array.from({ length: 20 }, () => start(job, master)));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, ...Array(19).fill(40902)]);
  const { radar } = await app.ok(getTalentRights, {}, { token: master.token });
  expect(radar).toMatchObject({ left: 19, ending: 0, grants: [{ right: 'radar', left: 19 }] });
});

test('twenty at once use the last unit for a radar once', async () => {
  const master = await company();
  const jobs = [];
  for (let count = 0; count < 20; count += 1) jobs.push(await jobOf('雷达并发', master));
  const tries = await Promise.all(jobs.map((job) => start(job, master)));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([100, ...Array(19).fill(40931)]);
});

test('a radar ends by itself after seven days, and then another one may start', async () => {
  const master = await company(2);
  const work = newWork();
  const job = await jobOf(work, master);
  const radar = await started(job, master);
  app.clock.advance({ days: 6, hours: 23 });
  await makeTalent(app, { skills: [work] });
  await walkAllRadars(app);
  const lastMinute = await makeTalent(app, { skills: [work] });
  app.clock.advance({ hours: 2 });
  await walkAllRadars(app);
  await makeTalent(app, { skills: [work] });
  await walkAllRadars(app);
  app.clock.reset();
  expect((await shown(job, master)).running).toBeNull();
  expect(await record(master)).toMatchObject([{ uuid: radar, state: 'over', hits: 2 }]);
  expect((await hits(radar, master)).items.map(({ uuid }) => uuid)).toContain(lastMinute);
  expect((await start(job, master)).code).toBe(100);
});

test('a radar whose days are over makes room before the clock has looked', async () => {
  const master = await company(2);
  const job = await jobOf(newWork(), master);
  const radar = await started(job, master);
  const over = new Date(app.clock.now().getTime() - 1000);
  const days = { begins_at: new Date(over.getTime() - 1000), expires_at: over };
  await db.updateTable('radar').set(days).where('uuid', '=', radar).execute();
  expect((await shown(job, master)).running).toBeNull();
  expect((await start(job, master)).code).toBe(100);
  expect((await record(master)).map(({ state }) => state)).toEqual(['running', 'over']);
});

test('a radar ends where its job leaves the list, and gives nothing back', async () => {
  const master = await company();
  const job = await jobOf(newWork(), master);
  await started(job, master);
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', job).execute();
  await walkAllRadars(app);
  expect(await record(master)).toMatchObject([{ state: 'left' }]);
  expect((await app.ok(getTalentRights, {}, { token: master.token })).radar.left).toBe(0);
});

test('a job that takes no applications here has no radar; nothing is taken, and the jobs of the right say why', async () => {
  const master = await company();
  const offline = await jobOf(newWork(), master, { state: 'offline', title: '雷达下线' });
  const external_url = 'https://jobs.example.com/1';
  const elsewhere = await jobOf(newWork(), master, { kind: 'campus', campus: { external_url } });
  for (const [job, why] of [
    [offline, 'offline'],
    [elsewhere, 'elsewhere'],
  ] as const) {
    expect((await shown(job, master)).quote).toMatchObject({ why });
    expect(await start(job, master)).toMatchObject({ code: 40902, data: { why } });
  }
  const job = await jobOf(newWork(), master);
  await started(job, master);
  expect(await start(job, master)).toMatchObject({ code: 40902, data: { why: 'running' } });
  const { items } = await app.ok(listUsableJobs, { right: 'radar' }, { token: master.token });
  expect(new Map(items.map(({ uuid, why }) => [uuid, why]))).toEqual(
    new Map([
      [job, 'running'],
      [elsewhere, null],
      [offline, 'offline'],
    ]),
  );
});

test('the record says who was invited of those whom it found, and who accepted', async () => {
  const master = await company();
  const work = newWork();
  const job = await jobOf(work, master);
  const talents = [await makeTalent(app, { skills: [work] }), await makeTalent(app, { skills: [work] })];
  await started(job, master);
  await grantRight(app, master, 'invitation', 3);
  for (const talent_uuid of [...talents, await makeTalent(app)])
    await app.ok(
      inviteTalent,
      { talent_uuid, job_uuid: job, expect: ONE_UNIT },
      { token: master.token, headers: freshKey() },
    );
  const answered = { state: 'accepted' as const, answered_at: app.clock.now() };
  await db
    .updateTable('talent_invitation')
    .set(answered)
    .where('talent_uuid', '=', talents[0] ?? '')
    .execute();
  expect(await record(master)).toMatchObject([{ job: { uuid: job }, hits: 2, invited: 2, accepted: 1 }]);
});

test('a sub-account has radars of its own jobs, for units alone; others’ and foreign ones are none', async () => {
  const { master, child } = await makeTeam(app);
  await giveTestCoins(app, master, 500);
  const [own, others] = [await jobOf(newWork(), child), await jobOf(newWork(), master)];
  expect((await start(own, child, COINS)).code).toBe(40934);
  await grantRight(app, master, 'radar', 2);
  const radar = await started(own, child);
  expect((await start(others, child)).code).toBe(40401);
  const foreign = await started(others, master);
  expect((await record(child)).map(({ uuid }) => uuid)).toEqual([radar]);
  expect(await record(master)).toHaveLength(2);
  const stranger = await company();
  for (const [by, uuid] of [
    [child, foreign],
    [stranger, radar],
  ] as const)
    expect((await app.call(listRadarHits, { radar: uuid }, { token: by.token })).code).toBe(40401);
  expect((await app.call(getRadar, { job: own }, { token: stranger.token })).code).toBe(40401);
  expect((await start(own, stranger)).code).toBe(40401);
});
