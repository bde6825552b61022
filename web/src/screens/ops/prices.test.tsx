import { decidePrice, listPrices, type Priced, proposePrice } from '@qinghe/contract/orders/prices.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Prices from './prices.tsx';

const pack: Priced = {
  ...{ code: 'refresh-10', kind: 'pack', good: 'refresh', units: 10, package: null, coins: 50, change: null },
  prices: [{ begins_at: '2025-12-31T16:00:00.000Z', coins: 50 }],
};
const change = {
  ...{ uuid: '01890000-0000-7000-8000-000000000003', version: 1, coins: 60, begins_at: '2099-03-01T16:00:00.000Z' },
  ...{ reason: '秋招定价调整', proposed_by: '苏禾', proposed_at: '2026-11-27T02:00:00.000Z', own: false },
};
beforeEach(() => operatorSession.begin('of the operator'));

const show = (one: Partial<Priced>, ...replies: Reply[]) =>
  open(<Prices />, {
    handle: { title: 'opsPrices' },
    replies: [respond(listPrices, { items: [{ ...pack, ...one }] }), ...replies],
  });
type User = Awaited<ReturnType<typeof show>>['user'];
/** Two actions stand in the row, more of them behind a button. */
const choose = async (user: User, name: string) => {
  await screen.findAllByRole('row');
  const inRow = screen.queryByRole('button', { name });
  if (inRow) return user.click(inRow);
  await user.click(await screen.findByRole('button', { name: /职位刷新/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('a price is proposed for a day; what is refused stands at its place, and what was typed stays', async () => {
  const { user, server } = await show({}, fail(proposePrice, 40902, { reason: '那一天本来就是这样，不用改' }));
  await choose(user, '改价');
  const dialog = await screen.findByRole('dialog', { name: '「职位刷新 10 次」改价' });
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(server.requests(proposePrice)).toEqual([]);
  await user.type(within(dialog).getByLabelText('新价'), '60');
  await user.type(within(dialog).getByLabelText('从哪天起'), '2099-03-02');
  await user.type(within(dialog).getByLabelText('为什么'), '秋招定价调整');
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(await within(dialog).findByText(/那一天本来就是这样/)).toBeDefined();
  server.use(respond(proposePrice, { ...pack, change }));
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(await screen.findByText('已提交，等另一位同事确认')).toBeDefined();
  const sent = { code: 'refresh-10', coins: 60, begins_on: '2099-03-02', reason: '秋招定价调整' };
  expect(server.requests(proposePrice)).toEqual([sent, sent]);
});

test('a pack is taken off sale without a price; a single unit is not', async () => {
  const { user, server } = await show({}, respond(proposePrice, { ...pack, change: { ...change, coins: null } }));
  await choose(user, '下架');
  const dialog = await screen.findByRole('dialog', { name: '「职位刷新 10 次」下架' });
  expect(within(dialog).queryByLabelText('新价')).toBeNull();
  await user.type(within(dialog).getByLabelText('从哪天起'), '2099-03-02');
  await user.type(within(dialog).getByLabelText('为什么'), '没有人买这个包');
  await user.click(within(dialog).getByRole('button', { name: '提交' }));
  await screen.findByText('已提交，等另一位同事确认');
  expect(server.requests(proposePrice)).toMatchObject([{ coins: null }]);
});

test.each([
  [false, '苏禾 提的'],
  [true, '你提的'],
])('what waits is confirmed by another one alone (own: %s)', async (own, words) => {
  const { user, server } = await show({ change: { ...change, own } }, respond(decidePrice, pack));
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/50 币.*2099-03-02 起 60 币.*等确认/);
  expect(row?.textContent).toContain(words);
  if (own) expect(screen.queryByRole('button', { name: /职位刷新/ })).toBeNull();
  await choose(user, own ? '撤下' : '确认');
  if (!own) {
    const dialog = await screen.findByRole('dialog', { name: '确认「职位刷新 10 次」的改动？' });
    expect(dialog.textContent).toContain('2099-03-02 零点起「职位刷新 10 次」卖 60 币');
    await user.click(within(dialog).getByRole('button', { name: '确认' }));
  }
  expect(await screen.findByText(own ? '已撤下' : '已确认，到那天生效')).toBeDefined();
  expect(server.requests(decidePrice)).toEqual([{ uuid: change.uuid, version: 1, confirm: !own }]);
});

test('what is not sold is put on sale by a price, and its past can be read', async () => {
  const prices = [{ begins_at: '2026-10-31T16:00:00.000Z', coins: null }, ...pack.prices];
  const { user } = await show({ coins: null, prices });
  expect(await screen.findByText('不卖')).toBeDefined();
  await choose(user, '历次价格');
  const dialog = await screen.findByRole('dialog', { name: '职位刷新 10 次' });
  expect(dialog.textContent).toMatch(/2026-11-01不卖2026-01-0150 币/);
  await user.click(within(dialog).getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  await choose(user, '上架');
  expect(await screen.findByLabelText('新价')).toBeDefined();
});
