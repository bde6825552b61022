import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterValues } from './url-filters.ts';
import { useChangeAddress } from './use-change-address.ts';

interface AddressFilters<Name extends string> {
  names: readonly Name[];
  read: (search: URLSearchParams) => FilterValues<Name>;
}

/** The filters of a list as the address has them, and how to change them; the address is all that knows them. */
export function useUrlFilters<Name extends string>(declared: AddressFilters<Name>) {
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const values = declared.read(search);
  const set = useCallback(
    (change: Partial<FilterValues<Name>>) => changeAddress(change as Record<string, string>, { replace: true }),
    [changeAddress],
  );
  const active = declared.names.filter((name) => values[name] !== '');
  return { values, active, set };
}
