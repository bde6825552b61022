import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Degrees from low to high; a job's minimum degree is met by this one or any later one. */
export const degrees = ['high_school', 'associate', 'bachelor', 'master', 'doctor'] as const;
export const degree = z.enum(degrees);
export type Degree = z.infer<typeof degree>;

/** An option with its names; `code` is what travels in other calls. */
const option = z.object({ code: z.string(), name: z.string(), name_en: z.string() });

export const baseOptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dict/base_options',
  access: 'public',
  summary: 'Job categories (two levels), highlights and degrees with their names',
  input: z.object({}),
  output: z.object({
    categories: z.array(option.extend({ children: z.array(option) })),
    highlights: z.array(option),
    degrees: z.array(option),
  }),
});

export const locations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dict/locations',
  access: 'public',
  summary: 'Provinces and their cities by GB/T 2260 code',
  input: z.object({}),
  output: z.object({
    provinces: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        cities: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
});
