import { expect, test } from 'vitest';
import { joinAddress } from './device.ts';

test.each([
  ['/join', true, '/m/join?code=A2B3#a'],
  ['/m/join', false, '/join?code=A2B3#a'],
  ['/join', false, null],
  ['/m/join', true, null],
])('%s on a phone: %s leads to %s', (pathname, onPhone, to) => {
  expect(joinAddress({ pathname, search: '?code=A2B3', hash: '#a' }, onPhone)).toBe(to);
});
