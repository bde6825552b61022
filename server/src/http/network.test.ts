import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

const of = (ip: string, remoteAddress?: string) => networkOf({ ip, socket: { remoteAddress } });

test('limits count an IPv4 address, and of an IPv6 address its network', () => {
  expect(of('203.0.113.7')).toBe('203.0.113.7');
  expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(of('2001:db8:12:34:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:12:34::/64');
  expect(of('2001:db8:12:34::1')).toBe('2001:db8:12:34::/64');
  expect(of('2001:db8:12:35::1')).not.toBe(of('2001:db8:12:34::1'));
  expect(of('::1')).toBe('0:0:0:0::/64');
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('what is no address counts towards the proxy that wrote it', () => {
  expect(of('unknown', '198.51.100.2')).toBe('198.51.100.2');
  expect(of('unknown')).toBe('0.0.0.0');
});
