import {
  assignJobs,
  changeBrochure,
  createBrochure,
  deleteBrochure,
  getBrochure,
  listBrochures,
  MAX_BROCHURES,
  setBrochureOnline,
} from '@qinghe/contract/jobs/brochures.ts';
import { getJob, listJobs, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { goodBrochure, makeBrochure, makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();
const kind = 'campus';
const page = (uuid: string, language = 'zh-CN') =>
  app.fetch(`/brochures/${uuid}`, { headers: { 'accept-language': language } });

test('a brochure is written, changed as it was seen, put online, and taken back', async () => {
  const { token } = await makeMaster(app);
  const made = await app.ok(createBrochure, goodBrochure(), { token });
  expect(made).toMatchObject({ state: 'draft', version: 1, jobs: 0, abilities: { edit: true, remove: true } });
  const { uuid } = made;
  const change = { ...goodBrochure({ title: '改过的简章' }), uuid };
  const changed = await app.ok(changeBrochure, { ...change, version: 1 }, { token });
  expect(changed).toMatchObject({ title: '改过的简章', version: 2 });
  expect(await app.call(changeBrochure, { ...change, version: 1 }, { token })).toMatchObject({
    code: 40901,
    data: { title: '改过的简章', version: 2 },
  });
  const online = await app.ok(setBrochureOnline, { uuid, version: 2, online: true }, { token });
  expect(online).toMatchObject({ state: 'online', abilities: { edit: true, remove: false, take_offline: true } });
  for (const refused of [
    await app.call(setBrochureOnline, { uuid, version: 3, online: true }, { token }),
    await app.call(deleteBrochure, { uuid, version: 3 }, { token }),
  ])
    expect(refused).toMatchObject({ code: 40902 });
  await app.ok(setBrochureOnline, { uuid, version: 3, online: false }, { token });
  expect((await page(uuid)).status).toBe(404);
});

test('one that is online is changed as it was seen: checked anew, read by students at once, and what was before is kept', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { uuid } = await makeBrochure(app, master, { state: 'online' });
  const change = { ...goodBrochure({ title: '2027 届秋季校园招聘' }), uuid };
  const kept = () => page(uuid).then((response) => response.text());
  const [line] = change.schedule;
  const wrong = {
    ...change,
    schedule: [
      { name: '网申', from: '2026-09-01', until: null },
      { ...line, name: '限男性笔试' },
    ],
  };
  expect(
    await app.call(changeBrochure, { ...wrong, version: 1 } as typeof change & { version: number }, { token }),
  ).toMatchObject({
    code: 42201,
    field: 'schedule.1.name',
  });
  expect(await kept()).toContain('<h1>2027 届秋招简章</h1>');
  const changed = await app.ok(changeBrochure, { ...change, version: 1 }, { token });
  expect(changed).toMatchObject({ state: 'online', version: 2, title: change.title });
  expect(await kept()).toContain(`<h1>${change.title}</h1>`);
  expect(await app.call(changeBrochure, { ...change, version: 1 }, { token })).toMatchObject({ code: 40901 });
  const { detail } = await app.services.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('object_uuid', '=', uuid)
    .where('action', '=', 'brochure.changed')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ fields: ['title'], before: { title: '2027 届秋招简章' } });
});

test('the brochure of a frozen company says that it is closed, not that the link is wrong', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeBrochure(app, master, { state: 'online' });
  await app.services.db
    .updateTable('company')
    .set({ frozen_at: app.clock.now() })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  const shown = await page(uuid);
  expect(shown.status).toBe(404);
  expect(await shown.text()).toContain('这份招聘简章已停止招聘');
});

test('words that a job may not say, a brochure may not say either: found at the words, in title, text and schedule', async () => {
  const master = await makeMaster(app);
  const seen = await makeBrochure(app, master, {
    title: '限男性的秋招',
    schedule: [{ name: '限男性笔试', from: '2026-12-26', until: null }],
  });
  const refused = await app.call(setBrochureOnline, { ...seen, online: true }, { token: master.token });
  expect(refused).toMatchObject({ code: 42201 });
  const { findings } = refused.data as unknown as { findings: { field: string; item: number | null; start: number }[] };
  expect(findings).toEqual([
    expect.objectContaining({ field: 'title', start: 0 }),
    expect.objectContaining({ field: 'schedule', item: 0, start: 0 }),
  ]);
  expect(await app.ok(getBrochure, { uuid: seen.uuid }, { token: master.token })).toMatchObject({ state: 'draft' });
});

test('a sub-account sees and changes its own, the master all, another company none', async () => {
  const { master, child } = await makeTeam(app);
  const own = await makeBrochure(app, child);
  const masters = await makeBrochure(app, master);
  const seenBy = async ({ token }: { token: string }) =>
    (await app.ok(listBrochures, {}, { token })).items.map(({ uuid }) => uuid).sort();
  expect(await seenBy(child)).toEqual([own.uuid]);
  expect(await seenBy(master)).toEqual([own.uuid, masters.uuid].sort());
  const other = await makeMaster(app);
  expect(await seenBy(other)).toEqual([]);
  for (const { token } of [child, other])
    expect(await app.call(setBrochureOnline, { ...masters, online: true }, { token })).toMatchObject({ code: 40401 });
});

test('jobs come into a brochure and leave it; an open form of theirs is told; deleted, it leaves them behind', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const first = await makeJob(app, master, { kind, title: '甲' });
  const second = await makeJob(app, master, { kind, title: '乙', state: 'draft' });
  await makeApplication(app, first);
  const { uuid } = await makeBrochure(app, master);
  const both = await app.ok(assignJobs, { uuid, version: 1, job_uuids: [first.uuid, second.uuid] }, { token });
  expect(both).toMatchObject({ jobs: 2, applications: 1, version: 2 });
  const stale = { uuid: second.uuid, version: 1, draft: { kind: 'campus' as const, title: '丙' } };
  expect(await app.call(saveDraft, stale, { token })).toMatchObject({ code: 40901 });
  expect((await app.ok(listJobs, { kind, brochure: uuid }, { token })).items).toHaveLength(2);
  const one = await app.ok(assignJobs, { uuid, version: 2, job_uuids: [second.uuid] }, { token });
  expect(one.job_items.map(({ title }) => title)).toEqual(['乙']);
  await app.ok(deleteBrochure, { uuid, version: 3 }, { token });
  const { draft } = await app.ok(getJob, { uuid: second.uuid }, { token });
  expect(draft).toMatchObject({ brochure_uuid: null });
});

test('what came is counted by job, and what the brochure brought by itself; withdrawn applications are in none', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeBrochure(app, master, { state: 'online' });
  const campus = { brochure_uuid: uuid };
  const job = await makeJob(app, master, { kind, campus, title: '甲' });
  const made = [
    await makeApplication(app, job, { appliedAt: app.clock.now() }),
    await makeApplication(app, job, {
      stage: 'interview',
      appliedAt: new Date(app.clock.now().getTime() - 48 * 3_600_000),
    }),
    await makeApplication(app, job, { appliedAt: app.clock.now() }),
  ];
  const set = (at: number, values: { source?: string; withdrawn_at?: Date }) =>
    app.services.db
      .updateTable('application')
      .set(values)
      .where('uuid', '=', made[at]?.uuid ?? '')
      .execute();
  await set(0, { source: 'brochure' });
  await set(2, { source: 'brochure', withdrawn_at: app.clock.now() });
  await app.fetch(`/jobs/${job.uuid}?from=brochure`);
  const { figures, job_items } = await app.ok(getBrochure, { uuid }, { token: master.token });
  expect(figures).toEqual({ applications_today: 1, brochure_views: 1, brochure_applications: 1 });
  expect(job_items).toMatchObject([{ title: '甲', applications: 2, applications_new: 1 }]);
});

test('only campus jobs that the account may see come into a brochure, and a draft names only such a brochure', async () => {
  const { master, child } = await makeTeam(app);
  const { token } = child;
  const own = await makeBrochure(app, child);
  const internship = await makeJob(app, child);
  const colleagues = await makeJob(app, master, { kind });
  for (const { uuid } of [internship, colleagues])
    expect(await app.call(assignJobs, { ...own, job_uuids: [uuid] }, { token })).toMatchObject({
      code: 400,
      field: 'job_uuids',
    });
  const mine = await makeJob(app, child, { kind, state: 'draft' });
  const masters = await makeBrochure(app, master);
  const name = (brochure_uuid: string) =>
    app.call(saveDraft, { uuid: mine.uuid, version: 1, draft: { kind: 'campus', brochure_uuid } }, { token });
  expect(await name(masters.uuid)).toMatchObject({ code: 400, field: 'draft.brochure_uuid' });
  expect(await name(own.uuid)).toMatchObject({ code: 100 });
});

test.each([
  [{ title: '短' }, 'title'],
  [{ text: '太短' }, 'text'],
  [{ text: `**${'字'.repeat(10)}**${' '.repeat(10)}` }, 'text'],
  [{ schedule: [{ name: '网申', from: '2026-12-20', until: '2026-12-19' }] }, 'schedule.0.until'],
  [{ schedule: Array.from({ length: 9 }, () => ({ name: '网申', from: '2026-12-20', until: null })) }, 'schedule'],
  [{ picture_uuid: '01890000-0000-7000-8000-000000000009' }, 'picture_uuid'],
])('%j is refused at its field', async (wrong, field) => {
  const { token } = await makeMaster(app);
  expect(await app.call(createBrochure, goodBrochure(wrong), { token })).toMatchObject({ code: 400, field });
});

test('a company has room for so many', async () => {
  const master = await makeMaster(app);
  for (let made = 0; made < MAX_BROCHURES; made += 1) await makeBrochure(app, master);
  expect(await app.call(createBrochure, goodBrochure(), { token: master.token })).toMatchObject({ code: 40902 });
});

test('the public page is readable without a script, leads to open jobs, and is nowhere for drafts', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeBrochure(app, master, { state: 'online' });
  const campus = { brochure_uuid: uuid, pay_months: 15 };
  const open = await makeJob(app, master, {
    kind,
    campus,
    title: '软件开发工程师',
    pay_min: 15,
    pay_max: 22,
    headcount: 6,
  });
  const past = await makeJob(app, master, { kind, campus, deadline: '2020-01-01' });
  const off = await makeJob(app, master, { kind, campus, state: 'offline' });
  const response = await page(uuid);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const text of ['<h1>2027 届秋招简章</h1>', '秋招', '2027 届', '<li>入职即有导师</li>', '网申', '2026-12-26'])
    expect(html).toContain(text);
  expect(html).toContain(`<a href="/jobs/${open.uuid}?from=brochure">软件开发工程师</a>`);
  expect(html).toMatch(/15–22k · 15 薪 · [^<]+ · 招 6 人/);
  expect(html).toContain(`href="/jobs/${open.uuid}?from=brochure#apply" aria-label="投递：软件开发工程师">投递</a>`);
  // Past its deadline a job is still read, as at its own address, and nobody applies.
  expect(html).toContain('<strong class="hint">已截止</strong>');
  expect(html).not.toContain(`${past.uuid}?from=brochure#apply`);
  expect(html).not.toContain(off.uuid);
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
  expect(await (await page(uuid, 'en')).text()).toContain('Class of 2027');
  const draft = await makeBrochure(app, master);
  for (const missing of [draft.uuid, 'x', '01890000-0000-7000-8000-000000000009'])
    expect((await page(missing)).status).toBe(404);
  await app.services.db
    .updateTable('company')
    .set({ check_status: 'reject' })
    .where('company_uuid', '=', master.companyUuid ?? '')
    .execute();
  expect((await page(uuid)).status).toBe(404);
});
