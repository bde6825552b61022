import type { Quota } from '../../db/quota.ts';

/** Completions of addresses, behind which may stand a service that is paid by the call: of one network, and of all. */
export const COMPLETIONS_OF_NETWORK: Quota = {
  name: 'address completions of network',
  most: 2_000,
  seconds: 86_400,
  isOfNetwork: true,
};
export const COMPLETIONS: Quota = { name: 'address completions', most: 50_000, seconds: 86_400 };
