import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Networks of homes and offices (RFC 1918); others that this machine has are of containers and tunnels as a rule. */
const LOCAL = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/**
 * The name under which others reach a server that listens on `host`: its address in the local network where it listens
 * everywhere, so that a phone beside it gets there.
 */
export function ownAddress(host: string, interfaces = networkInterfaces()): string {
  if (!EVERYWHERE.includes(host)) return host === '127.0.0.1' || host === '::1' ? 'localhost' : host;
  const addresses = Object.values(interfaces)
    .flatMap((of) => of ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find((address) => LOCAL.test(address)) ?? addresses[0] ?? 'localhost';
}
