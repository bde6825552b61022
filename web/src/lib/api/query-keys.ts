import type { Endpoint } from '@qinghe/contract/endpoint.ts';

/**
 * `[domain, …path]`: the beginning of every key of this call, for all inputs. A write or an event of a domain makes
 * everything under its name stale.
 */
export const endpointKey = ({ domain, path }: Pick<Endpoint, 'domain' | 'path'>): readonly string[] => [
  domain,
  ...path.split('/').slice(3),
];
