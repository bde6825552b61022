import type { FairFields } from '@qinghe/contract/fairs/fair.ts';
import {
  cancelFair,
  changeFair,
  deleteFair,
  listWrittenFairs,
  publishFair,
  writeFair,
} from '@qinghe/contract/fairs/write-fairs.ts';
import { listOperatorAudit } from '@qinghe/contract/ops/audit.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { goodFair, hoursFromNow } from '../../../test/fairs.ts';

const app = await startTestApp({ own: true });
const operator = await makeOperator(app);
const by = { token: operator.token };
const write = (more: Partial<FairFields> = {}) => app.ok(writeFair, goodFair(app, more), by);

test('a fair is a draft until it is opened, and changed while it is open', async () => {
  const fields = goodFair(app);
  const draft = await app.ok(writeFair, fields, by);
  expect(draft).toMatchObject({ ...fields, state: 'draft', version: 1, city_name: '武汉市', saved_by: operator.name });
  const open = await app.ok(publishFair, { uuid: draft.uuid, version: 1 }, by);
  expect(open).toMatchObject({ state: 'open', version: 2, abilities: { edit: true, cancel: true, remove: false } });
  const changed = { ...fields, uuid: draft.uuid, version: 2, booths: 90, city: null };
  expect(await app.ok(changeFair, changed, by)).toMatchObject({ state: 'open', booths: 90, city_name: null });
  expect((await app.call(publishFair, { uuid: draft.uuid, version: 3 }, by)).code).toBe(40902);
});

test('times that do not go together, and a city that is none, are refused at their fields', async () => {
  const call = (more: Partial<FairFields>) => app.call(writeFair, goodFair(app, more), by);
  const refused = (field: string) => ({ code: 400, field });
  expect(await call({ ends_at: goodFair(app).starts_at })).toMatchObject(refused('ends_at'));
  expect(await call({ ends_at: hoursFromNow(app, 14 * 24 + 169) })).toMatchObject(refused('ends_at'));
  expect(await call({ closes_at: hoursFromNow(app, 14 * 24 + 1) })).toMatchObject(refused('closes_at'));
  for (const city of ['420000', '420111', '999999']) expect(await call({ city })).toMatchObject(refused('city'));
  expect(await call({ booths: 0 })).toMatchObject(refused('booths'));
  expect(await call({ title: '会' })).toMatchObject(refused('title'));
});

test('a draft whose sign-up has closed meanwhile is not opened', async () => {
  const { uuid } = await write({ closes_at: hoursFromNow(app, -1) });
  expect(await app.call(publishFair, { uuid, version: 1 }, by)).toMatchObject({
    code: 40902,
    reason: '报名截止时间已过，请先改到以后再开放',
  });
});

test('called off it stays so and says why; a draft alone is deleted', async () => {
  const { uuid } = await write();
  expect((await app.call(cancelFair, { uuid, version: 1, reason: '不办了' }, by)).code).toBe(40902);
  await app.ok(publishFair, { uuid, version: 1 }, by);
  expect((await app.call(deleteFair, { uuid, version: 2 }, by)).code).toBe(40902);
  expect((await app.call(cancelFair, { uuid, version: 2, reason: '' }, by)).field).toBe('reason');
  const cancelled = await app.ok(cancelFair, { uuid, version: 2, reason: '体育馆检修' }, by);
  expect(cancelled).toMatchObject({ state: 'cancelled', cancel_reason: '体育馆检修', abilities: { edit: false } });
  expect((await app.call(changeFair, { ...goodFair(app), uuid, version: 3 }, by)).code).toBe(40902);
  const draft = await write();
  await app.ok(deleteFair, { uuid: draft.uuid, version: 1 }, by);
  expect((await app.call(deleteFair, { uuid: draft.uuid, version: 1 }, by)).code).toBe(40401);
});

test('who was overtaken is shown what stands there now; of two at once one wins', async () => {
  const { uuid } = await write();
  const change = (title: string) => app.call(changeFair, { ...goodFair(app, { title }), uuid, version: 1 }, by);
  const results = await Promise.all([change('甲双选会'), change('乙双选会')]);
  expect(results.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40901]);
  expect(await app.call(publishFair, { uuid, version: 1 }, by)).toMatchObject({ code: 40901, data: { version: 2 } });
  expect((await app.call(publishFair, { uuid: uuidv7(), version: 1 }, by)).code).toBe(40401);
});

test('the list is filtered by state, page by page, and the log names what was done', async () => {
  const latest = await write({
    title: '最晚的双选会',
    starts_at: hoursFromNow(app, 900),
    ends_at: hoursFromNow(app, 903),
  });
  const list = async (state: 'draft' | 'open' | 'cancelled') =>
    (await app.ok(listWrittenFairs, { state, limit: 100 }, by)).items;
  for (const state of ['draft', 'open', 'cancelled'] as const) {
    const items = await list(state);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item.state === state)).toBe(true);
  }
  const first = await app.ok(listWrittenFairs, { limit: 1 }, by);
  expect(first.items[0]?.uuid).toBe(latest.uuid);
  expect(first.next_cursor).not.toBeNull();
  const { items } = await app.ok(listOperatorAudit, { action: 'fair.written', limit: 1 }, by);
  expect(items[0]).toMatchObject({ action: 'fair.written', fair: '最晚的双选会', notice: null });
});

test('what is over stays as it is', async () => {
  const hours = { starts_at: hoursFromNow(app, 2), ends_at: hoursFromNow(app, 3), closes_at: hoursFromNow(app, 1) };
  const { uuid } = await write(hours);
  await app.ok(publishFair, { uuid, version: 1 }, by);
  app.clock.advance({ seconds: 3 * 3600 + 60 });
  const later = { token: (await makeOperator(app)).token };
  expect((await app.call(changeFair, { ...goodFair(app), uuid, version: 2 }, later)).code).toBe(40902);
  expect((await app.call(cancelFair, { uuid, version: 2, reason: '不办了' }, later)).code).toBe(40902);
});
