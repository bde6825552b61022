import { degrees } from '@qinghe/contract/texts/degrees.ts';
import type { ListTexts } from '@qinghe/contract/texts/job-list.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../db/database.ts';
import { readCategories, readProvincesAndCities } from '../../domains/dict/index.ts';
import type { FilterName, LeastPay, ListFilter } from './list-filter.ts';

export interface Choice {
  value: string;
  name: string;
}
/** Choices under a heading, the whole of it first. */
export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

/** What of the dictionaries may be chosen, in the order of the dictionaries. */
export interface ListNames {
  cities: ChoiceGroup[];
  categories: ChoiceGroup[];
}

/** Areas have Chinese names alone. */
export async function readListNames(reader: Reader, locale: Locale, t: ListTexts): Promise<ListNames> {
  const [areas, categories] = await Promise.all([readProvincesAndCities(reader), readCategories(reader)]);
  const named = categories.map(({ code, parent, name, name_en }) => ({
    code,
    parent,
    name: locale === 'en' ? name_en : name,
  }));
  return {
    cities: grouped(areas, (name) => t('wholeProvince', { name })),
    categories: grouped(named, (name) => t('wholeCategory', { name })),
  };
}

function grouped(
  rows: readonly { code: string; parent: string | null; name: string }[],
  whole: (name: string) => string,
): ChoiceGroup[] {
  const within = Map.groupBy(rows, ({ parent }) => parent);
  return (within.get(null) ?? []).map(({ code, name }) => ({
    name,
    choices: [
      { value: code, name: whole(name) },
      ...(within.get(code) ?? []).map((row) => ({ value: row.code, name: row.name })),
    ],
  }));
}

/** The name of a chosen code; undefined where there is no such code. */
export const nameIn = (groups: readonly ChoiceGroup[], code: string): string | undefined =>
  groups.flatMap(({ choices }) => choices).find(({ value }) => value === code)?.name;

/** A filter as its chip says it; undefined where nothing is asked for. */
export function chipOf(
  name: FilterName,
  { q, kind, city, category, pay, days, degree, posted }: ListFilter,
  names: ListNames,
  { locale, t }: { locale: Locale; t: ListTexts },
): string | undefined {
  const chips: Record<FilterName, string | undefined> = {
    q,
    kind: kind && t(`kind.${kind}`),
    city: city && nameIn(names.cities, city),
    category: category && nameIn(names.categories, category),
    pay: pay && payName(pay, t),
    days: days === undefined ? undefined : t('days.most', { count: days }),
    degree: degree && t('degree.has', { degree: say(degrees, degree, locale) }),
    posted: posted === undefined ? undefined : t('posted.within', { count: posted }),
    sort: undefined,
  };
  return chips[name];
}

export const payName = ({ unit, amount }: Pick<LeastPay, 'unit' | 'amount'>, t: ListTexts): string =>
  t(`pay.${unit}`, { count: amount });
