import { degrees as degreeCodes } from '@qinghe/contract/dict/endpoints.ts';
import type { ImportValue } from '@qinghe/contract/imports/import.ts';
import { campusBatch } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { jobImport } from '@qinghe/contract/texts/job-import.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../db/database.ts';
import { readCategories, readCities } from '../dict/index.ts';
import { fieldsOf, type ImportField } from './columns.ts';

/** The values that a column may hold, in their order, by the field. */
export type Choices = ReadonlyMap<string, readonly ImportValue[]>;

/** Values of the columns of a kind that hold one of a list, as a reader of this language calls them. */
export async function readChoices(reader: Reader, kind: JobKind, locale: Locale): Promise<Choices> {
  const [categories, cities] = await Promise.all([readCategories(reader), readCities(reader)]);
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, name: say(jobImport, value, locale) }));
  const lists: Partial<Record<ImportField, ImportValue[]>> = {
    category: categories
      .filter(({ parent }) => parent !== null)
      .map(({ code, name, name_en }) => ({ value: code, name: locale === 'en' ? name_en : name })),
    cities: cities.map(({ code, name }) => ({ value: code, name })),
    min_degree: degreeCodes.map((value) => ({ value, name: say(degrees, value, locale) })),
    batch: campusBatch.options.map((value) => ({ value, name: say(optionTexts, `campus_batch.${value}`, locale) })),
    pay_negotiable: yesNo,
    conversion: yesNo,
    certificate: yesNo,
    remote: yesNo,
  };
  return new Map(fieldsOf(kind).flatMap((field) => (lists[field] ? [[field, lists[field]] as const] : [])));
}
