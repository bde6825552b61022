import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLookAtTalentSearch, useTalentSearches } from '../../domains/talents/api/saved.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import type { useTalentFilters } from './use-talent-filters.ts';

type Kept = Readonly<Record<string, unknown>>;

const asText = (filter: Kept): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, `${value}`]));

const isSame = (one: Kept, other: Kept): boolean => {
  const [left, right] = [asText(one), asText(other)];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
};

/** The saved search whose tab is open, and whether what is asked for differs from it. Opening it is looking at it. */
export function useOpenSearch({ counted }: ReturnType<typeof useTalentFilters>) {
  const searches = useTalentSearches();
  const [address] = useSearchParams();
  const asked = address.get('search') ?? '';
  const open = UUID.test(asked) ? searches.find(({ uuid }) => uuid === asked) : undefined;
  const look = useLookAtTalentSearch();
  const uuid = open?.uuid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tab that is opened
  useEffect(() => {
    if (uuid) void look.run({ uuid });
  }, [uuid]);
  const filter = asText(counted);
  const isAny = Object.keys(filter).length > 0;
  return { searches, open, filter, isNew: isAny && !(open && isSame(open.filter, filter)) };
}
