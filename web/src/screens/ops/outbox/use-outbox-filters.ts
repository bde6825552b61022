import { useSearchParams } from 'react-router';
import type { OutboxFilters } from '../../../domains/ops/api/list-outbox.ts';

const names = ['channel', 'address', 'q'] as const satisfies (keyof OutboxFilters)[];
export type FilterName = (typeof names)[number];

const isChannel = (text: string | null): text is 'sms' | 'email' => text === 'sms' || text === 'email';

/** The filters that the address holds, under the call's names. */
export function useOutboxFilters() {
  const [search, setSearch] = useSearchParams();
  const channel = search.get('channel');
  const filters: OutboxFilters = {
    ...(isChannel(channel) ? { channel } : {}),
    ...Object.fromEntries(
      (['address', 'q'] as const).flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
    ),
  };
  /** An empty value drops the filter. */
  const set = (name: FilterName, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const active = names.filter((name) => filters[name]);
  return { filters, active, set };
}
