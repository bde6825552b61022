import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { type ApplicationOrder, MAX_FILTER_VALUES } from '@qinghe/contract/resumes/filters.ts';
import { type JobKind, REPLY_PROMISE_DAYS } from '@qinghe/contract/resumes/stages.ts';
import type { Translate } from '../../../../lib/i18n/keys.ts';
import type { Texts } from '../../../../lib/i18n/resources.d.ts';
import { type FilterDeclaration, type FilterValues, UUID, urlFilters } from '../../../../lib/routing/url-filters.ts';
import { type DeskTab, placeOf } from './desk-tabs.ts';

/** What a filter's options are made of. */
interface Sources {
  t: Translate<'resumes'>;
  degreeName: (degree: Degree) => string;
  jobs: readonly { uuid: string; title: string }[];
  tags: readonly { uuid: string; name: string }[];
  cities: readonly string[];
  sources: readonly string[];
  sourceName: (source: string) => string;
}

export interface DeskFilter extends FilterDeclaration {
  /** A field for words where there are no options. */
  choice?: {
    label: `filter.${keyof Texts['resumes']['filter']}`;
    options: (sources: Sources) => { value: string; label: string }[];
    /** Not there as long as there is nothing to choose. */
    optional?: true;
    /** Not in the bar until somebody wants it. */
    rare?: true;
  };
}

const thisYear = new Date().getFullYear();
const years = Array.from({ length: 6 }, (_, index) => String(thisYear - 1 + index));

const ratings = ['5', '4', '3', '2', '1'];

/** Days before now, today among them. */
const within = (label: 'filter.applied' | 'filter.decided') =>
  ({
    values: /^\d{1,3}$/,
    choice: {
      label,
      options: ({ t }) =>
        ['1', '3', '7', '30', '90'].map((days) => ({
          value: days,
          label: t(days === '1' ? 'filter.today' : 'filter.lastDays', { count: Number(days) }),
        })),
      rare: true,
    },
  }) as const satisfies DeskFilter;

/** Everything that narrows the desk's lists, in the order of the filter bar. */
export const deskFilters = urlFilters(listApplications, {
  q: { maxLength: limits.search },
  job_uuid: {
    formerly: 'job',
    values: UUID,
    several: MAX_FILTER_VALUES,
    choice: {
      label: 'filter.job',
      options: ({ jobs }) => jobs.map(({ uuid, title }) => ({ value: uuid, label: title })),
    },
  },
  degree: {
    values: degrees,
    choice: {
      label: 'filter.degree',
      options: ({ t, degreeName }) =>
        degrees.map((code) => ({ value: code, label: t('filter.degreeLeast', { degree: degreeName(code) }) })),
    },
  },
  graduation_year: {
    formerly: 'year',
    values: /^20\d\d$/,
    several: MAX_FILTER_VALUES,
    choice: {
      label: 'filter.year',
      options: ({ t }) => years.map((year) => ({ value: year, label: t('filter.class', { year }) })),
    },
  },
  tag_uuid: {
    formerly: 'tag',
    values: UUID,
    several: MAX_FILTER_VALUES,
    choice: {
      label: 'filter.tag',
      options: ({ tags }) => tags.map(({ uuid, name }) => ({ value: uuid, label: name })),
      optional: true,
    },
  },
  waiting_days: {
    values: ['2', '3'],
    choice: {
      label: 'filter.waiting',
      options: ({ t }) => [
        { value: '2', label: t('filter.due', { count: REPLY_PROMISE_DAYS - 1 }) },
        { value: '3', label: t('filter.overdue', { count: REPLY_PROMISE_DAYS }) },
      ],
    },
  },
  rating: {
    values: ratings,
    choice: {
      label: 'filter.rating',
      options: ({ t }) =>
        ratings.map((stars) => ({
          value: stars,
          label: stars === '5' ? t('filter.starsAll', { stars }) : t('filter.stars', { count: Number(stars) }),
        })),
    },
  },
  city: {
    maxLength: limits.cityName,
    several: MAX_FILTER_VALUES,
    choice: {
      label: 'filter.city',
      options: ({ cities }) => cities.map((city) => ({ value: city, label: city })),
      rare: true,
    },
  },
  source: {
    values: /^[a-z0-9-]{1,20}$/,
    several: MAX_FILTER_VALUES,
    choice: {
      label: 'filter.source',
      options: ({ sources, sourceName }) => sources.map((source) => ({ value: source, label: sourceName(source) })),
      rare: true,
    },
  },
  days_per_week: {
    values: /^[1-7]$/,
    choice: {
      label: 'filter.days',
      options: ({ t }) =>
        ['5', '4', '3', '2'].map((days) => ({ value: days, label: t('filter.daysLeast', { count: Number(days) }) })),
      rare: true,
    },
  },
  months: {
    values: /^(?:1\d|2[0-4]|[1-9])$/,
    choice: {
      label: 'filter.months',
      options: ({ t }) =>
        ['6', '4', '3', '2'].map((months) => ({
          value: months,
          label: t('filter.monthsLeast', { count: Number(months) }),
        })),
      rare: true,
    },
  },
  start_within: {
    values: /^\d{1,3}$/,
    choice: {
      label: 'filter.start',
      options: ({ t }) => [
        { value: '0', label: t('filter.startNow') },
        ...['7', '14', '30'].map((days) => ({ value: days, label: t('filter.startIn', { count: Number(days) }) })),
      ],
      rare: true,
    },
  },
  applied_within: within('filter.applied'),
  decided_within: within('filter.decided'),
  withdrawn: {
    values: ['1'],
    choice: {
      label: 'filter.withdrawn',
      options: ({ t }) => [{ value: '1', label: t('filter.withdrawnOnly') }],
    },
  },
} as const satisfies Record<FilterName, DeskFilter>);

/** All that the call can filter by: a new one is missed above until it is declared there. */
export type FilterName = Exclude<
  keyof InputOf<typeof listApplications>,
  'kind' | 'stage' | 'parked' | 'cursor' | 'limit' | 'sort'
>;
export type Filters = FilterValues<FilterName>;
export type ListInput = Omit<InputOf<typeof listApplications>, 'cursor'>;
export type FilterInput = Omit<ListInput, 'stage' | 'parked' | 'limit' | 'sort'>;

/** Filters as counts and saved filters take them. */
export const toInput = (kind: JobKind, filters: Filters): FilterInput => ({ kind, ...deskFilters.toInput(filters) });

/** The orders of a list beside the usual one, which goes without saying. */
export const otherOrders = ['oldest', 'stars', 'longest'] as const satisfies ApplicationOrder[];
export type Sort = (typeof otherOrders)[number] | '';

/** The order that an address names. */
export const readSort = (search: URLSearchParams): Sort =>
  otherOrders.find((name) => name === search.get('sort')) ?? '';

/** Filters, a tab and an order as the list takes them. */
export const toList = (kind: JobKind, tab: DeskTab, filters: Filters, sort: Sort): ListInput => ({
  ...toInput(kind, filters),
  ...placeOf(tab),
  limit: 50,
  ...(sort && { sort }),
});

/** Whether a list is a whole tab in its usual order. */
export const isPlain = (list: ListInput): boolean => !list.sort && !deskFilters.isAny(list);
