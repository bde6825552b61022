import { listRejectTemplates, type RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test, vi } from 'vitest';
import {
  fail,
  hang,
  hold,
  open,
  REQUEST_ID,
  type Reply,
  refuse,
  respond,
  screen,
  waitFor,
} from '../../../test/screen.tsx';
import { useRejectTemplates } from '../../domains/settings/api/list-reject-templates.ts';
import type { ActiveFilter } from './filtered-empty.tsx';
import { type ListQuery, QueryList } from './query-list.tsx';

const template: RejectTemplate = {
  uuid: '01890000-0000-7000-8000-000000000001',
  title: '名额已满',
  content: '谢谢',
  version: 1,
};

interface Settings {
  filters?: ActiveFilter[];
  more?: Partial<ListQuery<RejectTemplate>>;
}

function Templates({ filters = [], more = {} }: Settings) {
  const query = { ...useRejectTemplates(), ...more };
  return (
    <QueryList query={query} filters={filters} empty={{ title: '还没有模板', hint: '写一个，拒绝时就能选。' }}>
      {(items) => items.map(({ uuid, title }) => <p key={uuid}>{title}</p>)}
    </QueryList>
  );
}

const show = (reply: Reply, settings: Settings = {}) => open(<Templates {...settings} />, { replies: [reply] });

test('until it is there a skeleton stands in its place', async () => {
  await show(hang(listRejectTemplates));
  expect(screen.getByRole('status').textContent).toBe('正在载入');
});

test('a failure is told with its number, and can be tried again', async () => {
  const { user, server } = await show(fail(listRejectTemplates, 503));
  expect(await screen.findByText(`问题编号 ${REQUEST_ID}`)).toBeDefined();
  server.use(respond(listRejectTemplates, { items: [template] }));
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('名额已满')).toBeDefined();
});

test('nothing yet: says what will be here and how', async () => {
  await show(respond(listRejectTemplates, { items: [] }));
  expect(await screen.findByText('还没有模板')).toBeDefined();
  expect(screen.getByText('写一个，拒绝时就能选。')).toBeDefined();
});

test('nothing fits: names the filter whose dropping brings most, and drops it', async () => {
  const filters = [
    { label: '博士', drop: vi.fn(), brings: 12 },
    { label: '2026 届', drop: vi.fn(), brings: 4 },
    { label: '上海', drop: vi.fn() },
  ];
  const { user } = await show(respond(listRejectTemplates, { items: [] }), { filters });
  expect(await screen.findByText('没有同时符合这 3 项的')).toBeDefined();
  expect(screen.getByText('去掉「博士」有 12 条。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '去掉「博士」' }));
  expect(filters.map(({ drop }) => drop.mock.calls.length)).toEqual([1, 0, 0]);
  await user.click(screen.getByRole('button', { name: '全部清除' }));
  expect(filters.map(({ drop }) => drop.mock.calls.length)).toEqual([2, 1, 1]);
});

test('a person who may not see it is told whom to ask, not that something failed', async () => {
  await show(refuse(listRejectTemplates));
  expect(await screen.findByText('你没有权限看这里')).toBeDefined();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('a refresh that fails leaves what was there, and says so', async () => {
  const { user, server } = await show(respond(listRejectTemplates, { items: [template] }), {
    more: { error: new Error('later') },
  });
  expect(await screen.findByText('名额已满')).toBeDefined();
  expect(screen.getByRole('note').textContent).toContain('没有刷新成功');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.requests(listRejectTemplates)).toHaveLength(2));
});

test('more of it is fetched by a button, while there is more', async () => {
  const fetchNextPage = vi.fn();
  const reply = hold(listRejectTemplates, { items: [template] });
  const { user } = await show(reply, { more: { hasNextPage: true, fetchNextPage } });
  reply.release();
  await user.click(await screen.findByRole('button', { name: '显示更多' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
