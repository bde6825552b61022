import { z } from 'zod';
import { domain } from './domain.ts';

/** Degrees from low to high; a job's minimum degree is met by this one or any later one. */
export const degrees = ['high_school', 'associate', 'bachelor', 'master', 'doctor'] as const;
export const degree = z.enum(degrees);
export type Degree = z.infer<typeof degree>;

/** An option with its names; `code` is what travels in other calls. */
export const option = z.object({ code: z.string(), name: z.string(), name_en: z.string() });

/** A GB/T 2260 code of a province, a city or a district. */
export const areaCode = z.string().regex(/^\d{6}$/);

export const baseOptions = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/base_options',
  access: 'public',
  cacheable: true,
  summary: 'Every enumeration with its names: categories, highlights, degrees, stages, sizes, salaries and the others',
  input: z.object({}),
  output: z.object({
    categories: z.array(option.extend({ children: z.array(option) })),
    highlights: z.array(option),
    degrees: z.array(option),
    job_kinds: z.array(option),
    job_states: z.array(option),
    stages: z.array(option),
    offer_states: z.array(option),
    campus_batches: z.array(option),
    days_per_week: z.array(option),
    months: z.array(option),
    internship_salaries: z.array(option),
    campus_salaries: z.array(option),
    company_sizes: z.array(option),
    company_stages: z.array(option),
    company_natures: z.array(option),
    school_levels: z.array(option),
  }),
});

const area = z.object({ code: areaCode, name: z.string() });

export const locations = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/locations',
  access: 'public',
  cacheable: true,
  summary: 'Provinces and their cities by GB/T 2260 code; of one province with the districts of its cities',
  input: z.object({
    /** Only this province, with the districts of its cities. */
    province: areaCode.optional(),
  }),
  output: z.object({
    provinces: z.array(
      area.extend({
        cities: z.array(
          area.extend({
            /** Only where a province is named. */
            districts: z.array(area).optional(),
          }),
        ),
      }),
    ),
  }),
});
