import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { type BillLine, type BillMonth, listBills, listCoins } from '@qinghe/contract/wallet/coins.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import MyBill from './my-bill.tsx';

const line = (seq: number, parts: Partial<BillLine>): BillLine => ({
  uuid: `01890000-0000-7000-8000-00000000000${seq}`,
  seq,
  at: '2026-11-22T02:00:00.000Z',
  kind: 'spend',
  job: null,
  order: null,
  actor: '赵一鸣',
  fen: 0,
  coins: -240,
  coins_after: 1760,
  ...parts,
});
const month: BillMonth = {
  ...{ month: '2026-11', opening: 0, recharged: 1000, fen: 10_000, gift: 1000, spent: -240, back: 0, closing: 1760 },
  lines: 3,
};
const lines = [
  line(3, { job: { uuid: '01890000-0000-7000-8000-000000000009', title: '算法实习生' } }),
  line(2, { kind: 'gift', actor: null, coins: 1000, coins_after: 2000 }),
];

const show = (type: 'master' | 'slave', address = '/recruitment-props/my-bill', ...replies: Reply[]) =>
  open(<MyBill />, {
    address,
    handle: { title: 'myBill' },
    replies: [
      respond(getUserInfo, userInfo({ type })),
      respond(listCoins, { items: lines, next_cursor: null, sum: 760, count: 2 }),
      respond(listBills, {
        items: [month],
        checked: { at: '2026-11-22T19:00:00.000Z', agrees: true },
        channels: { at: '2026-11-23T02:30:00.000Z', agrees: true },
      }),
      ...replies,
    ],
  });

test('each line says what it was for, who, how many and what was left; the month adds up above', async () => {
  await show('master');
  const [, spend, gift] = await screen.findAllByRole('row');
  expect(spend?.textContent).toMatch(/消费.*算法实习生.*赵一鸣.*−240.*1,760/);
  expect(gift?.textContent).toMatch(/平台赠送.*系统.*\+1,000.*2,000/);
  const head = within(await screen.findByRole('region', { name: '账期' }));
  expect(head.getByRole('list').textContent).toMatch(
    /月初余额0.*充值\+1,000实付 100\.00 元.*赠送\+1,000.*消费−240.*月末余额1,760/,
  );
  expect(screen.getByText('2 笔，合计 760 币')).toBeDefined();
  expect(head.getByText(/^账内/).textContent).toMatch(/^账内 .+ 无差异 · 渠道 .+ 无差异$/);
});

test('a month narrows the lines to its days, and stands in the address', async () => {
  const { user, server, address } = await show('master');
  await user.selectOptions(await screen.findByLabelText('账期', { selector: 'select' }), '2026-11');
  await waitFor(() => expect(address()).toContain('from=2026-11-01&to=2026-11-30'));
  expect(server.requests(listCoins).at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
});

test('a sub-account sees its own lines without a balance or months', async () => {
  const own = lines.map((one) => ({ ...one, coins_after: null }));
  const { server } = await show(
    'slave',
    undefined,
    respond(listCoins, { items: own, next_cursor: null, sum: -240, count: 1 }),
  );
  await screen.findByText('算法实习生');
  expect(screen.queryByText('币余额')).toBeNull();
  expect(server.requests(listBills)).toEqual([]);
});

test('a ledger that does not agree is said at once; nothing yet says what will be here', async () => {
  await show(
    'master',
    undefined,
    respond(listBills, {
      items: [month],
      checked: { at: '2026-11-22T19:00:00.000Z', agrees: false },
      channels: { at: '2026-11-23T02:30:00.000Z', agrees: false },
    }),
    respond(listCoins, { items: [], next_cursor: null, sum: 0, count: 0 }),
  );
  expect(await screen.findByText(/账内核对有差异/)).toBeDefined();
  expect(screen.getByText(/渠道对账有差异/)).toBeDefined();
  expect(await screen.findByText('还没有账单')).toBeDefined();
});

test('what cannot be read offers another try', async () => {
  await show('master', undefined, fail(listCoins));
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
});

test('it reads in English too', async () => {
  await open(<MyBill />, {
    locale: 'en',
    handle: { title: 'myBill' },
    replies: [
      respond(getUserInfo, userInfo({ type: 'master' })),
      respond(listCoins, { items: lines, next_cursor: null, sum: 760, count: 2 }),
      respond(listBills, { items: [month], checked: null, channels: null }),
    ],
  });
  expect(await screen.findByText('2 lines, 760 coins in total')).toBeDefined();
});
