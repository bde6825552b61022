import { cut } from '@qinghe/contract/cut.ts';
import type { Endpoint, InputOf } from '@qinghe/contract/endpoint.ts';
import { joinValues, splitValues } from '@qinghe/contract/listed-values.ts';

/** What a field of a call's input can be in an address: its own words where it has a list of them, else any. */
export type FilterValue<Field> = unknown extends Field ? string : Extract<Field, string>;

/** What each filter of a list is; the screen adds how it is chosen. */
export interface FilterDeclaration<Value extends string = string> {
  /** Its name in addresses of before, which bookmarks still hold. */
  formerly?: string;
  /** All that it can be, or its form; anything else in an address filters nothing. */
  values?: readonly Value[] | (string extends Value ? RegExp : never);
  /** Of words: what is longer is cut. */
  maxLength?: number;
  /** It is any of several values, so many at most: an address has them with commas between them, or once each. */
  several?: number;
}

/** Declarations by the names of the call; one whose words are a list has to name them. */
export type DeclaredFilters<Input, Name extends keyof Input> = {
  [Filter in Name]: string extends FilterValue<Input[Filter]>
    ? FilterDeclaration
    : FilterDeclaration<FilterValue<Input[Filter]>> & { values: readonly FilterValue<Input[Filter]>[] };
};

/** A filter by one of the server's own things. */
export const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** A day, as addresses and calls write it. */
export const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A month, likewise. */
export const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

export type FilterValues<Name extends string> = Readonly<Record<Name, string>>;

/**
 * The filters of a list under the names that the call has for them: address, filter bar and saved filter use the same
 * ones. A value is a string, as in the address; an empty one filters nothing.
 */
export function urlFilters<
  E extends Endpoint,
  Name extends keyof InputOf<E> & string,
  Declared extends DeclaredFilters<InputOf<E>, Name>,
>(_endpoint: E, declared: Declared & Record<Name, FilterDeclaration>) {
  return { declared, ...addressFilters<Name, Pick<InputOf<E>, Name>>(declared) };
}

/** The same for what has checked its declarations against the call's input already. */
export function addressFilters<Name extends string, Input>(declared: Readonly<Record<Name, FilterDeclaration>>) {
  const all = Object.entries(declared) as [Name, FilterDeclaration][];
  const collect = <Value>(of: (name: Name, declaration: FilterDeclaration) => Value) =>
    Object.fromEntries(all.map(([name, declaration]) => [name, of(name, declaration)])) as Record<Name, Value>;
  return {
    names: all.map(([name]) => name),
    none: collect(() => ''),
    /** What an address filters by. */
    read: (search: URLSearchParams): FilterValues<Name> =>
      collect((name, declaration) => {
        const { formerly, several } = declaration;
        const value = search.get(name) ?? (formerly && search.get(formerly)) ?? '';
        if (several === undefined) return whatItCanBe(value, declaration);
        const all = search.getAll(name);
        const known = (all.length > 1 ? all : splitValues(value)).map((one) => whatItCanBe(one, declaration));
        return joinValues([...new Set(known.filter(Boolean))].slice(0, several));
      }),
    /** Filters as a call, or something that was saved, has them. */
    fromInput: (input: Partial<Record<Name, unknown>>): FilterValues<Name> =>
      collect((name) => {
        const value = input[name];
        return Array.isArray(value) ? joinValues(value) : String(value ?? '');
      }),
    /** Filters as the call takes them: what is empty is left out. */
    toInput: (values: FilterValues<Name>): Partial<Input> =>
      Object.fromEntries(all.flatMap(([name]) => (values[name] ? [[name, values[name]]] : []))) as Partial<Input>,
    isAny: (values: Partial<Record<Name, unknown>>): boolean => all.some(([name]) => Boolean(values[name])),
    /** The address under today's names; null where it has them already. */
    renamed(search: URLSearchParams): URLSearchParams | null {
      const old = all.filter(([, { formerly }]) => formerly && search.has(formerly));
      if (old.length === 0) return null;
      const next = new URLSearchParams(search);
      for (const [name, { formerly = '' }] of old) {
        if (!next.has(name)) next.set(name, search.get(formerly) ?? '');
        next.delete(formerly);
      }
      return next;
    },
  };
}

/** A value of an address, which anybody can write: no other values, no control characters, no half of a character. */
function whatItCanBe(value: string, { values, maxLength }: FilterDeclaration): string {
  if (values instanceof RegExp ? !values.test(value) : values && !values.includes(value)) return '';
  return maxLength === undefined ? value : cut(value.replace(/\p{C}/gu, ''), maxLength);
}

/** An address with other values; what is empty goes out of it. */
export function withValues(before: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
