import { createTalkSeries } from '@qinghe/contract/talks/series.ts';
import { changeTalk, createTalk, listTalks, MAX_TALKS, publishTalk } from '@qinghe/contract/talks/talks.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { goodSeries, goodTalk, makeBrochure, makeTalk } from '../../../../test/jobs.ts';

const app = await startTestApp();
const { db } = app.services;

test('a series becomes drafts with one text, each at its school and day', async () => {
  const { token } = await makeMaster(app);
  const { items } = await app.ok(createTalkSeries, goodSeries({ minutes: 90 }), { token });
  expect(items).toMatchObject([
    { school: '武汉理工大学', starts_at: '2099-11-20T19:00', ends_at: '2099-11-20T20:30', state: 'draft', seats: 180 },
    { school: '同济大学', starts_at: '2099-11-21T19:00' },
    { school: '中南大学', starts_at: '2099-11-22T19:00' },
  ]);
  expect(new Set(items.map(({ title, text }) => `${title} ${text}`)).size).toBe(1);
});

test('a series is published together, and the log names each of its talks', async () => {
  const { token, companyUuid } = await makeMaster(app);
  const { items } = await app.ok(createTalkSeries, goodSeries({ publish: true }), { token });
  expect(items.map(({ state }) => state)).toEqual(['online', 'online', 'online']);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'object_uuid'])
    .where('company_uuid', '=', companyUuid ?? '')
    .where('action', 'in', ['talk.created', 'talk.published'])
    .execute();
  for (const { uuid } of items)
    expect(
      entries
        .filter((entry) => entry.object_uuid === uuid)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['talk.created', 'talk.published']);
});

test('what stands in the way is said of each row, and nothing is kept', async () => {
  const { token } = await makeMaster(app);
  const [first, second, third] = goodSeries().rows;
  if (!first || !second || !third) throw new Error('three rows');
  const rows = [
    first,
    { ...second, day: null, time: null, place: '微信 hr88888' },
    { ...third, place: '报告厅，加微信hr88888' },
  ];
  const series = goodSeries({ rows, publish: true, title: '限男性的宣讲会' });
  const refused = await app.call(createTalkSeries, series, { token });
  expect(refused).toMatchObject({ code: 42201, field: 'title' });
  const { obstacles } = refused.data as unknown as { obstacles: { row: number | null; field: string }[] };
  expect(obstacles.map(({ row, field }) => [row, field])).toEqual([
    [null, 'title'],
    [1, 'day'],
    [1, 'place'],
    [2, 'place'],
  ]);
  const mended = await app.call(createTalkSeries, { ...series, title: '秋招宣讲会' }, { token });
  expect(mended).toMatchObject({
    code: 42201,
    field: 'rows.1.day',
    data: {
      obstacles: [
        { row: 1, field: 'day' },
        { row: 1, field: 'place' },
        { row: 2, field: 'place' },
      ],
    },
  });
  expect((await app.ok(listTalks, {}, { token })).items).toEqual([]);
});

test('a day without a time is refused at its field, and more talks than a company may have are none', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const [row] = goodSeries().rows;
  if (!row) throw new Error('a row');
  const half = goodSeries({ rows: [{ ...row, time: null }] });
  expect(await app.call(createTalkSeries, half, { token })).toMatchObject({ code: 400, field: 'rows.0.time' });
  for (let n = 2; n < MAX_TALKS; n += 1) await makeTalk(app, master);
  expect(await app.call(createTalkSeries, goodSeries(), { token })).toMatchObject({ code: 40902 });
  expect((await app.ok(listTalks, {}, { token })).items).toHaveLength(MAX_TALKS - 2);
});

test('a series belongs to a brochure that its maker may see', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await makeBrochure(app, master);
  const series = goodSeries({ brochure_uuid: uuid });
  expect(await app.call(createTalkSeries, series, child)).toMatchObject({ code: 400, field: 'brochure_uuid' });
  const { items } = await app.ok(createTalkSeries, series, master);
  expect(items[0]?.brochure_uuid).toBe(uuid);
});

test('a draft has no day as long as nobody has said when; it is listed last and is not published', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const open = { starts_at: null, ends_at: null };
  const draft = await app.ok(createTalk, goodTalk(open), { token });
  expect(draft).toMatchObject({ ...open, over: false, abilities: { publish: true } });
  const later = await makeTalk(app, master, { starts_at: '2099-01-05T19:00', ends_at: '2099-01-05T21:00' });
  const { items } = await app.ok(listTalks, { when: 'coming' }, { token });
  expect(items.map(({ uuid }) => uuid)).toEqual([later.uuid, draft.uuid]);
  const seen = { uuid: draft.uuid, version: draft.version };
  expect(await app.call(publishTalk, seen, { token })).toMatchObject({ code: 40902, field: 'starts_at' });
  const half = { ...goodTalk({ starts_at: null }), ...seen };
  expect(await app.call(changeTalk, half, { token })).toMatchObject({ code: 400, field: 'starts_at' });
});

test('a talk that students read keeps a day', async () => {
  const master = await makeMaster(app);
  const seen = await makeTalk(app, master, { state: 'online' });
  const change = { ...goodTalk({ starts_at: null, ends_at: null }), ...seen };
  expect(await app.call(changeTalk, change, master)).toMatchObject({ code: 40902, field: 'starts_at' });
});
