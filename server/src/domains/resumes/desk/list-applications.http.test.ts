import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { countApplications, listApplications, listFilterChoices } from '@qinghe/contract/resumes/desk.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';

const app = await startTestApp();

type Filters = Omit<Parameters<typeof app.ok<typeof listApplications>>[1], 'stage' | 'kind'>;

/** Every page of a list. */
async function readAll(token: string, input: Parameters<typeof app.ok<typeof listApplications>>[1]) {
  const items = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listApplications, { ...input, cursor }, { token });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** The lists of all stages under a filter; their lengths must be the counts. */
async function readBoth(token: string, filters: Filters = {}) {
  const { counts } = await app.ok(countApplications, { kind: 'internship', ...filters }, { token });
  const found: string[] = [];
  for (const stage of stages) {
    const items = await readAll(token, { kind: 'internship', stage, ...filters });
    expect(items).toHaveLength(counts[stage]);
    found.push(...items.map(({ name }) => name));
  }
  return found;
}

test('who waits for an answer is found by the days, and the home page counts the same people', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  const { token } = master;
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const waiting = async (name: string, days: number) =>
    makeApplication(app, job, { candidate: { name }, appliedAt: ago(days) });
  await waiting('刚来', 1);
  await waiting('快到期', 2.5);
  await waiting('超时', 5);
  const withdrawn = await waiting('撤回', 5);
  const moved = await waiting('处理了', 5);
  await app.services.db
    .updateTable('application')
    .set({ withdrawn_at: ago(1) })
    .where('uuid', '=', withdrawn.uuid)
    .execute();
  await app.ok(moveApplication, { uuid: moved.uuid, version: 1, to: 'written' }, { token });
  expect(await readBoth(token, { waiting_days: 2 })).toEqual(['快到期', '超时']);
  expect(await readBoth(token, { waiting_days: 3 })).toEqual(['超时']);
  const overview = await app.ok(businessOverview, {}, { token });
  expect(overview.waiting).toMatchObject([{ job_uuid: job.uuid, count: 2 }]);
});

test('filters narrow lists and counts alike', async () => {
  const { master } = await makeTeam(app);
  const [first, second] = [await makeJob(app, master, { title: '数据分析实习生' }), await makeJob(app, master)];
  await makeApplication(app, first, { candidate: { name: '甲一', degree: 'associate', graduation_month: '2026-06' } });
  await makeApplication(app, first, { candidate: { name: '甲二', degree: 'master', graduation_month: '2027-01' } });
  await makeApplication(app, second, {
    stage: 'interview',
    candidate: { name: '甲三', degree: 'bachelor', graduation_month: '2027-12' },
  });
  const { token } = master;
  expect((await readBoth(token)).sort()).toEqual(['甲一', '甲三', '甲二']);
  expect((await readBoth(token, { job_uuid: first.uuid })).sort()).toEqual(['甲一', '甲二']);
  expect((await readBoth(token, { degree: 'bachelor' })).sort()).toEqual(['甲三', '甲二']);
  expect((await readBoth(token, { graduation_year: 2027 })).sort()).toEqual(['甲三', '甲二']);
  expect(await readBoth(token, { graduation_year: 2027, degree: 'master' })).toEqual(['甲二']);
  expect(await readBoth(token, { q: '甲三' })).toEqual(['甲三']);
  expect(await readAll(token, { kind: 'campus', stage: 'new' })).toEqual([]);
});

test('words of two characters are found in name, school, major and CV, and only where they stand together', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  await makeApplication(app, job, {
    candidate: { name: '欧阳小雨', school: '华中科技大学', major: '信息与计算科学' },
    cvText: '熟悉Java开发，2025年在腾讯QQ音乐实习。\n用C++写过编译器；Node.js 两年',
  });
  await makeApplication(app, job, {
    candidate: { name: '李娜', school: '武汉大学', major: '法学' },
    cvText: '开会发言',
  });
  const { token } = master;
  const hit = async (q: string) => (await readBoth(token, { q })).includes('欧阳小雨');
  const words = [
    '欧阳',
    '小雨',
    '阳小',
    '华中',
    '科技大学',
    '计算科学',
    '开发',
    '熟悉',
    '腾讯',
    '音乐',
    '实习',
    '编译器',
  ];
  for (const word of [...words, 'java', 'JAVA', 'c++', 'node.js', 'QQ', '2025', '雨', '华中 开发', 'ｊａｖａ'])
    expect([word, await hit(word)]).toEqual([word, true]);
  for (const word of ['欧雨', '发开', 'python', '李娜']) expect([word, await hit(word)]).toEqual([word, false]);
});

test('words with signs of the query language are searched as words', async () => {
  const { token } = await makeMaster(app);
  for (const q of ["O'Brien", "'; drop table job; --", 'a & b | !c', '(', '\\', '<->', ':*', '%', '😀', ' '])
    expect((await app.call(countApplications, { kind: 'internship', q }, { token })).code).toBe(100);
  // What no column holds is refused at the door of all calls.
  const zero = await app.call(countApplications, { kind: 'internship', q: '\u0000' }, { token });
  expect(zero).toMatchObject({ code: 400, field: 'q' });
});

test('pages hand over every application once, newest first, while others move and arrive', async () => {
  const { master } = await makeTeam(app);
  const job = await makeJob(app, master);
  const start = app.clock.now().getTime() - 86_400_000;
  const made: string[] = [];
  for (let index = 0; index < 23; index += 1) {
    // Several share one instant, which only the uuid tells apart.
    const { uuid } = await makeApplication(app, job, { appliedAt: new Date(start + Math.floor(index / 4) * 1000) });
    made.push(uuid);
  }
  const { token } = master;
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listApplications, { kind: 'internship', stage: 'new', limit: 5, cursor }, { token });
    seen.push(...page.items.map(({ uuid }) => uuid));
    cursor = page.next_cursor ?? undefined;
    await makeApplication(app, job);
    const leaving = seen.at(-1) ?? '';
    await app.ok(moveApplication, { uuid: leaving, version: 1, to: 'written' }, { token });
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect([...seen].sort()).toEqual([...made].sort());
});

test('pages of several degrees and of several own jobs hand over everybody once, newest first', async () => {
  const { master, child } = await makeTeam(app);
  const jobs = [await makeJob(app, child), await makeJob(app, child), await makeJob(app, master)] as const;
  const start = app.clock.now().getTime() - 86_400_000;
  const made: { uuid: string; own: boolean; graduate: boolean; leaves: boolean }[] = [];
  for (let index = 0; index < 24; index += 1) {
    const [degree, year] = [(['bachelor', 'master', 'doctor'] as const)[index % 3] ?? 'doctor', 2026 + (index % 2)];
    const { uuid } = await makeApplication(app, jobs[Math.floor(index / 2) % 3] ?? jobs[0], {
      candidate: { degree, graduation_month: `${year}-06` },
      appliedAt: new Date(start + Math.floor(index / 4) * 1000),
    });
    made.push({
      uuid,
      own: Math.floor(index / 2) % 3 < 2,
      graduate: degree !== 'bachelor',
      leaves: degree !== 'bachelor' && year === 2027,
    });
  }
  const check = async (token: string, filters: Filters, expected: typeof made) => {
    const items = await readAll(token, { kind: 'internship', stage: 'new', limit: 3, ...filters });
    expect(items.map(({ uuid }) => uuid).toSorted()).toEqual(expected.map(({ uuid }) => uuid).toSorted());
    const instants = items.map(({ applied_at }) => applied_at);
    expect(instants).toEqual(instants.toSorted().toReversed());
  };
  const leaving = { degree: 'master', graduation_year: 2027 } as const;
  await check(
    master.token,
    { degree: 'master' },
    made.filter(({ graduate }) => graduate),
  );
  await check(
    master.token,
    leaving,
    made.filter(({ leaves }) => leaves),
  );
  await check(
    child.token,
    {},
    made.filter(({ own }) => own),
  );
  await check(
    child.token,
    leaving,
    made.filter(({ own, leaves }) => own && leaves),
  );
  await check(child.token, { ...leaving, job_uuid: jobs[2].uuid }, []);
});

test('a page never exceeds its limit, and a cursor that is none of ours is a bad request', async () => {
  const { token } = await makeMaster(app);
  const list = (input: { limit?: number; cursor?: string }) =>
    app.call(listApplications, { kind: 'internship', stage: 'new', ...input }, { token });
  expect(await list({ limit: 101 })).toMatchObject({ code: 400, field: 'limit' });
  expect(await list({ limit: 0 })).toMatchObject({ code: 400, field: 'limit' });
  const forged = (text: string) => Buffer.from(text).toString('base64url');
  for (const cursor of [
    'x',
    forged('2026-01-01T00:00:00.000Z|nobody'),
    forged(`2026-01-01T00:00:00.000Z|${'-'.repeat(36)}`),
    forged('0000-01-01T00:00:00.000Z|01890a5d-ac96-774b-bcce-b302099a8057'),
    forged("2026-01-01T00:00:00.000Z|01890a5d-ac96-774b-bcce-b302099a8057|'"),
  ])
    expect([cursor, (await list({ cursor })).code]).toEqual([cursor, 400]);
});

test('a sub-account finds and counts only applications for its own jobs, a foreign master none', async () => {
  const { master, child } = await makeTeam(app);
  await makeApplication(app, await makeJob(app, master), { candidate: { name: '归主账号' } });
  const own = await makeJob(app, child);
  await makeApplication(app, own, { candidate: { name: '归子账号' } });
  expect((await readBoth(master.token)).sort()).toEqual(['归主账号', '归子账号'].sort());
  expect(await readBoth(child.token)).toEqual(['归子账号']);
  expect(await readBoth((await makeMaster(app)).token)).toEqual([]);
  const { jobs } = await app.ok(countApplications, { kind: 'internship' }, { token: child.token });
  expect(jobs).toEqual([{ uuid: own.uuid, title: own.title }]);
});

test('lists are narrowed by what candidates told, by where they came from, and by when', async () => {
  const { master, child } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const today = chinaDay(app.clock.now());
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const make = async (name: string, told: object, { days = 0, source = '' } = {}) => {
    const { uuid } = await makeApplication(app, job, { candidate: { name, ...told }, appliedAt: ago(days) });
    await app.services.db.updateTable('application').set({ source }).where('uuid', '=', uuid).execute();
    return uuid;
  };
  await make('甲', { city: '上海', days_per_week: 5, months: 6, earliest_start: 'now' }, { source: 'fair' });
  await make('乙', { city: '杭州', days_per_week: 3, months: 3, earliest_start: dayAfter(today, 20) }, { days: 10 });
  const moved = await make(
    '丙',
    { city: '上海', days_per_week: null, months: null, earliest_start: null },
    { days: 40 },
  );
  await app.ok(moveApplication, { uuid: moved, version: 1, to: 'written' }, { token });
  const rows: [filters: Filters, names: string[]][] = [
    [{ city: '上海' }, ['甲', '丙']],
    [{ source: 'fair' }, ['甲']],
    [{ days_per_week: 4 }, ['甲']],
    [{ days_per_week: 3, months: 3 }, ['甲', '乙']],
    [{ start_within: 0 }, ['甲']],
    [{ start_within: 30 }, ['甲', '乙']],
    [{ applied_within: 1 }, ['甲']],
    [{ applied_within: 30 }, ['甲', '乙']],
    [{ decided_within: 1 }, ['丙']],
    [{ city: '上海', applied_within: 30, q: '甲' }, ['甲']],
    [{ city: '北京' }, []],
  ];
  for (const [filters, names] of rows) expect([filters, await readBoth(token, filters)]).toEqual([filters, names]);
  expect(await app.ok(listFilterChoices, { kind: 'internship' }, { token })).toEqual({
    cities: ['上海', '杭州'],
    sources: ['fair'],
  });
  expect(await app.ok(listFilterChoices, { kind: 'internship' }, { token: child.token })).toEqual({
    cities: [],
    sources: [],
  });
  for (const wrong of [{ days_per_week: 8 }, { months: 0 }, { source: 'A b' }, { applied_within: 1000 }, { city: '' }])
    expect((await app.call(countApplications, { kind: 'internship', ...wrong }, { token })).code).toBe(400);
});
