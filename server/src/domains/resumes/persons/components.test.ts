import { expect, test } from 'vitest';
import { hangingOn, rootsOf } from './components.ts';

const joint = (a_uuid: string, b_uuid: string) => ({ a_uuid, b_uuid });

test('whoever is joined has one root, the smallest, also over several and in a circle', () => {
  expect(Object.fromEntries(rootsOf(['d', 'c', 'b', 'a'], [joint('b', 'd')]))).toEqual({
    a: 'a',
    b: 'b',
    c: 'c',
    d: 'b',
  });
  const circle = [joint('b', 'c'), joint('c', 'd'), joint('b', 'd')];
  expect(Object.fromEntries(rootsOf(['a', 'b', 'c', 'd'], circle))).toEqual({ a: 'a', b: 'b', c: 'b', d: 'b' });
});

test('each hangs on by the joint nearest to the one that is looked at', () => {
  const [near, far] = [joint('a', 'b'), joint('b', 'c')];
  expect([...hangingOn('a', [far, near])]).toEqual([
    ['b', near],
    ['c', far],
  ]);
  expect([...hangingOn('c', [far, near])]).toEqual([
    ['b', far],
    ['a', near],
  ]);
  expect(hangingOn('d', [near, far]).size).toBe(0);
});
