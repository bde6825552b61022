import { beforeEach, expect, test, vi } from 'vitest';
import { open, screen, within } from '../../../test/screen.tsx';
import { type HeadAction, HeadActions } from './head-actions.tsx';

const phone = (is: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: is && query.includes('max-width: 640px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
beforeEach(() => phone(false));

const run = vi.fn();
const primary: HeadAction = { label: '发布', to: '/publish' };
const others: HeadAction[] = [
  { label: '导入', to: '/import' },
  { label: '导出', run },
  { label: '模板', run },
  { label: '表单', to: '/form' },
];
const names = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((one) => one.textContent);

test('one filled button, two plain ones, the rest in a menu that goes and does', async () => {
  const { user, address } = await open(<HeadActions primary={primary} others={others} />);
  expect(names()).toEqual(['导入', '发布', '导出', '更多']);
  await user.click(screen.getByRole('button', { name: '更多' }));
  const menu = within(screen.getByRole('menu', { name: '更多' }));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['模板', '表单']);
  await user.click(menu.getByRole('menuitem', { name: '模板' }));
  expect(run).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: '更多' }));
  await user.click(screen.getByRole('menuitem', { name: '表单' }));
  expect(address()).toBe('/form');
});

test('a phone has the filled one and the menu', async () => {
  phone(true);
  await open(<HeadActions primary={primary} others={others} />);
  expect(names()).toEqual(['发布', '更多']);
});

test('of two a phone has both, and nothing is behind a menu', async () => {
  phone(true);
  await open(<HeadActions primary={primary} others={others.slice(0, 1)} />);
  expect(names()).toEqual(['导入', '发布']);
});

test('where only few may be done there is no menu', async () => {
  await open(<HeadActions others={others.slice(0, 2)} />);
  expect(names()).toEqual(['导入', '导出']);
});
