import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr, { type IPv6 } from 'ipaddr.js';

/** Groups of an IPv6 address that name a network: a customer is given a /64 at the least, with 2^64 addresses. */
const NETWORK_GROUPS = 4;

/**
 * Whose limits a call counts towards: an IPv4 address, or the /64 of an IPv6 one, in the form that PostgreSQL's `inet`
 * takes. Where a proxy wrote no address, it is the proxy's own.
 */
export function networkOf({
  ip,
  socket,
}: Pick<FastifyRequest, 'ip'> & { socket: { remoteAddress?: string | undefined } }) {
  const address = [ip, socket.remoteAddress ?? ''].find((candidate) => isIP(candidate));
  return address ? withoutHost(address) : '0.0.0.0';
}

function withoutHost(address: string): string {
  // A zone names an interface of this machine, and no network.
  const parsed = ipaddr.process(address.replace(/%.*$/, ''));
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as IPv6).parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
