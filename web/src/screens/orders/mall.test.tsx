import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { type GoodsPackage, listGoods, listPackages, listPromotions } from '@qinghe/contract/orders/goods.ts';
import { cancelOrder, changeMethod, createOrder, listOrders, type Order } from '@qinghe/contract/orders/orders.ts';
import { listPaymentMethods, makePayLink, payResult, withdrawPayLink } from '@qinghe/contract/orders/payments.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import MallOfRights from './mall-of-rights.tsx';
import PurchaseRecord from './purchase-record.tsx';

const skus = [10, 30, 60].map((units) => ({ code: `refresh-${units}`, units, coins: units * 5 }));
const good = { code: 'refresh' as const, category: 'seen' as const, days: 90, unit_coins: 5, left: 4, skus };
const start: GoodsPackage = {
  code: 'start',
  parts: [10, 30].map((units) => ({ good: 'refresh', sku: `refresh-${units}`, units, days: 90, coins: units * 5 })),
  coins: 160,
};
const tiers = [
  { fen: 10_000, percent: 0 },
  { fen: 50_000, percent: 5 },
];
const order: Order = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', number: 'QH-261127-0001', version: 1, state: 'paying' },
  ...{ created_at: '2026-11-27T02:00:00.000Z', until: '2126-11-27T02:30:00.000Z', ending: false, actor: '林晓' },
  ...{ lines: [], coins: 0, bonus: 250, fen: 50_000, paid_fen: 0, paid_at: null, kept_for: null, transfer: null },
  attempt: { method: 'alipay', state: 'asked', qr: 'https://qr.example/1', played_at: null },
  ...{ returned: [], linked: false },
};
const wallet = (value: number) => respond(remainingCoins, { value, show: true, paid: value, gift: 0, held: 0 });
const mall = (
  replies: Reply[] = [],
  { address = '/', type = 'master' as 'master' | 'slave', locale = 'zh-CN' as 'zh-CN' | 'en' } = {},
) =>
  open(<MallOfRights />, {
    address,
    locale,
    handle: { title: 'mall' },
    replies: [
      respond(listGoods, { items: [good] }),
      respond(listPackages, { items: [start] }),
      respond(listPromotions, { items: [{ code: 'recharge', begins_at: order.created_at, ends_at: null, tiers }] }),
      respond(listPaymentMethods, { methods: ['alipay', 'wechat', 'bank'] }),
      wallet(500),
      respond(getUserInfo, userInfo({ type })),
      ...replies,
    ],
  });

test('packs go into the cart, which adds up, stands in the address, and is bought after one more question', async () => {
  const { user, server } = await mall([respond(createOrder, { ...order, state: 'fulfilled', fen: 0, attempt: null })]);
  await user.click(await screen.findByRole('button', { name: '加入：职位刷新 30 次' }));
  await user.click(screen.getByRole('button', { name: '多买一份：职位刷新 30 次' }));
  const cart = screen.getByRole('region', { name: '要买的 1 项' });
  expect(cart.textContent).toMatch(/× 2300.*合计300 币.*现有余额500 币.*付后余额200 币/);
  await user.click(within(cart).getByRole('button', { name: '用 300 币支付' }));
  const dialog = await screen.findByRole('dialog', { name: '确认购买' });
  expect(dialog.textContent).toContain('付后余额 200 币');
  await user.click(within(dialog).getByRole('button', { name: '用 300 币支付' }));
  expect(await screen.findByText('已买下，马上可以用')).toBeDefined();
  expect(server.requests(createOrder)).toEqual([
    { lines: [{ sku: 'refresh-30', quantity: 2 }], pay: 'coins', expect: { coins: 300, bonus: 0 }, again: false },
  ]);
  expect(await screen.findByRole('region', { name: '要买的 0 项' })).toBeDefined();
});

test('a cart of the address that the wallet does not hold offers exactly what is missing, and pays it along', async () => {
  const { user, server } = await mall([respond(createOrder, order), respond(payResult, order)], {
    address: '/?cart=refresh-60.3',
  });
  const cart = await screen.findByRole('region', { name: '要买的 1 项' });
  await waitFor(() => expect(cart.textContent).toContain('还差400 币'));
  expect(within(cart).getByRole<HTMLButtonElement>('button', { name: /支付/ }).disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: /40.00.*正好补差/ }));
  await user.click(within(cart).getByRole('button', { name: '充值 40.00 元并购买' }));
  const dialog = await screen.findByRole('dialog', { name: '确认订单' });
  await user.click(within(dialog).getByRole('radio', { name: '微信' }));
  await user.click(within(dialog).getByRole('button', { name: '去付 40.00 元' }));
  expect(server.requests(createOrder)).toMatchObject([
    { pay: 'wechat', recharge: 4000, expect: { coins: 900, bonus: 0 } },
  ]);
  expect(await screen.findByRole('dialog', { name: '订单 QH-261127-0001' })).toBeDefined();
});

test('a package says what its packs cost by themselves, and takes their place in a cart that holds them all', async () => {
  const { user, server } = await mall([respond(createOrder, { ...order, state: 'fulfilled', fen: 0, attempt: null })], {
    address: '/?cart=refresh-10.2*refresh-30.1',
  });
  const packages = await screen.findByRole('region', { name: '套装' });
  expect(packages.textContent).toMatch(/起步套装职位刷新 10 次50 币职位刷新 30 次150 币160 币 200比分开买省 40 币/);
  const cart = screen.getByRole('region', { name: '要买的 2 项' });
  expect(cart.textContent).toContain('换成「起步套装」省 40 币');
  await user.click(within(cart).getByRole('button', { name: '换成套装' }));
  expect(cart.textContent).toMatch(/起步套装 × 1160.*职位刷新 10 次 × 150.*合计210 币/);
  expect(cart.textContent).not.toContain('省');
  await user.click(within(cart).getByRole('button', { name: '用 210 币支付' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('起步套装 × 1，160 币');
  await user.click(within(dialog).getByRole('button', { name: '用 210 币支付' }));
  await waitFor(() => expect(server.requests(createOrder)).toHaveLength(1));
  expect(server.requests(createOrder)[0]?.lines).toEqual([
    { sku: 'start', quantity: 1 },
    { sku: 'refresh-10', quantity: 1 },
  ]);
});

test('packs of every good stay in the cart together', async () => {
  const top = { ...good, code: 'top_search' as const, skus: [{ code: 'top_search-3', units: 3, coins: 240 }] };
  const { user } = await mall([respond(listGoods, { items: [good, top] })]);
  await user.click(await screen.findByRole('button', { name: '加入：职位刷新 10 次' }));
  await user.click(screen.getByRole('button', { name: '加入：搜索置顶 3 天' }));
  await user.click(screen.getByRole('button', { name: '加入：起步套装' }));
  const cart = await screen.findByRole('region', { name: '要买的 3 项' });
  expect(cart.textContent).toMatch(/起步套装 × 1160.*职位刷新 10 次 × 150.*搜索置顶 3 天 × 1240.*合计450 币/);
});

test('by the keyboard the focus stays with the pack that is added, and that is taken out', async () => {
  const { user } = await mall();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  (await screen.findByRole('button', { name: /^加入.*30 次/ })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toMatch(/^多买一份.*30 次/));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2', { selector: 'output' })).toBeDefined();
  expect(focused()).toMatch(/^多买一份/);
  await user.tab({ shift: true });
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(focused()).toMatch(/^加入.*30 次/));
});

test('where no way to pay is set up nobody is sent to a recharge', async () => {
  await mall([respond(listPaymentMethods, { methods: [] })], { address: '/?cart=refresh-60.3' });
  expect(await screen.findByText(/现在还不能在线充值/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the same cart a moment ago is a question, and a refusal says why', async () => {
  const { user, server } = await mall(
    [fail(createOrder, 40936, { data: { uuid: order.uuid, number: order.number } })],
    {
      address: '/?cart=refresh-10.1',
    },
  );
  await user.click(await screen.findByRole('button', { name: '用 50 币支付' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '用 50 币支付' }));
  expect(await within(dialog).findByText(/刚刚下过同样的订单 QH-261127-0001/)).toBeDefined();
  server.use(fail(createOrder, 40931, { msg: '费用和刚才不一样了，请再看一次' }));
  await user.click(within(dialog).getByRole('button', { name: '再下一笔' }));
  expect(server.requests(createOrder)[1]).toMatchObject({ again: true });
  expect(await within(dialog).findByText('费用和刚才不一样了，请再看一次')).toBeDefined();
});

test('a sub-account looks, and is told who pays', async () => {
  await mall([], { type: 'slave', address: '/?cart=refresh-10.1' });
  expect(await screen.findByText(/充值和购买由主账号来做/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an order of the address: a code, another way, a look at once, and what became of it', async () => {
  const bank = {
    ...order,
    version: 2,
    attempt: { method: 'bank' as const, state: 'asked' as const, qr: null, played_at: null },
    transfer: { holder: '青禾网络科技有限公司', bank: '招商银行', account: '5719', code: '1234567890', fen: 50_000 },
  };
  const { user, server } = await mall([respond(payResult, order), respond(changeMethod, bank)], {
    address: `/?order=${order.uuid}`,
  });
  const dialog = await screen.findByRole('dialog', { name: '订单 QH-261127-0001' });
  expect(await within(dialog).findByRole('img', { name: '用支付宝扫码付款' })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '我已付款，查一下' }));
  expect(await screen.findByText(/还没有收到这笔钱/)).toBeDefined();
  expect(server.requests(payResult)).toContainEqual({ uuid: order.uuid, ask: true });
  server.use(respond(payResult, bank));
  await user.click(within(dialog).getByRole('tab', { name: '对公转账' }));
  expect(await within(dialog).findByText('1234567890')).toBeDefined();
  // What had the focus goes with the way to pay; the outcome takes it, so that keys and screen readers are there.
  within(dialog).getByRole('button', { name: '复制 1234567890' }).focus();
  server.use(respond(payResult, { ...bank, transfer: null, state: 'fulfilled', paid_fen: 50_000 }));
  expect(await within(dialog).findByText('5,250 币已到账。', {}, { timeout: 5000 })).toBeDefined();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('somebody else can pay it by a link, which is copied, the same again, and withdrawn', async () => {
  const url = 'https://qinghe.example/pay-order/x';
  const { user, server } = await mall(
    [respond(payResult, order), respond(makePayLink, { url }), respond(withdrawPayLink, {})],
    { address: `/?order=${order.uuid}` },
  );
  const link = within(await screen.findByRole('region', { name: '付款链接' }));
  expect(link.queryByRole('button', { name: '撤回链接' })).toBeNull();
  server.use(respond(payResult, { ...order, linked: true }));
  await user.click(link.getByRole('button', { name: '复制付款链接' }));
  expect(await screen.findByText('已复制付款链接')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(await link.findByRole('button', { name: '撤回链接' }));
  expect(await screen.findByText('链接已撤回')).toBeDefined();
  expect(server.requests(withdrawPayLink)).toEqual([{ uuid: order.uuid }]);
});

test('a browser that does not copy shows the link, to be copied by hand', async () => {
  const url = 'https://qinghe.example/pay-order/y';
  const linked = { ...order, linked: true };
  const { user } = await mall([respond(payResult, linked), respond(makePayLink, { url })], {
    address: `/?order=${order.uuid}`,
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: '复制付款链接' }));
  expect(await screen.findByText(url)).toBeDefined();
});

test.each([
  ['kept', { kept_for: 'late' as const, paid_fen: 50_000 }, /钱在订单结束以后才到：5,250 币已进余额/],
  ['cancelled', {}, /没有收款/],
  ['paying', { ending: true }, /正在取消/],
] as const)('%s says where the money is', async (state, change, words) => {
  await mall([respond(payResult, { ...order, state, ...change })], { address: `/?order=${order.uuid}` });
  expect(await screen.findByText(words)).toBeDefined();
});

test('orders are a list; one that waits opens where it is paid, and is cancelled there', async () => {
  const { user, server } = await open(<PurchaseRecord />, {
    handle: { title: 'purchases' },
    replies: [
      respond(getUserInfo, userInfo({ type: 'master' })),
      respond(listOrders, { items: [order], next_cursor: null }),
      respond(listPaymentMethods, { methods: ['alipay'] }),
      respond(payResult, order),
      respond(cancelOrder, { ...order, state: 'cancelled' }),
    ],
  });
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/充值.*QH-261127-0001.*等付款.*林晓.*500.00/);
  await user.click(screen.getByText('QH-261127-0001'));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: '取消订单' }));
  expect(server.requests(cancelOrder)).toEqual([{ uuid: order.uuid, version: 1 }]);
});

test('goods that do not come say so, and English reads on', async () => {
  const { server, reload } = await mall([], { locale: 'en' });
  expect(await screen.findByText('Moves a job back to the top of the public list.')).toBeDefined();
  server.use(fail(listGoods));
  await reload();
  expect(await screen.findByText('The goods could not be opened')).toBeDefined();
});
