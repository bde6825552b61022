import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const at = (address: string, internal = false) => ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo;

test('a server for this machine alone is localhost, one with a name is that name', () => {
  expect(ownAddress('127.0.0.1')).toBe('localhost');
  expect(ownAddress('hr.example')).toBe('hr.example');
});

test('a server that listens everywhere is named by its address in the local network', () => {
  const interfaces = { lo: [at('127.0.0.1', true)], tun0: [at('100.64.0.9')], wlan0: [at('192.168.1.23')] };
  expect(ownAddress('0.0.0.0', interfaces)).toBe('192.168.1.23');
  expect(ownAddress('0.0.0.0', { tun0: [at('100.64.0.9')] })).toBe('100.64.0.9');
  expect(ownAddress('::', { lo: [at('127.0.0.1', true)] })).toBe('localhost');
});
