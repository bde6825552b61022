import { afterEach, expect, test } from 'vitest';
import { type Action, currentActions, offer } from './actions.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const add = (action: Partial<Action>) => {
  const slot = { current: { enabled: true, run: () => {}, ...action } };
  stops.push(offer(slot));
  return slot;
};
const labels = () => currentActions().map(({ label }) => label);

test('what has a name and can be done is listed, for as long as it is on the screen', () => {
  add({ label: '下一位', shortcut: 'j' });
  add({ shortcut: 'ArrowDown' });
  const reject = add({ label: '不合适', shortcut: 'x', enabled: false });
  expect(labels()).toEqual(['下一位']);
  reject.current = { ...reject.current, enabled: true };
  expect(labels()).toEqual(['下一位', '不合适']);
  stops.pop()?.();
  expect(labels()).toEqual(['下一位']);
});

test('of two actions on one key the palette lists the one that the key would do', () => {
  add({ label: '初筛通过', shortcut: 's' });
  add({ label: '移到初筛（3 人）', shortcut: 'S', first: true });
  add({ label: '导出' });
  add({ label: '打印' });
  expect(labels()).toEqual(['移到初筛（3 人）', '导出', '打印']);
});

test('two buttons for one action are one line', () => {
  add({ label: '下一位', shortcut: 'j' });
  add({ label: '下一位', shortcut: 'j' });
  add({ label: '发布职位' });
  add({ label: '发布职位' });
  expect(labels()).toEqual(['下一位', '发布职位']);
});
