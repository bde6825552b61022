import { removeMember } from '@qinghe/contract/company/members.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { getBrochure } from '@qinghe/contract/jobs/brochures.ts';
import {
  cancelTalk,
  changeTalk,
  createTalk,
  deleteTalk,
  getTalk,
  listTalks,
  MAX_TALKS,
  publishTalk,
} from '@qinghe/contract/talks/talks.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { goodTalk, makeBrochure, makeTalk } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';

const app = await startTestApp();
afterEach(() => app.clock.reset());

test('a talk is written, published, moved to another room while it is online, and called off with a reason', async () => {
  const { token } = await makeMaster(app);
  const texts = goodTalk();
  const { uuid, ...made } = await app.ok(createTalk, texts, { token });
  expect(made).toMatchObject({ ...texts, state: 'draft', version: 1, over: false, abilities: { publish: true } });
  expect(await app.ok(publishTalk, { uuid, version: 1 }, { token })).toMatchObject({
    state: 'online',
    abilities: { edit: true, publish: false, cancel: true, remove: false },
  });
  const moved = { ...texts, place: '南湖校区 报告厅 C', uuid };
  expect(await app.ok(changeTalk, { ...moved, version: 2 }, { token })).toMatchObject({ place: '南湖校区 报告厅 C' });
  expect(await app.call(changeTalk, { ...moved, version: 2 }, { token })).toMatchObject({
    code: 40901,
    data: { version: 3, place: '南湖校区 报告厅 C' },
  });
  const off = { uuid, version: 3, reason: '场地临时被占用' };
  expect(await app.ok(cancelTalk, off, { token })).toMatchObject({ state: 'cancelled', cancel_reason: off.reason });
  // Called off for good.
  for (const refused of [
    await app.call(cancelTalk, { ...off, version: 4 }, { token }),
    await app.call(publishTalk, { uuid, version: 4 }, { token }),
    await app.call(changeTalk, { ...moved, version: 4 }, { token }),
    await app.call(deleteTalk, { uuid, version: 4 }, { token }),
  ])
    expect(refused).toMatchObject({ code: 40902 });
});

test('what a job may not say, a talk may not say: not published, and not said afterwards either', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const seen = await makeTalk(app, master, { title: '限男性的宣讲会', text: '加微信 13800001111 报名' });
  const refused = await app.call(publishTalk, seen, { token });
  expect(refused).toMatchObject({ code: 42201 });
  expect((refused.data as unknown as { findings: { field: string }[] }).findings.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['title', 'text']),
  );
  const online = await makeTalk(app, master, { format: 'online', place: 'https://meeting.example.com/日结刷单' });
  expect(await app.call(publishTalk, online, { token })).toMatchObject({ code: 42201, field: 'place' });
  const { uuid } = await makeTalk(app, master, { state: 'online' });
  const change = { ...goodTalk({ title: '限男性的宣讲会' }), uuid, version: 1 };
  expect(await app.call(changeTalk, change, { token })).toMatchObject({ code: 42201 });
  expect(await app.call(cancelTalk, { uuid, version: 1, reason: '只要男性' }, { token })).toMatchObject({
    code: 42202,
    field: 'reason',
  });
  expect(await app.ok(getTalk, { uuid }, { token })).toMatchObject({ version: 1, state: 'online' });
});

test.each([
  ['school', { school: '' }],
  ['place', { place: '' }],
  ['place', { format: 'online', place: 'http://meeting.example.com/1' }],
  ['place', { format: 'online', place: 'javascript:alert(1)//https://a.cn' }],
  ['ends_at', { ends_at: '2027-03-01T18:00' }],
  ['ends_at', { ends_at: '2027-03-02T19:00' }],
  ['starts_at', { starts_at: '2027-02-30T19:00' }],
  ['seats', { seats: 0 }],
] as const)('a talk with a wrong %s is refused at the field (%#)', async (field, wrong) => {
  const { token } = await makeMaster(app);
  const texts = goodTalk({ starts_at: '2027-03-01T19:00', ends_at: '2027-03-01T21:00', ...wrong });
  expect(await app.call(createTalk, texts, { token })).toMatchObject({ code: 400, field });
});

test('a talk that has begun cannot be published, one that is over not be changed; what comes is listed first', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const past = goodTalk({ starts_at: '2026-01-05T19:00', ends_at: '2026-01-05T21:00' });
  const { uuid } = await app.ok(createTalk, past, { token });
  const refused = await app.call(publishTalk, { uuid, version: 1 }, { token });
  expect(refused).toMatchObject({ code: 40902, reason: expect.stringContaining('开始时间已经过了') });
  const held = await makeTalk(app, master, { ...past, state: 'online' });
  expect(await app.call(changeTalk, { ...goodTalk(), ...held }, { token })).toMatchObject({ code: 40902 });
  const later = await makeTalk(app, master, { starts_at: '2099-01-05T19:00', ends_at: '2099-01-05T21:00' });
  const sooner = await makeTalk(app, master);
  const { items } = await app.ok(listTalks, {}, { token });
  expect(items.map((talk) => talk.uuid)).toEqual([sooner.uuid, later.uuid, held.uuid, uuid]);
  expect(items.map((talk) => talk.over)).toEqual([false, false, true, true]);
});

test('talks are found by their state, by what is over, and by words of title, school or place', async () => {
  const master = await makeMaster(app);
  const draft = await makeTalk(app, master, { title: '算法专场' });
  const past = { starts_at: '2020-01-05T19:00', ends_at: '2020-01-05T21:00', school: '中南大学' };
  const held = await makeTalk(app, master, { ...past, state: 'online' });
  const online = await makeTalk(app, master, {
    place: '100% 报告厅',
    state: 'online',
    starts_at: '2099-01-05T19:00',
    ends_at: '2099-01-05T21:00',
  });
  const found = async (filter: InputOf<typeof listTalks>) =>
    (await app.ok(listTalks, filter, master)).items.map(({ uuid }) => uuid);
  expect(await found({ state: 'online' })).toEqual([online.uuid, held.uuid]);
  expect(await found({ when: 'coming' })).toEqual([draft.uuid, online.uuid]);
  expect(await found({ when: 'over' })).toEqual([held.uuid]);
  expect(await found({ when: 'over', state: 'draft' })).toEqual([]);
  expect(await found({ q: '算法' })).toEqual([draft.uuid]);
  expect(await found({ q: '中南大学' })).toEqual([held.uuid]);
  // A sign of patterns is a sign like others.
  expect(await found({ q: '0%' })).toEqual([online.uuid]);
});

test('a sub-account sees and changes its own, the master all, another company none', async () => {
  const { master, child } = await makeTeam(app);
  const own = await makeTalk(app, child);
  const masters = await makeTalk(app, master);
  const seenBy = async ({ token }: { token: string }) =>
    (await app.ok(listTalks, {}, { token })).items.map(({ uuid }) => uuid).sort();
  expect(await seenBy(child)).toEqual([own.uuid]);
  expect(await seenBy(master)).toEqual([own.uuid, masters.uuid].sort());
  const ownedBy = async (owner: { uuid: string }, { token }: { token: string }) =>
    (await app.ok(listTalks, { owner: owner.uuid }, { token })).items.map(({ uuid }) => uuid);
  expect(await ownedBy(child, master)).toEqual([own.uuid]);
  expect(await ownedBy(master, child)).toEqual([]);
  const other = await makeMaster(app);
  expect(await seenBy(other)).toEqual([]);
  const brochure = await makeBrochure(app, master);
  for (const { token } of [child, other]) {
    expect(await app.call(publishTalk, masters, { token })).toMatchObject({ code: 40401 });
    expect(await app.call(createTalk, goodTalk({ brochure_uuid: brochure.uuid }), { token })).toMatchObject({
      code: 400,
      field: 'brochure_uuid',
    });
  }
  const linked = await app.ok(createTalk, goodTalk({ brochure_uuid: brochure.uuid }), { token: master.token });
  expect(linked.brochure_title).toBe('2027 届秋招简章');
});

test('colleagues who see the talk hear of it; a company has no more than so many that are to come', async () => {
  const { master, child } = await makeTeam(app);
  const [masters, childs] = [await openSocket(app, master.token), await openSocket(app, child.token)];
  const { uuid } = await app.ok(createTalk, goodTalk(), { token: master.token });
  await masters.event('talk.changed', uuid);
  const own = await app.ok(createTalk, goodTalk(), { token: child.token });
  await childs.event('talk.changed', own.uuid);
  expect(childs.heard).toHaveLength(1);
  for (let n = 2; n < MAX_TALKS; n += 1) await makeTalk(app, master);
  expect(await app.call(createTalk, goodTalk(), { token: child.token })).toMatchObject({ code: 40902 });
  app.clock.advance({ days: 4 });
  await app.ok(createTalk, goodTalk(), { token: child.token });
});

test.each([
  ['title', '领红包访问 evil.com'],
  ['school', '加微信 hr88888 返现'],
  ['school', '武汉理工大学，只招男生'],
  ['place', '报告厅 B，加微信hr88888'],
] as const)('what text messages tell of a talk holds no contact and nothing unlawful: %s, %s', async (field, words) => {
  const { token } = await makeMaster(app);
  const { uuid, version } = await app.ok(createTalk, goodTalk({ [field]: words }), { token });
  const refused = await app.call(publishTalk, { uuid, version }, { token });
  expect(refused).toMatchObject({ code: 42201, field, data: { findings: [{ field, level: 'block' }] } });
});

test('while a talk is going on its room still changes; its start is not put into the past', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const seen = await makeTalk(app, master, { state: 'online' });
  const texts = goodTalk();
  app.clock.advance({ hours: 49 });
  const moved = { ...texts, ...seen, place: '南湖校区 报告厅 C' };
  expect(await app.ok(changeTalk, moved, { token })).toMatchObject({ place: '南湖校区 报告厅 C', version: 2 });
  const earlier = { ...moved, version: 2, starts_at: '2026-01-05T19:00', ends_at: '2026-01-05T21:00' };
  expect(await app.call(changeTalk, earlier, { token })).toMatchObject({ code: 40902 });
});

const page = (path: string, language = 'zh-CN') => app.fetch(path, { headers: { 'accept-language': language } });

test('a talk has a page once it is published: where and when, as an event for search engines; its brochure leads there', async () => {
  const master = await makeMaster(app);
  const brochure = await makeBrochure(app, master, { state: 'online' });
  const times = { starts_at: '2099-11-26T19:00', ends_at: '2099-11-26T21:00' };
  const { uuid, version } = await makeTalk(app, master, {
    ...times,
    brochure_uuid: brochure.uuid,
    title: '<b>宣讲</b>',
  });
  expect((await page(`/talks/${uuid}`)).status).toBe(404);
  await app.ok(publishTalk, { uuid, version }, { token: master.token });
  const shown = await (await page(`/talks/${uuid}`)).text();
  expect(shown).toContain('11月26日周四 19:00–21:00');
  expect(shown).toContain('武汉理工大学 · 南湖校区 报告厅 B');
  expect(shown).not.toContain('<b>');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shown) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Event', startDate: '2099-11-26T11:00:00.000Z' });
  expect(await (await page(`/talks/${uuid}`, 'en')).text()).toContain('Thu, Nov 26');
  const leading = await (await page(`/brochures/${brochure.uuid}`)).text();
  expect(leading).toContain(`href="/talks/${uuid}"`);
  expect(leading).toMatch(new RegExp(`href="/talks/${uuid}#sign-up"[^>]*>报名</a>`));
  expect(shown).toContain(`href="/brochures/${brochure.uuid}"`);
  const { talk_items } = await app.ok(getBrochure, { uuid: brochure.uuid }, master);
  expect(talk_items).toMatchObject([{ uuid, school: '武汉理工大学', starts_at: '2099-11-26T11:00:00.000Z' }]);
});

test('what is called off or over says so; an online talk leads to its meeting only until then', async () => {
  const master = await makeMaster(app);
  const online = { format: 'online', place: 'https://meeting.example.com/1', state: 'online' } as const;
  const { uuid, version } = await makeTalk(app, master, online);
  expect(await (await page(`/talks/${uuid}`)).text()).not.toContain('meeting.example.com');
  app.clock.advance({ hours: 49 });
  expect(await (await page(`/talks/${uuid}`)).text()).toContain('href="https://meeting.example.com/1"');
  await app.ok(cancelTalk, { uuid, version, reason: '讲师生病' }, { token: master.token });
  const off = await (await page(`/talks/${uuid}`)).text();
  expect(off).toContain('这场宣讲会已取消：讲师生病');
  expect(off).not.toContain('meeting.example.com');
  const over = await makeTalk(app, master, { ...online, starts_at: '2026-01-05T19:00', ends_at: '2026-01-05T21:00' });
  const past = await (await page(`/talks/${over.uuid}`)).text();
  expect(past).toContain('这场宣讲会已经结束');
  expect(past).not.toContain('meeting.example.com');
  for (const uuid of ['01890000-0000-7000-8000-000000000001', 'nothing'])
    expect((await page(`/talks/${uuid}`)).status).toBe(404);
});

test('talks go with whoever leaves: to the next owner, or they are called off with the company', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = await makeTalk(app, child, { state: 'online' });
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  expect(await app.ok(getTalk, { uuid }, { token: master.token })).toMatchObject({ version: 2, state: 'online' });
});
