import { expect, test, vi } from 'vitest';
import { open, screen, waitFor } from '../../../test/screen.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSearch } from './filter-search.tsx';

test('the chips stand behind one button that counts them, and all can be cleared at once', async () => {
  const active = [
    { label: '博士', drop: vi.fn() },
    { label: '上海', drop: vi.fn() },
  ];
  const { user } = await open(<FilterBar active={active}>条件</FilterBar>);
  const opener = screen.getByRole('button', { name: '筛选，2 项' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: '全部清除' }));
  expect(active.every(({ drop }) => drop.mock.calls.length === 1)).toBe(true);
});

test('a search is reported once, a moment after the last letter; / leads to it and Esc empties it', async () => {
  const onChange = vi.fn();
  const { user } = await open(<FilterSearch label="搜姓名" value="" onChange={onChange} />);
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜姓名' }));
  await user.keyboard('陈思');
  await waitFor(() => expect(onChange.mock.calls).toEqual([['陈思']]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
});
