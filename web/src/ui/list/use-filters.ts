import type { Endpoint, InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { addressFilters, DAY, type FilterDeclaration, type FilterValue } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import type { ActiveFilter } from './filtered-empty.tsx';

interface Choice<Value extends string> {
  field: 'choice';
  label: string;
  /** What nothing chosen is called, where it is not the label. */
  none?: string;
  options: readonly { value: Value; label: string }[];
  /** The form of what it can be, where the options come late. */
  values?: RegExp;
  /** Not drawn, because there is nothing to choose. */
  hidden?: boolean;
}

/** A filter whose value can be any text. */
type Words =
  | { field: 'search'; label: string; maxLength?: number }
  /** A day, which bounds and is bounded by that of another filter. */
  | { field: 'day'; label: string; from?: string; to?: string }
  /** Set by something in the list: a chip that drops it. */
  | { field: 'chip'; maxLength: number };

/** A filter as a list declares it: which field it has, and what stands there. */
type DeclaredField<Value extends string> =
  | Choice<Value>
  /** Has its own place, such as tabs above the list. */
  | {
      field: 'elsewhere';
      values: readonly Value[] | (string extends Value ? RegExp : never);
      formerly?: string;
      /** Where it can be dropped like the others: what it is, and the words of each value. */
      label?: string;
      options?: readonly { value: string; label: string }[];
    }
  | (string extends Value ? Words : never);

type DeclaredFields<Input, Name extends keyof Input> = {
  [Filter in Name]: DeclaredField<FilterValue<Input[Filter]>>;
};

/** A field of the filter bar, with what it holds and how it is changed. */
export interface DrawnFilter {
  name: string;
  declared: DeclaredField<string>;
  value: string;
  onChange: (value: string) => void;
}

/** Filters as `FilterFields` and `ListScreen` draw them. */
export interface DrawnFilters {
  fields: readonly DrawnFilter[];
  active: readonly ActiveFilter[];
  values: Readonly<Record<string, string>>;
  /** How many each choice of a filter would show. */
  counts?: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

/**
 * The filters of a list, declared once under the names of its call: the address keeps them, `input` is what the call takes
 * of them, `fields` and `active` are what the screen draws.
 */
export function useFilters<E extends Endpoint, Name extends keyof InputOf<E> & string>(
  _endpoint: E,
  declared: DeclaredFields<InputOf<E>, Name>,
) {
  const all = Object.entries<DeclaredField<string>>(declared) as [Name, DeclaredField<string>][];
  const filters = addressFilters<Name, Pick<InputOf<E>, Name>>(
    Object.fromEntries(all.map(([name, one]) => [name, inAddress(one)])) as Record<Name, FilterDeclaration>,
  );
  const { values, active, set } = useUrlFilters(filters);
  const change = (name: Name, value: string) => set({ [name]: value } as Partial<Record<Name, string>>);
  return {
    values,
    set,
    input: filters.toInput(values),
    fields: all.map(([name, one]) => ({
      name,
      declared: one,
      value: values[name],
      onChange: (value: string) => change(name, value),
    })),
    active: active.flatMap((name) => {
      const label = wordsOf(declared[name] as DeclaredField<string>, values[name]);
      return label === null ? [] : [{ label, drop: () => change(name, '') }];
    }),
  };
}

/** How an address may hold it. */
function inAddress(one: DeclaredField<string>): FilterDeclaration {
  if (one.field === 'choice') return { values: one.values ?? one.options.map(({ value }) => value) };
  if (one.field === 'search') return { maxLength: one.maxLength ?? limits.search };
  return one.field === 'day' ? { values: DAY } : one;
}

/** What a filter asks for, in the words of its chip; null where it has none. */
function wordsOf(one: DeclaredField<string>, value: string): string | null {
  if (one.field === 'choice' || one.field === 'elsewhere')
    return one.options?.find((option) => option.value === value)?.label ?? one.label ?? null;
  return one.field === 'day' ? `${one.label} ${value}` : value;
}
