import type { FairFields } from '@qinghe/contract/fairs/fair.ts';
import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { cancelFair, changeFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { sendDeliveries } from '../../../../test/deliveries.ts';
import {
  goodFair,
  hoursFromNow,
  insertVisitors,
  makeFair,
  makeStand,
  registrationInput,
} from '../../../../test/fairs.ts';
import { countStatements } from '../../../../test/statements.ts';
import { openTicket } from '../../../../test/tickets.ts';
import { DELIVERIES_A_TASK } from '../../../outside/deliver.ts';
import { SmsRefused } from '../../../providers/sms/port.ts';
import type { Services } from '../../../services.ts';
import { VISITORS_AT_ONCE } from './concerned-queries.ts';
import { notifyFairVisitors, remindFairVisitors } from './notify-visitors.ts';

const app = await startTestApp({ own: true });
const { services, clock } = app;
const { db } = services;
afterEach(() => clock.reset());

const ATTEMPT = { last: false };

/** Logged in just now: sessions of operators are short, and the clock is put forward. */
const operator = async () => ({ token: (await makeOperator(app)).token });

/** An open fair in two weeks, and what an operator may do to it. */
async function aFair(more: Partial<FairFields> = {}) {
  let fields = goodFair(app, more);
  const { uuid, ...opened } = await makeFair(app, 'open', fields);
  let { version } = opened;
  return {
    uuid,
    async change(changed: Partial<FairFields>) {
      fields = { ...fields, ...changed };
      ({ version } = await app.ok(changeFair, { ...fields, uuid, version }, await operator()));
    },
    cancel: async () => app.ok(cancelFair, { uuid, version, reason: '体育馆检修' }, await operator()),
  };
}

async function register(fair: string, wishes: string[] = [], phone = unusedPhone()) {
  const { ticket_url } = await app.ok(registerForFair, await registrationInput(app, fair, { phone, wishes }));
  const { post } = await openTicket(app, ticket_url);
  return { phone, path: new URL(ticket_url).pathname, takeBack: () => post('/leave') };
}

/** Does what the queue would do by now, as often as it likes. */
async function settle(fair: string): Promise<void> {
  await remindFairVisitors.run(services, {}, ATTEMPT);
  await notifyFairVisitors.run(services, { fair_uuid: fair }, ATTEMPT);
  await sendAll(fair);
}
async function sendAll(fair: string, attempt = ATTEMPT, on: Services = services): Promise<void> {
  const uuids = (await noticesOf(fair)).map(({ uuid }) => uuid);
  await sendDeliveries(on, uuids, attempt);
}
const noticesOf = (fair: string) =>
  db
    .selectFrom('delivery')
    .innerJoin('fair_visitor as visitor', 'visitor.uuid', 'delivery.subject_uuid')
    .select(['delivery.uuid', 'delivery.kind', 'delivery.state'])
    .where('visitor.fair_uuid', '=', fair)
    .execute();
async function textsTo(phone: string): Promise<string[]> {
  const messages = await db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', phone)
    // Codes come by SMS too.
    .where('body', 'like', '%双选会「%')
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return messages.map(({ body }) => body);
}

test('when a fair is called off everybody who registered hears it once, with the way to the reason', async () => {
  const fair = await aFair();
  const [one, gone] = [await register(fair.uuid), await register(fair.uuid)];
  await gone.takeBack();
  await fair.cancel();
  await settle(fair.uuid);
  await settle(fair.uuid);
  const texts = await textsTo(one.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('双选会「秋季双选会」');
  expect(texts[0]).toContain('取消了');
  expect(texts[0]).toContain(one.path);
  expect(await textsTo(gone.phone)).toEqual([]);
});

test('another hall is told ten minutes later, as it stands then, to who registered before', async () => {
  const fair = await aFair();
  const [early, gone] = [await register(fair.uuid), await register(fair.uuid)];
  clock.advance({ minutes: 1 });
  await fair.change({ address: '南湖校区 图书馆' });
  await settle(fair.uuid);
  expect(await textsTo(early.phone)).toEqual([]);
  clock.advance({ minutes: 6 });
  await fair.change({ address: '鉴湖校区 大会堂' });
  clock.advance({ minutes: 5 });
  await settle(fair.uuid);
  expect(await textsTo(early.phone)).toEqual([]);
  clock.advance({ minutes: 6 });
  const late = await register(fair.uuid);
  await gone.takeBack();
  await settle(fair.uuid);
  await settle(fair.uuid);
  const texts = await textsTo(early.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('武汉理工大学 鉴湖校区 大会堂');
  expect(texts[0]).toContain(early.path);
  for (const { phone } of [late, gone]) expect(await textsTo(phone)).toEqual([]);
});

test('another text, name or number of booths moves nobody; of many moves somebody hears three', async () => {
  const fair = await aFair();
  const { phone } = await register(fair.uuid);
  clock.advance({ minutes: 1 });
  await fair.change({ text: '带上纸质简历。', booths: 90, title: '秋季大型双选会', city: null });
  clock.advance({ minutes: 11 });
  await settle(fair.uuid);
  expect(await textsTo(phone)).toEqual([]);
  for (const hall of ['甲', '乙', '丙', '丁']) {
    await fair.change({ address: `${hall}馆` });
    clock.advance({ minutes: 11 });
    await settle(fair.uuid);
  }
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(3);
  expect(texts[2]).toContain('丙馆');
});

test('a day before who registered by then is reminded, once; who did since, or took it back, is not', async () => {
  const fair = await aFair({ starts_at: hoursFromNow(app, 240), ends_at: hoursFromNow(app, 246) });
  const [early, gone] = [await register(fair.uuid), await register(fair.uuid)];
  clock.advance({ hours: 215 });
  await settle(fair.uuid);
  expect(await textsTo(early.phone)).toEqual([]);
  await gone.takeBack();
  clock.advance({ hours: 2 });
  const late = await register(fair.uuid);
  await settle(fair.uuid);
  await settle(fair.uuid);
  const texts = await textsTo(early.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('南湖校区 体育馆');
  expect(texts[0]).toContain(early.path);
  for (const { phone } of [late, gone]) expect(await textsTo(phone)).toEqual([]);
});

test('put off after the reminder it is told again, and reminded of again a day before the new beginning', async () => {
  const fair = await aFair({ starts_at: hoursFromNow(app, 240), ends_at: hoursFromNow(app, 246) });
  const { phone } = await register(fair.uuid);
  clock.advance({ hours: 220 });
  await settle(fair.uuid);
  await fair.change({ starts_at: hoursFromNow(app, 100), ends_at: hoursFromNow(app, 106) });
  clock.advance({ minutes: 11 });
  await settle(fair.uuid);
  clock.advance({ hours: 80 });
  await settle(fair.uuid);
  const kinds = (await noticesOf(fair.uuid)).map(({ kind, state }) => `${kind} ${state}`);
  expect(kinds.sort()).toEqual(['fairs.day_before sent', 'fairs.day_before sent', 'fairs.moved sent']);
  expect(await textsTo(phone)).toHaveLength(3);
});

test('brought forward to tomorrow by mistake it reminds nobody while it may still be mended', async () => {
  const starts = { starts_at: hoursFromNow(app, 240), ends_at: hoursFromNow(app, 246) };
  const fair = await aFair(starts);
  const { phone } = await register(fair.uuid);
  clock.advance({ hours: 100 });
  const closes_at = hoursFromNow(app, 1);
  await fair.change({ starts_at: hoursFromNow(app, 20), ends_at: hoursFromNow(app, 26), closes_at });
  await settle(fair.uuid);
  await fair.change(starts);
  await settle(fair.uuid);
  expect(await textsTo(phone)).toEqual([]);
});

test('what was written down is not sent once its occasion has passed', async () => {
  const write = async (kind: 'moved' | 'cancelled') => {
    const fair = await aFair();
    const { phone } = await register(fair.uuid);
    clock.advance({ minutes: 1 });
    if (kind === 'moved') await fair.change({ address: '图书馆' });
    else await fair.cancel();
    clock.advance({ minutes: 11 });
    await notifyFairVisitors.run(services, { fair_uuid: fair.uuid }, ATTEMPT);
    return { ...fair, phone };
  };
  const [moved, called, over] = [await write('moved'), await write('moved'), await write('cancelled')];
  await moved.change({ address: '大会堂' });
  await called.cancel();
  for (const { uuid } of [moved, called]) await sendAll(uuid);
  clock.advance({ days: 20 });
  await sendAll(over.uuid);
  for (const { phone } of [moved, called, over]) expect(await textsTo(phone)).toEqual([]);
});

test('told by several at once, and sent by several at once, each hears it once', async () => {
  const fair = await aFair();
  await insertVisitors(app, fair.uuid, 30);
  await fair.cancel();
  const tell = () => notifyFairVisitors.run(services, { fair_uuid: fair.uuid }, ATTEMPT);
  await Promise.all([tell(), tell(), tell()]);
  const send = vi.spyOn(services.sms, 'send');
  await Promise.all([sendAll(fair.uuid), sendAll(fair.uuid), sendAll(fair.uuid)]);
  const sent = send.mock.calls.map(([phone]) => phone);
  send.mockRestore();
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
  expect(new Set((await noticesOf(fair.uuid)).map(({ state }) => state))).toEqual(new Set(['sent']));
});

test('a text says nothing that a company typed', async () => {
  const master = await makeMaster(app);
  const { fair, job } = await makeStand(app, master, 0);
  const { phone } = await register(fair, [job]);
  const { version } = await db.selectFrom('fair').select('version').where('uuid', '=', fair).executeTakeFirstOrThrow();
  await app.ok(cancelFair, { uuid: fair, version, reason: '体育馆检修' }, await operator());
  await settle(fair);
  const [text = '', ...more] = await textsTo(phone);
  expect(more).toEqual([]);
  expect(text.split('\n')[0]).toMatch(/^【青禾】双选会「秋季双选会」（[\d月日周一二三四五六 :–]+）取消了。原因见：$/);
});

test('a carrier that fails for some is asked again for those alone, under their keys; one that refuses is not', async () => {
  const fair = await aFair();
  await insertVisitors(app, fair.uuid, 4);
  await fair.cancel();
  await notifyFairVisitors.run(services, { fair_uuid: fair.uuid }, ATTEMPT);
  const send = vi.spyOn(services.sms, 'send');
  send.mockRejectedValueOnce(new Error('502')).mockRejectedValueOnce(new SmsRefused('template'));
  await expect(sendAll(fair.uuid)).rejects.toThrow('502');
  const states = async () => (await noticesOf(fair.uuid)).map(({ state }) => state).sort();
  expect(await states()).toEqual(['refused', 'sending', 'sent', 'sent']);
  send.mockRejectedValueOnce(new Error('503'));
  await expect(sendAll(fair.uuid, { last: true })).rejects.toThrow('503');
  await sendAll(fair.uuid);
  const deliveries = send.mock.calls.map(([, , delivery]) => delivery);
  send.mockRestore();
  expect(deliveries.map(({ again }) => again)).toEqual([false, false, false, false, true]);
  expect(new Set(deliveries.map(({ key }) => key)).size).toBe(4);
  expect(await states()).toEqual(['refused', 'refused', 'sent', 'sent']);
});

test('two thousand are told by a few statements, and sent to by three for each fifty', async () => {
  const fair = await aFair();
  await insertVisitors(app, fair.uuid, 2 * VISITORS_AT_ONCE);
  await fair.cancel();
  const telling = countStatements(services);
  await notifyFairVisitors.run(telling.services, { fair_uuid: fair.uuid }, ATTEMPT);
  // A thousand, their messages and tasks, twice; one for each kind that finds nothing more.
  expect(telling.count()).toBe(9);
  expect(await noticesOf(fair.uuid)).toHaveLength(2 * VISITORS_AT_ONCE);
  const sending = countStatements(services);
  await sendAll(fair.uuid, ATTEMPT, sending.services);
  expect(sending.count()).toBe((3 * 2 * VISITORS_AT_ONCE) / DELIVERIES_A_TASK);
  expect((await noticesOf(fair.uuid)).every(({ state }) => state === 'sent')).toBe(true);
});

test('the operator’s click is enough: the queue tells of a fair called off at once, of one moved after the calm', async () => {
  const [called, moved] = [await aFair(), await aFair()];
  const [one, other] = [await register(called.uuid), await register(moved.uuid)];
  clock.advance({ minutes: 1 });
  await called.cancel();
  await moved.change({ address: '图书馆' });
  await app.work();
  const told = (phone: string) => vi.waitFor(async () => expect(await textsTo(phone)).toHaveLength(1), WAIT);
  await told(one.phone);
  expect(await textsTo(other.phone)).toEqual([]);
  clock.advance({ minutes: 11 });
  await services.tasks.bringForward(11 * 60_000);
  await told(other.phone);
});
const WAIT = { timeout: 20_000, interval: 100 };
