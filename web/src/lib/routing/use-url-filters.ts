import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterDeclaration, FilterValues, urlFilters } from './url-filters.ts';
import { useChangeAddress } from './use-change-address.ts';

type Declared<Name extends string> = ReturnType<typeof urlFilters<Name, FilterDeclaration>>;

/** The filters of a list as the address has them, and how to change them; the address is all that knows them. */
export function useUrlFilters<Name extends string>(declared: Pick<Declared<Name>, 'read' | 'names'>) {
  const [search] = useSearchParams();
  const changeAddress = useChangeAddress();
  const values = useMemo(() => declared.read(search), [declared, search]);
  const set = useCallback(
    (change: Partial<FilterValues<Name>>) => changeAddress(change as Record<string, string>, { replace: true }),
    [changeAddress],
  );
  const active = declared.names.filter((name) => values[name] !== '');
  return { values, active, set };
}
