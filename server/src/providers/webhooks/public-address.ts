import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one that anybody on the internet has: neither of this machine nor of its networks, no metadata
 * service, no multicast, and none of the IPv6 forms that lead to an IPv4 address (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (OF_MACHINES.includes(parsed.toString())) return false;
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobal(address));
}

/** Where Azure's machines find what manages them: by its range an address of the internet, answered on each of them. */
const OF_MACHINES = ['168.63.129.16'];

/** RFC 4291: everything that is routed begins with the bits 001. */
const isGlobal = (address: string): boolean => ipaddr.parse(address).match(ipaddr.parseCIDR('2000::/3'));
