import { acceptCompany, listFairCompanies, refuseCompany } from '@qinghe/contract/fairs/decide.ts';
import { getWrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { beforeEach, expect, test } from 'vitest';
import { fairCompany, writtenFair } from '../../../test/fair.ts';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import FairCompanies from './fair-companies.tsx';

const waiting = fairCompany();
const settled = fairCompany({
  uuid: '01890000-0000-7000-8000-000000000009',
  version: 2,
  company: { uuid: '01890000-0000-7000-8000-000000000008', name: '蓝桥咨询有限公司' },
  state: 'accepted',
  booth: 'A1',
});
const fair = writtenFair();
const openPage = (shown = fair, ...replies: Reply[]) =>
  open(<FairCompanies />, {
    address: `/ops/fair?id=${fair.uuid}`,
    handle: { title: 'opsFair' },
    replies: [
      respond(getWrittenFair, shown),
      respond(listFairCompanies, { items: [waiting, settled], next_cursor: null }),
      ...replies,
    ],
  });
const press = async (page: Awaited<ReturnType<typeof openPage>>, row: RegExp, name: string) =>
  page.user.click(await within(await screen.findByRole('row', { name: row })).findByRole('button', { name }));
const named = { fair_uuid: fair.uuid, uuid: waiting.uuid, version: 1 };

beforeEach(() => operatorSession.begin('of the operator'));

test('the page says which fair it is, and each company with jobs, person and booth', async () => {
  await openPage();
  expect(await screen.findByRole('heading', { name: /武汉理工秋季双选会/ })).toBeTruthy();
  expect(screen.getByText(/12月5日周六 09:00–16:00 · 武汉理工大学 · 120 个展位/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /云杉/ }).textContent).toMatch(/待审核.*算法工程师.*林晓 13900000000.*3/);
  expect(screen.getByRole('row', { name: /蓝桥/ }).textContent).toContain('展位 A1');
});

test('a booth that is taken, or is none, is said at its field', async () => {
  const page = await openPage(fair, fail(acceptCompany, 400, { field: 'booth', reason: '展位 B27 已经分给别的企业' }));
  await press(page, /云杉/, '分配展位');
  const dialog = within(screen.getByRole('dialog', { name: /^给「云杉/ }));
  const booth = dialog.getByRole('textbox', { name: /^展位号/ });
  await page.user.type(booth, '东门');
  await page.user.click(dialog.getByRole('button', { name: '分配' }));
  expect(await dialog.findByText('展位号如 27 或 B27')).toBeTruthy();
  await page.user.clear(booth);
  await page.user.type(booth, 'b27');
  await page.user.click(dialog.getByRole('button', { name: '分配' }));
  expect(await dialog.findByText('展位 B27 已经分给别的企业')).toBeTruthy();
  expect(page.server.requests(acceptCompany)).toMatchObject([named]);
});

test('refusing takes a reason', async () => {
  const page = await openPage(fair, respond(refuseCompany, fairCompany({ state: 'refused', refusal: '专业不对口' })));
  await press(page, /云杉/, '退回');
  const dialog = within(screen.getByRole('dialog', { name: /^退回「云杉/ }));
  await page.user.type(dialog.getByRole('textbox', { name: /^原因/ }), '专业不对口');
  await page.user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(page.server.requests(refuseCompany)).toEqual([{ ...named, reason: '专业不对口' }]));
});

test('nothing is decided once the fair is over', async () => {
  const none = { edit: false, publish: false, cancel: false, remove: false };
  await openPage(writtenFair({ over: true, abilities: none }));
  const row = await screen.findByRole('row', { name: /云杉/ });
  expect(within(row).queryByRole('button', { name: '分配展位' })).toBeNull();
});
