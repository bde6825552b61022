import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { readForAccount } from '../../http/read.ts';
import { AddressesUnavailable } from '../../providers/addresses/port.ts';

/**
 * For accounts alone, since behind it may stand a service that is paid by the call. One that fails suggests nothing: the
 * address can be typed all the same.
 */
export const suggestAddress = readForAccount(addressSuggestion, async ({ services }, { q, city }) => {
  try {
    return { items: await services.addresses.suggest({ city, words: q }) };
  } catch (error) {
    if (error instanceof AddressesUnavailable) return { items: [] };
    throw error;
  }
});
