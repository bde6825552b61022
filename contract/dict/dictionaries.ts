import { z } from 'zod';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { listSource } from './source.ts';

/** Every list that the product refers to; the enumerations of the program itself are `options`. */
export const dictionaryNames = [
  'areas',
  'districts',
  'countries',
  'industries',
  'schools',
  'majors',
  'company-tags',
  'categories',
  'highlights',
  'wages',
  'options',
] as const;
const dictionaryName = z.enum(dictionaryNames);
export type DictionaryName = z.infer<typeof dictionaryName>;

/** Most entries that are shown of a list at a time. */
export const SHOWN_ENTRIES = 100;

const dictionary = z.object({
  name: dictionaryName,
  rows: z.number().int(),
  /** Null where the list comes with the program and not from a file of its own. */
  source: listSource.extend({ title_en: z.string(), publisher_en: z.string(), missing_en: z.string() }).nullable(),
  imported_at: formats.instant.nullable(),
});
export type Dictionary = z.infer<typeof dictionary>;

export const listDictionaries = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/dictionaries',
  access: 'operator',
  summary: 'Every list of the product: how many rows, where it comes from, how old it is, what is missing',
  input: z.object({}),
  output: listOf(dictionary),
});

const dictionaryEntry = z.object({
  code: z.string(),
  name: z.string(),
  name_en: z.string(),
  /** The name of what it lies in, its phone code, the amount: whatever tells it from its likes. */
  within: z.string(),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntry>;

export const findDictionaryEntries = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/dictionaries/entries',
  access: 'operator',
  summary: 'Looks into a list by code or name; the first hundred of what fits, in the order of codes',
  input: z.object({ name: dictionaryName, q: searchWords(limits.search).default('') }),
  output: z.object({
    items: z.array(dictionaryEntry),
    /** How many fit. */
    total: z.number().int(),
  }),
});
