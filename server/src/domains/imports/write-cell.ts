import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { jobImport as texts } from '@qinghe/contract/texts/job-import.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Cell } from '../files/index.ts';
import type { ImportField } from './columns.ts';

interface Names {
  categories: readonly { code: string; name: string; name_en: string }[];
  /** Of the job, in its order. */
  cities: readonly string[];
  locale: Locale;
}

/** A field of a job in words that an import reads as the same value. */
export function writeCell(draft: JobDraft, field: ImportField, { categories, cities, locale }: Names): Cell {
  switch (field) {
    case 'category': {
      const found = categories.find(({ code }) => code === draft.category);
      return (locale === 'en' ? found?.name_en : found?.name) ?? '';
    }
    case 'cities':
      return cities.join(BETWEEN);
    case 'min_degree':
      return draft.min_degree ? say(degrees, draft.min_degree, locale) : '';
    case 'majors':
    case 'highlights':
      return draft[field].map((text) => text.replace(/[;；,，、]/g, ' ')).join(BETWEEN);
    case 'questions':
      return draft.questions.map((text) => text.replace(/[;；]/g, '，')).join(BETWEEN);
    default:
      return plain(field in draft ? draft[field as keyof JobDraft] : null, field, locale);
  }
}

type Plain = string | number | boolean | readonly (string | number)[] | null;

/** What stands between the things of a list; inside of one it would part it. */
const BETWEEN = '；';

function plain(value: Plain | undefined, field: ImportField, locale: Locale): Cell {
  if (typeof value === 'boolean') return say(texts, value ? 'yes' : 'no', locale);
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number') return value.join(BETWEEN);
  return field === 'batch' ? say(optionTexts, `campus_batch.${value as 'early'}`, locale) : value;
}
