import { expect, test, vi } from 'vitest';
import { act, open, screen } from '../../../test/screen.tsx';
import { undoToast } from './undo-notice.tsx';

test('of several actions one notice takes back the last, says how many there are before it, and then the next', async () => {
  const taken: string[] = [];
  const { user } = await open(<p>…</p>);
  act(() => {
    for (const name of ['甲', '乙', '丙']) undoToast(`${name} 已移到初筛`, () => taken.push(name));
  });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('之前还有 2 项可撤销')).toBeDefined();
  await user.keyboard('z');
  expect(screen.getByText(/乙 已移到初筛/)).toBeDefined();
  await user.keyboard('zz');
  expect(taken).toEqual(['丙', '乙', '甲']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a notice that comes back to the front has no more time than is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await open(<p>…</p>);
  act(() => void undoToast('甲 已移到初筛', () => undefined));
  act(() => void vi.advanceTimersByTime(6000));
  act(() => void undoToast('乙 已移到初筛', () => undefined));
  await user.keyboard('z');
  expect(screen.getByText('4')).toBeDefined();
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.queryByRole('button')).toBeNull();
});
