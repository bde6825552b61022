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

/** What one network may use up, so many times over, is the share of the site around it. */
export const NETWORKS_OF_SITE = 8;

/**
 * The /48 around the /64 of an IPv6 address, which is what one customer may be given whole (RFC 6177): 65,536 networks in
 * one hand. Undefined for an IPv4 address, and for whatever else somebody is known by.
 */
export function siteOf(network: string): string | undefined {
  const [, groups] = network.match(/^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/) ?? [];
  return groups && `${groups}:/48`;
}
