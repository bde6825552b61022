import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FilterDeclaration, type FilterValues, type urlFilters, withValues } from './url-filters.ts';

type Declared<Name extends string> = ReturnType<typeof urlFilters<Name, FilterDeclaration>>;

/** The filters of a list as the address has them, and how to change them; the address is all that knows them. */
export function useUrlFilters<Name extends string>(declared: Pick<Declared<Name>, 'read' | 'names'>) {
  const [search, setSearch] = useSearchParams();
  const values = useMemo(() => declared.read(search), [declared, search]);
  const set = useCallback(
    (change: Partial<FilterValues<Name>>) =>
      setSearch((before) => withValues(before, change as Record<string, string>), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const active = declared.names.filter((name) => values[name] !== '');
  return { values, active, set };
}
