import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router';
import { destination } from '../../../lib/routing/navigation.ts';
import { useRouteHandle } from '../../../lib/routing/route-handle.ts';
import { withValues } from '../../../lib/routing/url-filters.ts';
import { useChangeAddress } from '../../../lib/routing/use-change-address.ts';
import type { DeskTab } from './filters/desk-tabs.ts';
import { deskFilters, type Filters, type ListInput, readSort, type Sort, toList } from './filters/filters.ts';

/** list: people, document, record side by side; focus: one after another; board: all stages at once. */
const views = ['list', 'focus', 'board'] as const;
export type View = (typeof views)[number];

export interface Desk {
  kind: 'internship' | 'campus';
  tab: DeskTab;
  view: View;
  filters: Filters;
  sort: Sort;
  list: ListInput;
  /** Address of another tab under the same filters. */
  tabAddress: (tab: DeskTab) => string;
  /** Changes filters, the order, or both. */
  setFilters: (change: Partial<Filters> & { sort?: string }) => void;
  setView: (view: View) => void;
  /** Address of filters that were saved, in their tab and order. */
  savedAddress: (tab: DeskTab, filters: Filters, sort: string) => string;
  /** `step: false` where the person did not ask for it: the back button then skips it. */
  open: (uuid: string | null, how?: { step: boolean }) => void;
}

interface FromList {
  fromList?: boolean;
}

/**
 * What the desk shows, all of it in the address: reload, back button and a sent link open the same thing. The same object
 * from one person to the next, so that a step draws only what is of a person; who is open, `useOpened` tells.
 */
export function useDesk(): Desk {
  const kind = useRouteHandle().kind ?? 'internship';
  const tab = (useParams().stage ?? 'new') as DeskTab;
  const search = withoutOpened(useLocation().search);
  const change = useChangeAddress();
  return useMemo(() => deskAt(search, { kind, tab, change }), [search, kind, tab, change]);
}

export interface Opened {
  /** Application that is open, or null. */
  openUuid: string | null;
  /** Changes with every step of the address. */
  addressKey: string;
}

/** Who is open. */
export function useOpened(): Opened {
  const { search, key: addressKey } = useLocation();
  return { openUuid: new URLSearchParams(search).get('id'), addressKey };
}

/** Goes back to the list, by the way that the person came. */
export function useClose(open: Desk['open']): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<FromList | null>;
  return useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else open(null);
  }, [state, navigate, open]);
}

function withoutOpened(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('id');
  return String(params);
}

interface DeskPlace extends Pick<Desk, 'kind' | 'tab'> {
  change: ReturnType<typeof useChangeAddress>;
}

function deskAt(search: string, { kind, tab, change }: DeskPlace): Desk {
  const params = new URLSearchParams(search);
  const filters = deskFilters.read(params);
  const sort = readSort(params);
  const base = kind === 'campus' ? '/resume/school' : '/resume';
  const addressOf = (to: DeskTab, search: URLSearchParams) => `${base}/${to}?${search}`.replace(/\?$/, '');
  return {
    kind,
    tab,
    view: views.find((name) => name === params.get('view')) ?? 'list',
    filters,
    sort,
    list: toList(kind, tab, filters, sort),
    savedAddress: (to, saved, sort) => addressOf(to, withValues(new URLSearchParams(), { ...saved, sort })),
    tabAddress: (to) => addressOf(to, params),
    setFilters: (next) => change({ ...next, id: '' }, { replace: true }),
    setView: (view) => change({ view: view === 'list' ? '' : view }, { state: destination().state }),
    open(uuid, { step } = { step: true }) {
      const { search, state } = destination();
      // Opening the first one adds a step to go back to; going from one to the next does not.
      const replace = !step || new URLSearchParams(search).has('id');
      change(
        { id: uuid ?? '' },
        {
          replace,
          // At once: who presses a key waits for nothing else.
          flushSync: step,
          state: replace ? state : { fromList: true },
        },
      );
    },
  };
}
