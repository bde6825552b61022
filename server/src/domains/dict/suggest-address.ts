import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { withTransaction } from '../../db/database.ts';
import { takeQuota } from '../../db/quota.ts';
import type { RequestContext } from '../../http/context.ts';
import { readForAnyone } from '../../http/read.ts';
import { AddressesUnavailable } from '../../providers/addresses/port.ts';
import { COMPLETIONS, COMPLETIONS_OF_NETWORK } from './quotas.ts';

/** A service that fails, or whose calls of the day are used up, suggests nothing: the address can be typed all the same. */
export const suggestAddress = readForAnyone(addressSuggestion, async (call, { q, city }) => {
  if (!(await isWithinBudget(call))) return { items: [] };
  try {
    return { items: await call.services.addresses.suggest({ city, words: q }) };
  } catch (error) {
    if (error instanceof AddressesUnavailable) return { items: [] };
    throw error;
  }
});

const isWithinBudget = ({ services, network, now }: RequestContext): Promise<boolean> =>
  withTransaction(
    services.db,
    async (trx) =>
      (await takeQuota(trx, COMPLETIONS_OF_NETWORK, network, { now })) &&
      (await takeQuota(trx, COMPLETIONS, 'everybody', { now })),
  );
