import { expect, test } from 'vitest';
import { allToggled, nothingSelected, ranged, toggled } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const keys = ({ keys: set }: { keys: ReadonlySet<string> }) => [...set].sort().join('');

test('a row goes in and out', () => {
  const one = toggled(nothingSelected, 'b');
  expect(keys(one)).toBe('b');
  expect(keys(toggled(one, 'b'))).toBe('');
});

test('a range goes from the anchor either way and adds to what is selected', () => {
  const one = toggled(nothingSelected, 'c');
  expect(keys(ranged(one, order, 'e'))).toBe('cde');
  expect(keys(ranged(ranged(one, order, 'e'), order, 'b'))).toBe('bcde');
  expect(keys(ranged(nothingSelected, order, 'b'))).toBe('b');
});

test('a range whose beginning is gone is the row itself', () => {
  expect(keys(ranged({ keys: new Set(), anchor: 'x' }, order, 'b'))).toBe('b');
});

test('all, then none', () => {
  const all = allToggled(toggled(nothingSelected, 'a'), order);
  expect(keys(all)).toBe('abcde');
  expect(keys(allToggled(all, order))).toBe('');
});
