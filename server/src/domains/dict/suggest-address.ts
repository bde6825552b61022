import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { readForAnyone } from '../../http/read.ts';
import { AddressesUnavailable } from '../../providers/addresses/port.ts';

/** An address service that fails suggests nothing: the address can be typed all the same. */
export const suggestAddress = readForAnyone(addressSuggestion, async ({ services }, { q, city }) => {
  try {
    return { items: await services.addresses.suggest({ city, words: q }) };
  } catch (error) {
    if (error instanceof AddressesUnavailable) return { items: [] };
    throw error;
  }
});
