import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { isNavigating } from '../../../lib/navigation.ts';
import { useRouteHandle } from '../../../lib/route-handle.ts';
import { withValues } from '../../../lib/url-filters.ts';
import { deskFilters, type Filters, type ListInput, toList } from './filters.ts';

/** list: people, document, record side by side; focus: one after another; board: all stages at once. */
export const views = ['list', 'focus', 'board'] as const;
export type View = (typeof views)[number];

export interface Desk {
  kind: 'internship' | 'campus';
  stage: Stage;
  view: View;
  filters: Filters;
  /** Application that is open, or null. */
  openUuid: string | null;
  list: ListInput;
  /** Address of another stage under the same filters. */
  stageAddress: (stage: Stage) => string;
  setFilters: (change: Partial<Filters>) => void;
  setView: (view: View) => void;
  /** Address of filters that were saved, in their stage. */
  savedAddress: (stage: Stage, filters: Filters) => string;
  /** `step: false` where the person did not ask for it: the back button then skips it. */
  open: (uuid: string | null, how?: { step: boolean }) => void;
  /** Back to the list, by the way that the person came. */
  close: () => void;
}

/** What the desk shows, all of it in the address: reload, back button and a sent link open the same thing. */
export function useDesk(): Desk {
  const kind = useRouteHandle().kind ?? 'internship';
  const stage = (useParams().stage ?? 'new') as Stage;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as { fromList?: boolean } | null;
  const filters = useMemo(() => deskFilters.read(params), [params]);
  const setFilters = useCallback(
    (change: Partial<Filters>) =>
      setParams((before) => withValues(before, { ...change, id: '' }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const setView = useCallback(
    (view: View) =>
      setParams((before) => withValues(before, { view: view === 'list' ? '' : view }), {
        preventScrollReset: true,
        state,
      }),
    [setParams, state],
  );
  const newest = useRef({ setParams, state });
  useLayoutEffect(() => {
    newest.current = { setParams, state };
  });
  // The same one for ever: every row of the list holds it, and is not drawn anew when another one is opened.
  const open = useCallback((uuid: string | null, { step } = { step: true }) => {
    if (!step && isNavigating()) return;
    const { setParams, state } = newest.current;
    // Opening the first one adds a step to go back to; going from one to the next does not.
    const replace = !step || new URLSearchParams(window.location.search).has('id');
    setParams((before) => withValues(before, { id: uuid ?? '' }), {
      replace,
      preventScrollReset: true,
      // At once: who presses a key waits for nothing else.
      flushSync: step,
      state: replace ? state : { fromList: true },
    });
  }, []);
  const close = useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else open(null);
  }, [state, navigate, open]);
  const base = kind === 'campus' ? '/resume/school' : '/resume';
  const search = withValues(params, { id: '' }).toString();
  return {
    kind,
    stage,
    view: views.find((name) => name === params.get('view')) ?? 'list',
    filters,
    openUuid: params.get('id'),
    list: useMemo(() => toList(kind, stage, filters), [kind, filters, stage]),
    savedAddress: (to, saved) => {
      const query = withValues(new URLSearchParams(), saved).toString();
      return `${base}/${to}${query ? `?${query}` : ''}`;
    },
    stageAddress: (to) => `${base}/${to}${search ? `?${search}` : ''}`,
    setFilters,
    setView,
    open,
    close,
  };
}
