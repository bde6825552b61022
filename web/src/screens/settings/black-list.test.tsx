import { listBlocked, unblockCandidate } from '@qinghe/contract/resumes/block.ts';
import { expect, test } from 'vitest';
import { application } from '../../../test/application.ts';
import {
  fail,
  hang,
  open,
  REQUEST_ID,
  type Reply,
  refuse,
  respond,
  screen,
  waitFor,
  within,
} from '../../../test/screen.tsx';
import BlackList from './black-list.tsx';

const item = {
  uuid: '01890000-0000-7000-8000-000000000001',
  kind: 'campus' as const,
  stage: 'interview' as const,
  name: '郑琪',
  phone: '138****2719',
  job_title: '前端开发',
  reason: 'other' as const,
  note: '面试后发来辱骂信息',
  by_name: '赵一鸣',
  created_at: '2026-11-20T02:00:00.000Z',
  until: '2027-11-20T02:00:00.000Z',
  can_unblock: true,
};
const listed = (...items: (typeof item)[]) => respond(listBlocked, { items, next_cursor: null });
const show = (...replies: Reply[]) => open(<BlackList />, { handle: { title: 'blackList' }, replies });

test('who is on it, why and until when; a row opens the record', async () => {
  const page = await show(listed(item));
  const row = await screen.findByRole('row', { name: /郑琪/ });
  expect(row.textContent).toContain('面试后发来辱骂信息');
  await page.user.click(row);
  await waitFor(() => expect(page.address()).toBe(`/resume/school/interview?id=${item.uuid}`));
});

test('one is taken off after a question; a colleague’s mark offers nothing', async () => {
  const other = { ...item, uuid: '01890000-0000-7000-8000-000000000002', name: '周宁', can_unblock: false };
  const page = await show(listed(item, other), respond(unblockCandidate, application()));
  await page.user.click(await screen.findByRole('button', { name: '移出黑名单' }));
  const dialog = within(screen.getByRole('dialog', { name: '把郑琪移出黑名单？' }));
  await page.user.click(dialog.getByRole('button', { name: '移出黑名单' }));
  await waitFor(() => expect(page.server.requests(unblockCandidate)).toEqual([{ uuid: item.uuid }]));
});

test('pending, empty, refused and failed are told', async () => {
  const page = await show(hang(listBlocked));
  expect(screen.getByRole('status').textContent).toBe('正在载入');
  page.server.use(listed());
  await page.reload();
  expect(await screen.findByText('黑名单是空的')).toBeDefined();
  page.server.use(refuse(listBlocked));
  await page.reload();
  expect(await screen.findByText('你没有权限看这里')).toBeDefined();
  page.server.use(fail(listBlocked, 500));
  await page.reload();
  expect(await screen.findByText(`问题编号 ${REQUEST_ID}`)).toBeDefined();
});
