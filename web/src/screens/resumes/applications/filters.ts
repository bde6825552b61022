import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { ListInput } from '../../../domains/resumes/api/list-input.ts';

export interface Filters {
  job: string;
  degree: string;
  year: string;
  q: string;
  tag: string;
  /** Least stars. */
  rating: string;
}

const names = ['job', 'degree', 'year', 'q', 'tag', 'rating'] as const;
export const noFilters: Filters = { job: '', degree: '', year: '', q: '', tag: '', rating: '' };

/** Of filters as the address has them, or as the calls take them. */
export const anyFilter = (filters: Filters | Omit<ListInput, 'kind' | 'stage'>): boolean =>
  Object.values(filters).some(Boolean);

/** The filters that an address names. */
export const filtersIn = (params: URLSearchParams): Filters =>
  Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as unknown as Filters;

/** Filters as the calls take them. */
export const toInput = (kind: JobKind, filters: Filters): Omit<ListInput, 'stage'> => ({
  kind,
  job_uuid: filters.job || undefined,
  degree: (filters.degree || undefined) as ListInput['degree'],
  graduation_year: filters.year || undefined,
  q: filters.q || undefined,
  tag_uuid: filters.tag || undefined,
  rating: filters.rating || undefined,
});
