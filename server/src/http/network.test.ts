import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network.ts';

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

test('the networks of one IPv6 site are known as one; nobody else has a site', () => {
  expect(siteOf(of('2001:db8:12:34::1'))).toBe('2001:db8:12::/48');
  expect(siteOf(of('2001:db8:12:ffff::1'))).toBe('2001:db8:12::/48');
  expect(siteOf(of('2001:db8:13:34::1'))).toBe('2001:db8:13::/48');
  expect(siteOf(of('203.0.113.7'))).toBeUndefined();
  expect(siteOf('0190f3a2-0000-7000-8000-000000000000')).toBeUndefined();
});
