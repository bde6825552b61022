import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ListInput } from '../../../domains/resumes/api/list-applications.ts';
import { useRouteHandle } from '../../../lib/route-handle.ts';

export interface Filters {
  job: string;
  degree: string;
  year: string;
  q: string;
}

const names = ['job', 'degree', 'year', 'q'] as const;

export interface Desk {
  kind: 'internship' | 'campus';
  stage: Stage;
  filters: Filters;
  /** Application that is open, or null. */
  openUuid: string | null;
  list: ListInput;
  /** Address of another stage under the same filters. */
  stageAddress: (stage: Stage) => string;
  setFilters: (change: Partial<Filters>) => void;
  open: (uuid: string | null) => void;
}

/** What the desk shows, all of it in the address: reload, back button and a sent link open the same thing. */
export function useDesk(): Desk {
  const kind = useRouteHandle().kind ?? 'internship';
  const stage = (useParams().stage ?? 'new') as Stage;
  const [params, setParams] = useSearchParams();
  const filters = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as unknown as Filters,
    [params],
  );
  const setFilters = useCallback(
    (change: Partial<Filters>) =>
      setParams((before) => withValues(before, { ...change, id: '' }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const open = useCallback(
    (uuid: string | null) =>
      // Opening the first one adds a step to go back to; going from one to the next does not.
      setParams((before) => withValues(before, { id: uuid ?? '' }), {
        replace: new URLSearchParams(location.search).has('id'),
        preventScrollReset: true,
      }),
    [setParams],
  );
  const base = kind === 'campus' ? '/resume/school' : '/resume';
  const kept = withValues(params, { id: '' }).toString();
  return {
    kind,
    stage,
    filters,
    openUuid: params.get('id'),
    list: useMemo(() => ({ ...toInput(kind, filters), stage }), [kind, filters, stage]),
    stageAddress: (to) => `${base}/${to}${kept ? `?${kept}` : ''}`,
    setFilters,
    open,
  };
}

/** Filters as the calls take them. */
export function toInput(kind: Desk['kind'], filters: Filters): Omit<ListInput, 'stage'> {
  return {
    kind,
    job_uuid: filters.job || undefined,
    degree: (filters.degree || undefined) as ListInput['degree'],
    graduation_year: filters.year || undefined,
    q: filters.q || undefined,
  };
}

function withValues(before: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
