import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { domain } from './domain.ts';
import { dictionaryWords } from './schools.ts';
import { listSource } from './source.ts';

const coded = z.object({ code: z.string(), name: z.string() });

export const findMajors = domain.endpoint({
  method: 'GET',
  path: '/api/v1/resume/majors',
  access: 'public',
  cacheable: true,
  perMinute: 3 * HALL_A_MINUTE,
  summary: 'Majors of the Ministry’s catalogue: all of them as a tree, or those that fit some words',
  input: z.object({ q: dictionaryWords }),
  output: z.object({
    /** Category, class and major; empty where words are given. */
    categories: z.array(coded.extend({ classes: z.array(coded.extend({ majors: z.array(coded) })) })),
    /** What fits the words, the best match first. */
    items: z.array(coded.extend({ category: z.string(), class: z.string() })),
    source: listSource,
  }),
});
