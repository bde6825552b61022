import {
  denyRedLetter,
  fileRedLetter,
  issueRedLetter,
  listWaitingRedLetters,
  type WaitingRedLetter,
} from '@qinghe/contract/invoices/red-letters.ts';
import { beforeEach, expect, test } from 'vitest';
import { open, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import RedLetters from './red-letters.tsx';

const [uuid, version] = ['01890000-0000-7000-8000-000000000002', 1];
const asked: WaitingRedLetter = {
  ...{ uuid, version, state: 'asked', company: '云杉科技', words: '要退款', asked_at: '2026-11-27T02:00:00.000Z' },
  filed_at: null,
  invoice: {
    ...{ uuid: '01890000-0000-7000-8000-000000000001', kind: 'special', title: '云杉科技有限公司', fen: 50_000 },
    ...{ tax_number: '91310110MA1K4T7Q5M', tax_invoice: '26990000000000000001' },
  },
};
beforeEach(() => operatorSession.begin('of the operator'));
const show = (change: Partial<WaitingRedLetter>, ...replies: Reply[]) =>
  open(<RedLetters />, {
    handle: { title: 'opsRedLetters' },
    replies: [respond(listWaitingRedLetters, { items: [{ ...asked, ...change }], next_cursor: null }), ...replies],
  });
const choose = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) => {
  await user.click(await screen.findByRole('button', { name: /云杉科技有限公司/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('its number and day are noted, beside the facts that it is found by', async () => {
  const shown = await show({}, respond(issueRedLetter, { ...asked, state: 'issued' }));
  const { user, server } = shown;
  await choose(shown, '记为已红冲');
  const dialog = await screen.findByRole('dialog', { name: /云杉科技有限公司/ });
  expect(dialog.textContent).toMatch(/26990000000000000001.*91310110MA1K4T7Q5M/);
  await user.type(within(dialog).getByLabelText('红字发票号码（20 位）'), '12');
  await user.type(within(dialog).getByLabelText('开票日期'), '2026-11-27');
  await user.click(within(dialog).getByRole('button', { name: '记为已红冲' }));
  expect(await within(dialog).findByText('发票号码是 20 位数字')).toBeDefined();
  await user.clear(within(dialog).getByLabelText('红字发票号码（20 位）'));
  await user.type(within(dialog).getByLabelText('红字发票号码（20 位）'), '26990000000000000002');
  await user.click(within(dialog).getByRole('button', { name: '记为已红冲' }));
  expect(await screen.findByText('已记为红冲，这笔钱可以退了')).toBeDefined();
  expect(server.requests(issueRedLetter)).toEqual([
    { uuid, version, red_invoice: '26990000000000000002', issued_on: '2026-11-27' },
  ]);
});

test('one waits for its buyer, another is denied with a reason', async () => {
  const shown = await show({}, respond(fileRedLetter, { ...asked, state: 'filed' }), respond(denyRedLetter, asked));
  const { user, server } = shown;
  await choose(shown, '已发起，等购方确认');
  expect(await screen.findByText(/购方 72 小时内没有确认会自动失效/)).toBeDefined();
  await choose(shown, '不能红冲');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('为什么'), '购方已抵扣，没有同意');
  await user.click(within(dialog).getByRole('button', { name: '不能红冲' }));
  expect(await screen.findByText('已告诉企业')).toBeDefined();
  expect(server.requests(fileRedLetter)).toEqual([{ uuid, version }]);
  expect(server.requests(denyRedLetter)).toEqual([{ uuid, version, reason: '购方已抵扣，没有同意' }]);
});
