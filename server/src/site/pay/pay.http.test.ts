import { cancelOrder } from '@qinghe/contract/orders/orders.ts';
import { makePayLink, payResult, withdrawPayLink } from '@qinghe/contract/orders/payments.ts';
import { listCoins } from '@qinghe/contract/wallet/coins.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { noDifferences } from '../../../test/money.ts';
import { numberOf, recharge } from '../../../test/orders.ts';
import { until } from '../../../test/until.ts';

const app = await startTestApp({ own: true });
const { payments } = app.services;
afterEach(() => app.clock.reset());

const linkOf = ({ token }: TestAccount, { uuid }: { uuid: string }) => app.call(makePayLink, { uuid }, { token });
async function linked(more: Parameters<typeof recharge>[2] = {}) {
  const buyer = await makeMaster(app);
  const order = await recharge(app, buyer, more);
  const { pathname } = new URL((await linkOf(buyer, order)).data.url);
  return { buyer, order, pathname };
}
const see = (pathname: string, headers: Record<string, string> = {}) => app.fetch(pathname, { headers });
const words = async (pathname: string) => (await see(pathname)).text();
const send = (pathname: string, values: Record<string, string>) =>
  app.fetch(pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  });
const now = ({ token }: TestAccount, { uuid }: { uuid: string }) => app.ok(payResult, { uuid }, { token });

test('a link shows number, sum, time and ways of one order, nothing of its company, and no site hears of it', async () => {
  const { buyer, order, pathname } = await linked({ fen: 12_340 });
  const response = await see(pathname);
  expect(response.status).toBe(200);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const shown of [order.number, '123.40 元', '30 分钟', '支付宝', '微信', '对公转账', '<svg'])
    expect(page).toContain(shown);
  for (const hidden of [buyer.name, buyer.phone, order.uuid, buyer.companyUuid ?? ''])
    expect(page).not.toContain(hidden);
  expect(await (await see(pathname, { 'accept-language': 'en' })).text()).toContain('123.40 yuan');
  expect((await see(`${pathname}，`, {})).status).toBe(200);
  expect((await now(buyer, order)).linked).toBe(true);
});

test('asked for again it is the same link; withdrawn it opens nothing, and the next is another one', async () => {
  const { buyer, order, pathname } = await linked();
  const again = await Promise.all(Array.from({ length: 5 }, () => linkOf(buyer, order)));
  expect(new Set(again.map(({ data }) => new URL(data.url).pathname))).toEqual(new Set([pathname]));
  for (let time = 0; time < 2; time += 1) await app.ok(withdrawPayLink, { uuid: order.uuid }, { token: buyer.token });
  expect((await see(pathname)).status).toBe(404);
  expect((await now(buyer, order)).linked).toBe(false);
  await send(pathname, { method: 'wechat' });
  expect((await now(buyer, order)).attempt?.method).toBe('alipay');
  const next = new URL((await linkOf(buyer, order)).data.url).pathname;
  expect(next).not.toBe(pathname);
  expect((await see(next)).status).toBe(200);
});

test('what we have not signed opens nothing', async () => {
  const { pathname } = await linked();
  const last = pathname.at(-2) === 'A' ? 'B' : 'A';
  const other = await linked();
  const mixed = `/pay-order/${pathname.slice(11, 31)}${other.pathname.slice(31)}`;
  for (const forged of [
    `${pathname.slice(0, -2)}${last}${pathname.at(-1)}`,
    mixed,
    '/pay-order/x',
    `/pay-order/${'A'.repeat(43)}`,
  ])
    expect((await see(forged)).status, forged).toBe(404);
});

test.each(['alipay', 'wechat'] as const)('paid by %s through a link it is a payment as any other', async (method) => {
  const { buyer, order, pathname } = await linked();
  const sent = await send(pathname, { method });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, pathname]);
  await until(async () => (await now(buyer, order)).attempt?.qr !== null);
  const number = await numberOf(app, order, method);
  await payments.cashier?.find(number);
  await payments.cashier?.play(number, 'pay_untold');
  await send(pathname, { asked: '1' });
  expect(await words(pathname)).toContain('已收到付款');
  expect(await now(buyer, order)).toMatchObject({ state: 'fulfilled', paid_fen: 10_000 });
  const { items } = await app.ok(listCoins, {}, { token: buyer.token });
  expect(items).toMatchObject([{ kind: 'recharge', coins: 1000, order: { number: order.number } }]);
  await noDifferences(app, buyer);
  expect((await linkOf(buyer, order)).code).toBe(40937);
});

test('a transfer says where to, how much and under which words, and leaves days', async () => {
  const { buyer, order, pathname } = await linked();
  await send(pathname, { method: 'bank' });
  const { transfer } = await now(buyer, order);
  const page = await words(pathname);
  for (const shown of [transfer?.account, transfer?.code, '100.00 元']) expect(page).toContain(shown);
  expect(page).toMatch(/[67] 天/);
  expect(page).not.toContain('http-equiv');
});

test('a link ends with its order', async () => {
  const { buyer, order, pathname } = await linked();
  const { version } = await now(buyer, order);
  await app.ok(cancelOrder, { uuid: order.uuid, version }, { token: buyer.token });
  expect(await words(pathname)).toContain('订单已结束');
  await send(pathname, { method: 'wechat' });
  expect((await now(buyer, order)).attempt?.method).toBe('alipay');
  expect((await linkOf(buyer, order)).code).toBe(40937);
  const late = await linked();
  app.clock.advance({ minutes: 31 });
  expect(await words(late.pathname)).toContain('订单已结束');
});

test('the same way again opens no further payment, and ways are changed so often an hour', async () => {
  // Of one hour, whenever this runs.
  app.clock.set(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 60_000));
  const { buyer, order, pathname } = await linked();
  const opened = async () =>
    (await app.services.db.selectFrom('payment_attempt').select('uuid').where('order_uuid', '=', order.uuid).execute())
      .length;
  await send(pathname, { method: 'alipay' });
  await send(pathname, { method: 'nonsense' });
  expect(await opened()).toBe(1);
  for (let time = 0; time < 20; time += 1) await send(pathname, { method: time % 2 === 0 ? 'bank' : 'wechat' });
  expect(await opened()).toBe(21);
  const refused = await send(pathname, { method: 'bank' });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('换得太频繁');
  expect((await now(buyer, order)).attempt?.method).toBe('wechat');
});

test('the master alone makes links, of orders of the own company', async () => {
  const { master, child } = await makeTeam(app);
  const order = await recharge(app, master);
  expect((await linkOf(child, order)).code).toBe(40934);
  expect((await linkOf(await makeMaster(app), order)).code).toBe(40401);
  const entries = async () =>
    (
      await app.services.db
        .selectFrom('audit_entry')
        .select('action')
        .where('object_uuid', '=', order.uuid)
        .where('action', 'like', 'order.%link%')
        .orderBy('uuid')
        .execute()
    ).map(({ action }) => action);
  const { pathname } = new URL((await linkOf(master, order)).data.url);
  await linkOf(master, order);
  await send(pathname, { method: 'wechat' });
  await app.ok(withdrawPayLink, { uuid: order.uuid }, { token: master.token });
  expect(await entries()).toEqual(['order.link_made', 'order.method_by_link', 'order.link_withdrawn']);
});
