import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';
import { LEASE_SECONDS } from '../../../outside/deliver.ts';
import type { Delivery } from '../../../providers/delivery.ts';
import { SmsRefused } from '../../../providers/sms/port.ts';

const app = await startTestApp();
const { services, clock } = app;
const embedded = services.sms;

afterEach(() => {
  services.sms = embedded;
  clock.reset();
});

/** A rejection that may go out by now; its candidate has a phone only. */
async function dueMessage(master: TestAccount, phone = unusedPhone()) {
  const { uuid } = await makeApplication(app, await makeJob(app, master), { candidate: { email: '', phone } });
  await app.ok(rejectApplication, { uuid, version: 1, reason: '不匹配', message: '谢谢投递' }, { token: master.token });
  const [message] = await readDeliveries(services, { subjects: [uuid] });
  clock.advance({ seconds: 11 });
  return { uuid, send: (last = false) => sendDeliveries(services, [message?.uuid ?? ''], { last }) };
}

/** A carrier of which each attempt does what the test says; phones get what it took, each key once. */
function carrier(...attempts: ((take: () => void) => Promise<void>)[]) {
  const arrived = new Set<string>();
  const deliveries: Delivery[] = [];
  services.sms = {
    async send(_phone, _message, delivery) {
      const attempt = attempts[deliveries.length];
      deliveries.push(delivery);
      if (!attempt) throw new Error('one attempt more than expected');
      await attempt(() => void arrived.add(delivery.key));
    },
  };
  return { arrived, deliveries };
}

const takes = async (take: () => void) => take();
const diesAfterTaking = async (take: () => void) => {
  take();
  throw new Error('connection lost');
};

/** Hangs until it is let go. */
function hanging() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), attempt: async (take: () => void) => held.then(take) };
}

const actions = async (uuid: string, { token }: TestAccount) =>
  (await app.ok(getApplication, { uuid }, { token })).history.map(({ action }) => action);

test('while a carrier hangs, live events of everybody go on, and nobody waits for it', async () => {
  const master = await makeMaster(app);
  const other = await makeMaster(app);
  const { uuid, send } = await dueMessage(master);
  const slow = hanging();
  const { deliveries, arrived } = carrier(slow.attempt);
  const sending = send();
  await until(() => deliveries.length === 1, 'the carrier has the message');

  const socket = await openSocket(app, other.token);
  const theirs = await makeApplication(app, await makeJob(app, other));
  await app.ok(moveApplication, { uuid: theirs.uuid, version: 1, to: 'interview' }, { token: other.token });
  await socket.event('application.moved', theirs.uuid);
  expect(arrived.size).toBe(0);

  slow.letGo();
  await sending;
  expect(await actions(uuid, master)).toEqual(['message_sent', 'rejected', 'applied']);
});

test('a message on its way is neither sent by somebody else nor taken back', async () => {
  const master = await makeMaster(app);
  const { uuid, send } = await dueMessage(master);
  const slow = hanging();
  const { deliveries } = carrier(slow.attempt);
  const sending = send();
  await until(() => deliveries.length === 1, 'the carrier has the message');
  await send();
  expect(deliveries).toHaveLength(1);
  clock.reset();
  expect((await app.call(undoMove, { uuid, version: 2 }, { token: master.token })).code).toBe(40903);
  slow.letGo();
  await sending;
});

test('a carrier that took the message and failed before it said so is asked again under the same key', async () => {
  const master = await makeMaster(app);
  const { uuid, send } = await dueMessage(master);
  const { deliveries, arrived } = carrier(diesAfterTaking, takes);
  await expect(send()).rejects.toThrow('connection lost');
  await send();
  await send();
  expect(deliveries.map(({ again }) => again)).toEqual([false, true]);
  expect(new Set(deliveries.map(({ key }) => key)).size).toBe(1);
  expect(arrived.size).toBe(1);
  expect(await actions(uuid, master)).toEqual(['message_sent', 'rejected', 'applied']);
});

test('a carrier that answers after its claim has run out settles nothing a second time', async () => {
  const master = await makeMaster(app);
  const { uuid, send } = await dueMessage(master);
  const slow = hanging();
  const { deliveries, arrived } = carrier(slow.attempt, takes);
  const late = send();
  await until(() => deliveries.length === 1, 'the carrier has the message');
  clock.advance({ seconds: LEASE_SECONDS });
  await send();
  slow.letGo();
  await late;
  expect(deliveries.map(({ again }) => again)).toEqual([false, true]);
  expect(arrived.size).toBe(1);
  expect(await actions(uuid, master)).toEqual(['message_sent', 'rejected', 'applied']);
});

test('a message that was claimed by a process that died is sent when its claim has run out', async () => {
  const master = await makeMaster(app);
  const { uuid, send } = await dueMessage(master);
  const leaseUntil = new Date(clock.now().getTime() + LEASE_SECONDS * 1000);
  await services.db
    .updateTable('delivery')
    .set({ state: 'sending', attempts: 1, lease_until: leaseUntil })
    .where('subject_uuid', '=', uuid)
    .execute();
  const { deliveries } = carrier(takes);
  await send();
  expect(deliveries).toEqual([]);
  clock.advance({ seconds: LEASE_SECONDS });
  await send();
  expect(deliveries.map(({ again }) => again)).toEqual([true]);
  expect(await actions(uuid, master)).toEqual(['message_sent', 'rejected', 'applied']);
});

test('a message that the carrier refuses for good, or fails to take to the last, is not tried again, and the history says so', async () => {
  const master = await makeMaster(app);
  const refused = await dueMessage(master);
  const first = carrier(() => Promise.reject(new SmsRefused('isv.MOBILE_NUMBER_ILLEGAL')));
  await refused.send();
  await refused.send();
  expect(first.deliveries).toHaveLength(1);
  expect(await actions(refused.uuid, master)).toEqual(['message_refused', 'rejected', 'applied']);

  const failed = await dueMessage(master);
  const second = carrier(() => Promise.reject(new Error('down')));
  await expect(failed.send(true)).rejects.toThrow('down');
  await failed.send();
  expect(second.deliveries).toHaveLength(1);
  expect(await actions(failed.uuid, master)).toEqual(['message_refused', 'rejected', 'applied']);
});

test('one company sends twenty messages a day to an address, and the history says what was not sent', async () => {
  const master = await makeMaster(app);
  const phone = unusedPhone();
  const { deliveries } = carrier(...Array.from({ length: 20 }, () => takes));
  const states: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    const { uuid, send } = await dueMessage(master, phone);
    await send();
    states.push((await actions(uuid, master))[0] ?? '');
  }
  expect(deliveries).toHaveLength(20);
  expect(states.slice(0, 20).every((action) => action === 'message_sent')).toBe(true);
  expect(states[20]).toBe('message_refused');
});
