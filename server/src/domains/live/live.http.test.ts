import { sendSms } from '@qinghe/contract/account/codes.ts';
import { listBroadcasts } from '@qinghe/contract/live/broadcasts.ts';
import {
  cancelBroadcast,
  changeBroadcast,
  confirmLiveVisitor,
  deleteBroadcast,
  exportLiveVisitors,
  listLiveVisitors,
  listWrittenBroadcasts,
  publishBroadcast,
  type WrittenBroadcast,
} from '@qinghe/contract/live/console.ts';
import { cancelLiveSignUp, getLiveSignUp, signUpForBroadcast } from '@qinghe/contract/live/sign-up.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captchaProof, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { insertCodes, readCode } from '../../../test/codes.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { broadcastIn, liveInput, makeBroadcast, makeDraft, newestSignUp, signUp } from '../../../test/live.ts';
import { eraseLiveSignUps, LIVE_DAYS } from './erase-sign-ups.ts';
import { remindLive } from './notify.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const asOperator = async () => ({ token: (await makeOperator(app)).token });
afterEach(() => app.clock.reset());
beforeEach(async () => {
  await db.deleteFrom('live_sign_up').execute();
  await db.deleteFrom('broadcast').execute();
  await db.deleteFrom('delivery').execute();
});

const coming = async () => (await app.ok(listBroadcasts, {})).items;
const visitors = async (broadcast_uuid: string, q = '') =>
  (await app.ok(listLiveVisitors, { broadcast_uuid, q }, await asOperator())).items;
const change = async ({ uuid, version }: WrittenBroadcast, hours: number, more = {}) =>
  app.call(changeBroadcast, { ...broadcastIn(app, hours, more), uuid, version }, await asOperator());
/** What a phone was told, by what is due now. */
async function told(phone: string): Promise<string[]> {
  await remindLive.run(app.services, {}, { last: false });
  const due = await readDeliveries(app.services, { kind: 'live.' });
  await sendDeliveries(
    app.services,
    due.map(({ uuid }) => uuid),
  );
  const texts = await db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', phone)
    .orderBy('uuid')
    .execute();
  return texts.map(({ body }) => body);
}

test('what is published and is to begin is listed, without the address to watch at', async () => {
  await makeDraft(app);
  const later = await makeBroadcast(app, {}, 72);
  const { uuid } = await makeBroadcast(app);
  expect((await coming()).map((one) => one.uuid)).toEqual([uuid, later.uuid]);
  expect((await coming())[0]).toMatchObject({ text: '一小时讲清楚。', text_en: 'All in an hour.' });
  expect(JSON.stringify(await coming())).not.toContain('live.example.com');
  app.clock.advance({ hours: 48 });
  expect((await coming()).map((one) => one.uuid)).toEqual([later.uuid]);
});

test('a phone signs up once: the second time it is told so and shown the same, and a stranger learns nothing', async () => {
  const { uuid } = await makeBroadcast(app);
  const phone = unusedPhone();
  const first = await signUp(app, uuid, phone);
  expect(first).toMatchObject({
    again: false,
    sign_up: { state: 'signed', watch_url: 'https://live.example.com/room/8' },
  });
  expect(JSON.stringify(first)).not.toContain(phone);
  const input = await liveInput(app, uuid, phone);
  const wrong = { code: 40102, field: 'code' };
  expect(await app.call(signUpForBroadcast, { ...input, code: '000000' })).toMatchObject(wrong);
  expect(await app.call(signUpForBroadcast, { ...input, code: '000000', phone: unusedPhone() })).toMatchObject(wrong);
  expect(await app.ok(signUpForBroadcast, { ...input, company: '另一家公司' })).toMatchObject({
    ...{ again: true, token: first.token, sign_up: { company: '云杉科技' } },
  });
  expect(await visitors(uuid)).toHaveLength(1);
});

test('two at once from one phone are one, and the last place goes to one of two', async () => {
  const { uuid } = await makeBroadcast(app, { capacity: 2 });
  const input = await liveInput(app, uuid);
  await Promise.all([app.call(signUpForBroadcast, input), app.call(signUpForBroadcast, input)]);
  expect(await visitors(uuid)).toHaveLength(1);
  const others = await Promise.all([liveInput(app, uuid), liveInput(app, uuid)]);
  const codes = (await Promise.all(others.map((one) => app.call(signUpForBroadcast, one)))).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, 40902]);
  expect((await coming())[0]?.full).toBe(true);
});

test('its own purpose: a code for anything else opens nothing, and a hall behind one address gets through', async () => {
  const { uuid } = await makeBroadcast(app);
  const [ip, phone] = ['198.51.100.7', unusedPhone()];
  await insertCodes(app, { ip, count: 300 });
  const ask = { phone, purpose: 'live' as const, captcha_proof: await captchaProof(app) };
  expect((await app.call(sendSms, ask, { ip })).code).toBe(100);
  const input = { ...(await liveInput(app, uuid, unusedPhone())), phone, code: await readCode(app, phone) };
  expect((await app.call(signUpForBroadcast, input, { ip })).code).toBe(100);
  await app.ok(sendSms, { phone: '13900001234', purpose: 'apply', captcha_proof: await captchaProof(app) });
  const other = { ...input, phone: '13900001234', code: await readCode(app, '13900001234') };
  expect((await app.call(signUpForBroadcast, other)).code).toBe(40102);
});

test('the link shows and cancels until it begins; cancelled, the address is gone, and one may sign up again', async () => {
  const { uuid } = await makeBroadcast(app);
  const phone = unusedPhone();
  const { token } = await signUp(app, uuid, phone);
  expect(await app.ok(getLiveSignUp, { token })).toMatchObject({ abilities: { cancel: true } });
  expect((await app.call(getLiveSignUp, { token: 'nothing' })).code).toBe(40401);
  const cancelled = { state: 'cancelled', watch_url: null, abilities: { cancel: false } };
  expect(await app.ok(cancelLiveSignUp, { token })).toMatchObject(cancelled);
  expect(await app.ok(cancelLiveSignUp, { token })).toMatchObject(cancelled);
  expect(await signUp(app, uuid, phone)).toMatchObject({ again: false, token });
  app.clock.advance({ hours: 48 });
  expect(await app.call(cancelLiveSignUp, { token })).toMatchObject({ code: 40902 });
  const late = await liveInput(app, uuid);
  expect(await app.call(signUpForBroadcast, late)).toMatchObject({ code: 40902 });
});

test('who signed up is told at once, a day before, and nothing where it was cancelled meanwhile', async () => {
  const { uuid } = await makeBroadcast(app, {}, 72);
  const [stays, leaves] = [unusedPhone(), unusedPhone()];
  await signUp(app, uuid, stays);
  const { token } = await signUp(app, uuid, leaves);
  expect(await told(stays)).toEqual([expect.stringContaining('你已报名直播「校招季怎么写职位」')]);
  expect((await told(stays))[0]).toContain('/live-signup/tickets/');
  await app.ok(cancelLiveSignUp, { token });
  app.clock.advance({ hours: 49 });
  expect(await told(stays)).toEqual([expect.anything(), expect.stringContaining('就要开始')]);
  expect(await told(stays)).toHaveLength(2);
  expect(await told(leaves)).toHaveLength(1);
});

test('another time is told ten minutes later, as it stands then; cancelling is told to all, with why on the page', async () => {
  const broadcast = await makeBroadcast(app, {}, 72);
  const phone = unusedPhone();
  const { token } = await signUp(app, broadcast.uuid, phone);
  app.clock.advance({ minutes: 1 });
  const { data } = await change(broadcast, 96);
  await told(phone);
  expect((await told(phone)).some((text) => text.includes('改了时间'))).toBe(false);
  app.clock.advance({ minutes: 11 });
  expect((await told(phone)).filter((text) => text.includes('改了时间'))).toHaveLength(1);
  const { uuid, version } = data;
  await app.ok(cancelBroadcast, { uuid, version, reason: '讲师生病' }, await asOperator());
  expect((await told(phone)).filter((text) => text.includes('取消了'))).toHaveLength(1);
  expect(await app.ok(getLiveSignUp, { token })).toMatchObject({
    ...{ broadcast: { state: 'cancelled', cancel_reason: '讲师生病' }, watch_url: null },
  });
  expect(await coming()).toEqual([]);
});

test('operators write, publish and delete; what does not fit is refused at its field', async () => {
  const draft = await makeDraft(app);
  const seen = { uuid: draft.uuid, version: draft.version };
  expect(draft).toMatchObject({ state: 'draft', signed: 0, saved_by: '苏禾' });
  expect(await change(draft, 48, { ends_at: '2020-01-01T00:00' })).toMatchObject({ code: 400, field: 'ends_at' });
  expect(await change(draft, 48, { watch_url: 'http://a.example.com/' })).toMatchObject({
    code: 400,
    field: 'watch_url',
  });
  const past = await makeDraft(app, {}, -3);
  const published = await app.call(publishBroadcast, { uuid: past.uuid, version: 1 }, await asOperator());
  expect(published).toMatchObject({ code: 40902 });
  await app.ok(deleteBroadcast, seen, await asOperator());
  expect(await app.call(publishBroadcast, seen, await asOperator())).toMatchObject({ code: 40401 });
  const full = await makeBroadcast(app, { capacity: 5 });
  await signUp(app, full.uuid);
  await signUp(app, full.uuid);
  expect(await change(full, 48, { capacity: 1 })).toMatchObject({ code: 400, field: 'capacity' });
  expect(await change(full, -1)).toMatchObject({ code: 400, field: 'starts_at' });
  const { items } = await app.ok(listWrittenBroadcasts, { state: 'published' }, await asOperator());
  expect(items).toMatchObject([{ uuid: full.uuid, signed: 2 }]);
});

test('operators find, confirm once and export who signed up', async () => {
  const { uuid } = await makeBroadcast(app);
  const { token } = await signUp(app, uuid);
  expect(await visitors(uuid, '云杉')).toHaveLength(1);
  expect(await visitors(uuid, '白桦')).toEqual([]);
  const { uuid: visitor } = await newestSignUp(app, uuid);
  const confirmed = await app.ok(confirmLiveVisitor, { uuid: visitor }, await asOperator());
  app.clock.advance({ minutes: 5 });
  expect(await app.ok(confirmLiveVisitor, { uuid: visitor }, await asOperator())).toEqual(confirmed);
  const { url, rows } = await app.ok(exportLiveVisitors, { broadcast_uuid: uuid }, await asOperator());
  const { pathname, search } = new URL(url, app.url);
  const sheet = await app.fetch(pathname + search);
  expect([rows, sheet.status]).toEqual([1, 200]);
  expect(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await app.ok(cancelLiveSignUp, { token });
  expect(await app.call(confirmLiveVisitor, { uuid: visitor }, await asOperator())).toMatchObject({ code: 40902 });
});

test('who signed up is forgotten 180 days after the end, with what was sent; no log holds a phone', async () => {
  const { uuid } = await makeBroadcast(app);
  const phone = unusedPhone();
  const { token } = await signUp(app, uuid, phone);
  await told(phone);
  expect(app.logs()).not.toContain(phone);
  app.clock.advance({ hours: 49 + LIVE_DAYS * 24 - 1 });
  await eraseLiveSignUps.run(app.services, {}, { last: false });
  expect(await visitors(uuid)).toHaveLength(1);
  app.clock.advance({ hours: 2 });
  await eraseLiveSignUps.run(app.services, {}, { last: false });
  expect(await visitors(uuid)).toEqual([]);
  expect((await app.call(getLiveSignUp, { token })).code).toBe(40401);
  expect(await readDeliveries(app.services, { kind: 'live.' })).toEqual([]);
});
