import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@qinghe/contract/home/calendar-feed.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeTalk } from '../../../test/jobs.ts';

const app = await startTestApp();
const { db } = app.services;
const open = async (token: string) => (await app.ok(openCalendarFeed, {}, { token })).url;
const read = async (url: string) => {
  const response = await app.fetch(new URL(url).pathname);
  return { status: response.status, headers: response.headers, text: (await response.text()).replaceAll('\r\n ', '') };
};

test('a calendar reads what comes by an address of its own, which says nothing of who asks', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  expect(await app.ok(getCalendarFeed, {}, { token })).toEqual({ since: null });
  const { uuid } = await makeTalk(app, master, { state: 'online', title: '秋招; 第一场, 武汉' });
  await makeTalk(app, master, { state: 'draft', title: '还没有定' });
  const url = await open(token);
  const feed = await read(url);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(feed.headers.get('cache-control')).toBe('private, no-store');
  expect(feed.text).toContain(`UID:talk-${uuid}@qinghe`);
  expect(feed.text).toContain('SUMMARY:宣讲会：秋招\\; 第一场\\, 武汉');
  expect(feed.text).not.toContain('还没有定');
  expect(await app.ok(getCalendarFeed, {}, { token })).toEqual({ since: expect.any(String) });
  const stored = await db.selectFrom('calendar_feed').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(url.slice(-20, -4));
  expect(app.logs()).not.toContain(url.slice(-20, -4));
});

test('a sub-account reads its own, and nobody another company’s', async () => {
  const { master, child } = await makeTeam(app);
  await makeTalk(app, master, { state: 'online', title: '主账号的' });
  await makeTalk(app, child, { state: 'online', title: '子账号的' });
  const [all, own, strange] = await Promise.all(
    [master.token, child.token, (await makeMaster(app)).token].map(
      async (token) => (await read(await open(token))).text,
    ),
  );
  expect(all).toContain('主账号的');
  expect(all).toContain('子账号的');
  expect(own).not.toContain('主账号的');
  expect(own).toContain('子账号的');
  expect(strange).not.toContain('账号的');
});

test('a new address ends the one before, ending it ends it, and a made-up one is none', async () => {
  const { token } = await makeMaster(app);
  const [first, second] = [await open(token), await open(token)];
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  for (let times = 0; times < 2; times += 1)
    expect(await app.ok(closeCalendarFeed, {}, { token })).toEqual({ since: null });
  expect((await read(second)).status).toBe(404);
  expect((await read(`${app.url}/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404);
  expect((await read(`${app.url}/calendar/%00.ics`)).status).toBe(404);
});

test('whoever may not work any more reads nothing', async () => {
  const { uuid, token } = await makeMaster(app);
  const url = await open(token);
  await db.updateTable('account').set({ frozen_at: new Date() }).where('uuid', '=', uuid).execute();
  expect((await read(url)).status).toBe(404);
});
