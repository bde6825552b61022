import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type JobKind, jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { toListQuery } from './list-words.ts';

export const postedDays = [3, 7, 30] as const;
const listOrders = ['best', 'newest', 'pay'] as const;
export type ListOrder = (typeof listOrders)[number];

/** What the address of the public list asks for, under the names that it has there. */
export interface ListFilter {
  q: string | undefined;
  kind: JobKind | undefined;
  /** Code of a city or of a whole province. */
  city: string | undefined;
  /** Code of a category of either level. */
  category: string | undefined;
  pay: LeastPay | undefined;
  /** Days a week at the most. */
  days: number | undefined;
  /** The degree that somebody has. */
  degree: Degree | undefined;
  /** Days ago at the most. */
  posted: number | undefined;
  sort: ListOrder | undefined;
}
export type FilterName = keyof ListFilter;

/** `d200`: 200 yuan a day, `m10`: 10,000 yuan a month. */
export interface LeastPay {
  text: string;
  unit: 'day' | 'month';
  amount: number;
  /** Yuan a month; a day's pay 21.75 times, as in the migration. */
  monthly: number;
}

export interface ParsedList {
  filter: ListFilter;
  /** What was there and could not be understood, or was too long. */
  ignored: (FilterName | 'cursor')[];
  shortened: boolean;
}

type Parsers = { [Name in FilterName]: (text: string) => ListFilter[Name] };

/** Values of a filter by its name in the address; of a name that stands there twice the last one counts. */
export function parseList(query: Record<string, unknown>): ParsedList {
  const filter = {} as Record<FilterName, unknown>;
  const ignored: FilterName[] = [];
  for (const name of filterNames) {
    const text = textOf(query[name]);
    filter[name] = text === '' ? undefined : parsers[name](text);
    if (text !== '' && filter[name] === undefined) ignored.push(name);
  }
  return {
    filter: filter as unknown as ListFilter,
    ignored,
    shortened: [...textOf(query.q)].length > limits.search,
  };
}

/** A value of an address as text; of several the last one. */
export const textOf = (value: unknown): string => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last.trim() : '';
};

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const parsers: Parsers = {
  q: (text) => {
    const words = [...text.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, limits.search).join('');
    return toListQuery(words) === undefined ? undefined : words;
  },
  kind: oneOf(jobKinds),
  city: (text) => (/^\d{6}$/.test(text) ? text : undefined),
  category: (text) => (/^\d{2,4}$/.test(text) ? text : undefined),
  pay: parsePay,
  days: (text) => (/^[1-7]$/.test(text) ? Number(text) : undefined),
  degree: oneOf(degrees),
  posted: (text) => postedDays.find((days) => `${days}` === text),
  sort: oneOf(listOrders),
};

/** In the order in which addresses and chips name them. */
export const filterNames = Object.keys(parsers) as FilterName[];

function parsePay(text: string): LeastPay | undefined {
  const [, sign, digits] = /^([dm])([1-9]\d{0,3})$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const amount = Number(digits);
  return sign === 'd'
    ? { text, unit: 'day', amount, monthly: Math.round(amount * 21.75) }
    : { text, unit: 'month', amount, monthly: amount * 1000 };
}

/** The order that a list is in: by fit where something is searched for, unless another one is asked for. */
export const orderOf = ({ q, sort }: ListFilter): ListOrder =>
  q === undefined ? (sort === 'pay' ? 'pay' : 'newest') : (sort ?? 'best');

/** Filters that search engines may list; under any other one a page is one of endlessly many. */
const LISTED: readonly FilterName[] = ['kind', 'city', 'category'];
export const isListed = (filter: ListFilter): boolean =>
  filterNames.every((name) => filter[name] === undefined || LISTED.includes(name));

/** What stands in an address for a filter. */
export function queryOf(filter: ListFilter, more: Record<string, string | undefined> = {}): string {
  const values = filterNames.map((name): [string, unknown] => [name, name === 'pay' ? filter.pay?.text : filter[name]]);
  const given = [...values, ...Object.entries(more)].filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** The part of a filter that search engines may list. */
export const listedPart = (filter: ListFilter): ListFilter =>
  Object.fromEntries(filterNames.map((name) => [name, LISTED.includes(name) ? filter[name] : undefined])) as never;
