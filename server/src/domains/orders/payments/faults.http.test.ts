import { changeMethod } from '@qinghe/contract/orders/orders.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import { listGrants } from '@qinghe/contract/rights/grants.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { noDifferences } from '../../../../test/money.ts';
import { key, numberOf, recharge } from '../../../../test/orders.ts';
import { until } from '../../../../test/until.ts';
import { fulfilOrder } from '../fulfil-order.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;
afterEach(() => vi.restoreAllMocks());

const coins = async ({ token }: TestAccount) => (await app.ok(remainingCoins, {}, { token })).value;
const units = async ({ token }: TestAccount) => (await app.ok(listGrants, {}, { token })).propsNum;
const state = async ({ token }: TestAccount, { uuid }: { uuid: string }) =>
  (await app.ok(payResult, { uuid }, { token })).state;
const pack = { lines: [{ sku: 'refresh-10', quantity: 1 }], expect: { coins: 50, bonus: 0 } };

test('a payment that is told of before its service has answered with the code is credited, once', async () => {
  const master = await makeMaster(app);
  const { alipay, cashier } = payments;
  if (!alipay) throw new Error('the cashier plays Alipay');
  payments.alipay = {
    ...alipay,
    async ask(request) {
      const qr = await alipay.ask(request);
      await cashier?.play(request.number, 'pay');
      return qr;
    },
  };
  const made = await recharge(app, master);
  payments.alipay = alipay;
  await until(async () => (await state(master, made)) === 'fulfilled', 'it is credited');
  expect(await coins(master)).toBe(1000);
  const number = await numberOf(app, made);
  const attempt = await db.selectFrom('payment_attempt').select('state').where('number', '=', number).execute();
  expect(attempt).toEqual([{ state: 'paid' }]);
  await noDifferences(app, master);
});

test('a notice that comes 25 times at once is acknowledged each time, written down once and credited once', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master);
  const number = await numberOf(app, made);
  const told = vi.spyOn(globalThis, 'fetch');
  await payments.cashier?.play(number, 'pay');
  const notice = told.mock.calls.find(([target]) => String(target).includes('/pay/notices/'));
  told.mockRestore();
  if (!notice) throw new Error('the service tells of it');
  const answers = await Promise.all(
    Array.from({ length: 25 }, async () => (await fetch(notice[0], { ...notice[1], signal: null })).text()),
  );
  expect(new Set(answers)).toEqual(new Set(['success']));
  await until(async () => (await state(master, made)) === 'fulfilled', 'it is credited');
  const kept = await db.selectFrom('payment_notice').select('state').where('number', '=', number).execute();
  expect(kept).toHaveLength(1);
  expect(await coins(master)).toBe(1000);
  await noDifferences(app, master);
});

test('where buying fails the coins are there and the order says that it is paid; the task buys, once', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, pack);
  const failing = vi.spyOn(fulfilOrder, 'run').mockRejectedValue(new Error('no room on the disk'));
  await payments.cashier?.play(await numberOf(app, made), 'pay');
  await until(() => failing.mock.calls.length > 0, 'it was tried at once');
  expect(await state(master, made)).toBe('paid');
  expect([await coins(master), await units(master)]).toEqual([1000, 0]);
  failing.mockRestore();
  const payload = { company: master.companyUuid ?? '', order: made.uuid };
  await Promise.all([1, 2, 3].map(() => fulfilOrder.run(app.services, payload, { last: false })));
  expect(await state(master, made)).toBe('fulfilled');
  expect([await coins(master), await units(master)]).toEqual([950, 10]);
  await noDifferences(app, master);
});

test('whoever asks after a payment whose task was lost has it bought: nobody waits until the queue finds that out', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, pack);
  const lost = vi.spyOn(fulfilOrder, 'run').mockResolvedValue(undefined);
  await payments.cashier?.play(await numberOf(app, made), 'pay');
  await until(async () => (await state(master, made)) === 'paid' && lost.mock.calls.length > 0, 'it is paid');
  // Its task ended with its process, or without the connection that would have said so.
  await sql`update pgboss.job set state = 'active', started_on = now() where name = 'orders.fulfil-order'`.execute(db);
  lost.mockRestore();
  const asked = () => app.ok(payResult, { uuid: made.uuid, ask: 'true' }, { token: master.token });
  expect((await asked()).state).toBe('fulfilled');
  expect((await asked()).state).toBe('fulfilled');
  expect([await coins(master), await units(master)]).toEqual([950, 10]);
  await noDifferences(app, master);
});

test('where buying fails whoever asks still sees that it is paid', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master, pack);
  const failing = vi.spyOn(fulfilOrder, 'run').mockRejectedValue(new Error('no room on the disk'));
  await payments.cashier?.play(await numberOf(app, made), 'pay');
  await until(async () => (await state(master, made)) === 'paid', 'it is paid');
  const tries = failing.mock.calls.length;
  const asked = () => app.ok(payResult, { uuid: made.uuid, ask: 'true' }, { token: master.token });
  expect([(await asked()).state, (await asked()).state]).toEqual(['paid', 'paid']);
  expect(failing.mock.calls.length).toBeLessThanOrEqual(tries + 2);
  failing.mockRestore();
  await fulfilOrder.run(app.services, { company: master.companyUuid ?? '', order: made.uuid }, { last: false });
  await noDifferences(app, master);
});

test('another way of paying that is pressed again under its key, since its answer was lost, is one, and answered as an order', async () => {
  const master = await makeMaster(app);
  const { uuid, version } = await recharge(app, master);
  const press = { token: master.token, headers: key() };
  const change = () => app.call(changeMethod, { uuid, version, method: 'wechat' }, press);
  const [first, again] = [await change(), await change()];
  expect([first.code, again.code]).toEqual([100, 100]);
  expect(again.data).toMatchObject({ uuid, attempt: { method: 'wechat' } });
  const attempts = await db.selectFrom('payment_attempt').select('method').where('order_uuid', '=', uuid).execute();
  expect(attempts.map(({ method }) => method).toSorted()).toEqual(['alipay', 'wechat']);
});

test('what is paid stays paid: the table itself refuses another state', async () => {
  const master = await makeMaster(app);
  const made = await recharge(app, master);
  const number = await numberOf(app, made);
  await payments.cashier?.play(number, 'pay');
  await until(async () => (await state(master, made)) === 'fulfilled', 'it is credited');
  for (const other of ['closed', 'asked'] as const)
    await expect(
      db.updateTable('payment_attempt').set({ state: other }).where('number', '=', number).execute(),
    ).rejects.toThrow();
});
