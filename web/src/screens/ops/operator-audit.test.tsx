import { listOperatorAudit, listOperators, type OperatorEntry } from '@qinghe/contract/ops/audit.ts';
import { beforeEach, expect, test } from 'vitest';
import { open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import OperatorAudit from './operator-audit.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const operator = { uuid: uuid(9), name: '苏禾' };
const company = { uuid: uuid(7), name: '蓝桥咨询有限公司' };
const entry = (last: number, parts: Partial<OperatorEntry>): OperatorEntry => ({
  uuid: uuid(last),
  at: '2026-11-22T02:00:00.000Z',
  operator,
  action: 'operator.logged_in',
  decision: null,
  company: null,
  account: null,
  job: null,
  words: null,
  notice: null,
  fair: null,
  key: null,
  ...parts,
});
const items = [
  entry(1, { action: 'company.reviewed', decision: 'refuse', company }),
  entry(2, { action: 'account.looked_up', company, account: { uuid: uuid(8), name: '林*' } }),
  entry(3, { action: 'word.saved', words: { first: ['裸贷', '跑分'], count: 12 } }),
  entry(4, { action: 'job.appeal_kept', company, job: { uuid: uuid(6), name: '运营实习生' } }),
  entry(5, {}),
  entry(6, { action: 'robot.dreamed' }),
];
const openPage = (address = '/ops/audit') =>
  open(<OperatorAudit />, {
    address,
    handle: { title: 'opsAudit' },
    replies: [respond(listOperatorAudit, { items, next_cursor: null }), respond(listOperators, { items: [operator] })],
  });

beforeEach(() => operatorSession.begin('of the operator'));

test('each entry says who did what, and leads to whom it was about', async () => {
  await openPage();
  const row = async (name: RegExp) => screen.findByRole('row', { name });
  const hrefs = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect((await row(/审核了企业资料/)).textContent).toContain('退回');
  expect(hrefs(await row(/审核了企业资料/))).toEqual([`/ops/company?id=${company.uuid}`]);
  expect(hrefs(await row(/查看了账号/))).toEqual([`/ops/account?id=${uuid(8)}`, `/ops/company?id=${company.uuid}`]);
  expect((await row(/保存了敏感词/)).textContent).toContain('裸贷、跑分 等 12 个词');
  expect((await row(/申诉后维持退回/)).textContent).toContain('运营实习生');
  expect(await row(/登录了运营台/)).toBeTruthy();
  expect(await row(/其他操作/)).toBeTruthy();
});

test('it is filtered by operator, action and days, and what is no filter is left out', async () => {
  const page = await openPage('/ops/audit?by=me&from=2026-99-01&action=word.saved');
  await screen.findByRole('row', { name: /审核了企业资料/ });
  expect(page.server.requests(listOperatorAudit)).toEqual([{ action: 'word.saved', limit: 50 }]);
  await page.user.selectOptions(screen.getByLabelText('审核员'), '苏禾');
  await waitFor(() => expect(page.address()).toContain(`by=${operator.uuid}`));
  await page.user.selectOptions(screen.getByLabelText('操作'), '登录了运营台');
  await waitFor(() =>
    expect(page.server.requests(listOperatorAudit).at(-1)).toEqual({
      action: 'operator.logged_in',
      by: operator.uuid,
      limit: 50,
    }),
  );
});
