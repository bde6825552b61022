import { expect, test } from 'vitest';
import { open, screen } from '../../../../../test/screen.tsx';
import { currentActions } from '../../../../ui/key/actions.ts';
import { percentOf, useZoom } from './zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

/** A sheet 800 wide on paper, in a pane of 600. */
const Bar = () => <ZoomTools percent={percentOf(useZoom(), 800, 600)} active />;

const percent = () => screen.getByRole('status').textContent;

test('zoomed by buttons and by keys, kept over a reload, and back to what fits', async () => {
  const { user, reload } = await open(<Bar />);
  expect(percent()).toBe('75%');
  expect(screen.getByRole('button', { name: '适合宽度', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '放大' }));
  expect(percent()).toBe('80%');
  await user.keyboard('++');
  expect(percent()).toBe('125%');
  await user.keyboard('-');
  expect(percent()).toBe('100%');
  await reload();
  expect(percent()).toBe('100%');
  await user.keyboard('0');
  expect(percent()).toBe('75%');
});

test('the palette lists what the keys do, and what goes no further is disabled', async () => {
  localStorage.setItem('cvZoom', '400');
  await open(<Bar />);
  expect(screen.getByRole('button', { name: '放大' })).toHaveProperty('disabled', true);
  expect(currentActions().map(({ label, shortcut }) => [label, shortcut])).toEqual([
    ['缩小', '-'],
    ['适合宽度', '0'],
  ]);
});

test('what is stored and is no zoom fits the pane', async () => {
  localStorage.setItem('cvZoom', 'huge');
  await open(<Bar />);
  expect(percent()).toBe('75%');
});
