import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one that anybody on the internet has: neither of this machine nor of its networks, no metadata
 * service, no multicast, and none of the IPv6 forms that lead to an IPv4 address (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobal(address));
}

/** RFC 4291: everything that is routed begins with the bits 001. */
const isGlobal = (address: string): boolean => ipaddr.parse(address).match(ipaddr.parseCIDR('2000::/3'));
