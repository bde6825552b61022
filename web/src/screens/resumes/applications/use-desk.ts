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
  /** Changes with every step of the address. */
  addressKey: string;
  /** Application that is open, or null. */
  openUuid: string | null;
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
  /** Back to the list, by the way that the person came. */
  close: () => void;
}

interface FromList {
  fromList?: boolean;
}

/** What the desk shows, all of it in the address: reload, back button and a sent link open the same thing. */
export function useDesk(): Desk {
  const kind = useRouteHandle().kind ?? 'internship';
  const tab = (useParams().stage ?? 'new') as DeskTab;
  const navigate = useNavigate();
  const { search: shownSearch, key: addressKey, state } = useLocation() as Location<FromList | null>;
  const params = useMemo(() => new URLSearchParams(shownSearch), [shownSearch]);
  const filters = useMemo(() => deskFilters.read(params), [params]);
  const sort = readSort(params);
  const change = useChangeAddress();
  const setFilters = useCallback(
    (next: Partial<Filters> & { sort?: string }) => change({ ...next, id: '' }, { replace: true }),
    [change],
  );
  const setView = useCallback(
    (view: View) => change({ view: view === 'list' ? '' : view }, { state: destination().state }),
    [change],
  );
  // The same one for ever: every row of the list holds it, and is not drawn anew when another one is opened.
  const open = useCallback(
    (uuid: string | null, { step } = { step: true }) => {
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
    [change],
  );
  const close = useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else open(null);
  }, [state, navigate, open]);
  const base = kind === 'campus' ? '/resume/school' : '/resume';
  const addressOf = (to: DeskTab, search: URLSearchParams) => `${base}/${to}?${search}`.replace(/\?$/, '');
  return {
    kind,
    tab,
    addressKey,
    view: views.find((name) => name === params.get('view')) ?? 'list',
    filters,
    sort,
    openUuid: params.get('id'),
    list: useMemo(() => toList(kind, tab, filters, sort), [kind, filters, tab, sort]),
    savedAddress: (to, saved, sort) => addressOf(to, withValues(new URLSearchParams(), { ...saved, sort })),
    tabAddress: (to) => addressOf(to, withValues(params, { id: '' })),
    setFilters,
    setView,
    open,
    close,
  };
}
