import { getNotice, listNotices } from '@qinghe/contract/messages/notices.ts';
import {
  changeNotice,
  deleteNotice,
  listWrittenNotices,
  takeBackNotice,
  writeNotice,
} from '@qinghe/contract/messages/write-notices.ts';
import { listOperatorAudit } from '@qinghe/contract/ops/audit.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';

const app = await startTestApp({ own: true });
const operator = await makeOperator(app);
const by = { token: operator.token };
const text = { title: '周六维护', content: '今晚 22 点起维护\n约一小时' };
const MINUTE = 60_000;

/** A minute of the clock in China, as the form sends it. */
const inChina = (instant: number) => new Date(instant + 480 * MINUTE).toISOString().slice(0, 16);
const from = (minutes: number) => inChina(app.clock.now().getTime() + minutes * MINUTE);
const write = (more: object = {}) => app.ok(writeNotice, { ...text, publish: 'draft', ...more }, by);
const read = async (uuid: string) => (await app.call(getNotice, { uuid })).code;

test('a draft is seen by nobody, and by everybody once it is published', async () => {
  const draft = await write();
  expect(draft).toMatchObject({ state: 'draft', published_at: null, version: 1, saved_by: operator.name });
  expect(await read(draft.uuid)).toBe(40401);
  const input = {
    uuid: draft.uuid,
    version: 1,
    ...text,
    title_en: 'Down',
    content_en: 'Tonight',
    publish: 'now' as const,
  };
  expect(await app.ok(changeNotice, input, by)).toMatchObject({ state: 'published', version: 2 });
  expect(await app.ok(getNotice, { uuid: draft.uuid })).toMatchObject({ title_en: 'Down', content_en: 'Tonight' });
});

test('one that is planned is published by its minute in China, and changing its text leaves the minute', async () => {
  const publish_at = from(10);
  const { uuid, version, published_at } = await write({ publish: 'at', publish_at });
  expect(published_at).toBe(new Date(`${publish_at}:00+08:00`).toISOString());
  expect(await read(uuid)).toBe(40401);
  app.clock.advance({ seconds: 11 * 60 });
  expect(await read(uuid)).toBe(100);
  const changed = { uuid, version, ...text, title: '周日维护', publish: 'at' as const, publish_at };
  expect(await app.ok(changeNotice, changed, by)).toMatchObject({
    published_at,
    state: 'published',
    title: '周日维护',
  });
  const again = { ...changed, version: version + 1, publish: 'now' as const };
  expect((await app.ok(changeNotice, again, by)).published_at).toBe(published_at);
});

test('a time that has passed, is too far, or is none is refused at its field', async () => {
  const call = (publish_at: string) => app.call(writeNotice, { ...text, publish: 'at', publish_at }, by);
  const field = 'publish_at';
  expect(await call(from(-1))).toMatchObject({ code: 400, field, reason: '发布时间已过，请改到以后，或选择立即发布' });
  expect(await call(from(366 * 1440))).toMatchObject({ code: 400, field, reason: '发布时间最远可以定在 365 天后' });
  for (const wrong of ['', '2027-02-30T10:00', '2027-02-03T24:00', '2027-02-03', '2027-02-03T10:00Z', '9999999'])
    expect(await call(wrong)).toMatchObject({ code: 400, field });
});

test('English stands as a whole or not at all, but a draft may be half', async () => {
  const half = { ...text, title_en: 'Down' };
  expect(await app.call(writeNotice, { ...half, publish: 'now' }, by)).toMatchObject({
    code: 400,
    field: 'content_en',
  });
  expect((await app.call(writeNotice, { ...text, content_en: 'Down', publish: 'now' }, by)).field).toBe('title_en');
  expect((await app.ok(writeNotice, { ...half, publish: 'draft' }, by)).title_en).toBe('Down');
});

test('what was taken back is a draft again, and drafts alone are deleted', async () => {
  const { uuid } = await write({ publish: 'now' });
  expect(await app.call(deleteNotice, { uuid, version: 1 }, by)).toMatchObject({
    code: 40902,
    reason: '公告已发布或已定时，请先撤下再删除',
  });
  expect(await app.ok(takeBackNotice, { uuid, version: 1 }, by)).toMatchObject({ state: 'draft', version: 2 });
  expect(await read(uuid)).toBe(40401);
  expect((await app.ok(listNotices, {})).items.map((item) => item.uuid)).not.toContain(uuid);
  await app.ok(deleteNotice, { uuid, version: 2 }, by);
  expect((await app.call(deleteNotice, { uuid, version: 2 }, by)).code).toBe(40401);
});

test('who was overtaken is shown what stands there now; of two at once one wins', async () => {
  const { uuid } = await write();
  const change = (title: string) => app.call(changeNotice, { uuid, version: 1, ...text, title, publish: 'draft' }, by);
  const results = await Promise.all([change('甲'), change('乙')]);
  expect(results.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40901]);
  expect(await app.call(takeBackNotice, { uuid, version: 1 }, by)).toMatchObject({ code: 40901, data: { version: 2 } });
  expect((await app.call(changeNotice, { uuid: uuidv7(), version: 1, ...text, publish: 'draft' }, by)).code).toBe(
    40401,
  );
});

test('the list is filtered by state, page by page, and the log names what was done', async () => {
  const { uuid } = await write({ title: '留痕', publish: 'at', publish_at: from(60) });
  const list = async (state: 'draft' | 'planned' | 'published') =>
    (await app.ok(listWrittenNotices, { state, limit: 100 }, by)).items;
  expect((await list('planned')).map((item) => item.uuid)).toEqual([uuid]);
  for (const state of ['draft', 'published'] as const) {
    const items = await list(state);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item.state === state)).toBe(true);
  }
  const first = await app.ok(listWrittenNotices, { limit: 1 }, by);
  expect(first.items[0]?.uuid).toBe(uuid);
  expect(first.next_cursor).not.toBeNull();
  const { items } = await app.ok(listOperatorAudit, { action: 'notice.written', limit: 1 }, by);
  expect(items[0]).toMatchObject({ action: 'notice.written', notice: '留痕', words: null });
});
