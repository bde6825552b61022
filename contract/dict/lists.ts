import { z } from 'zod';
import { searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { areaCode, option } from './endpoints.ts';
import { listSource } from './source.ts';

/** A country or region with the code that its phone numbers begin with; `code` is its ISO 3166-1 one. */
export const phoneCountry = option.extend({ dial_code: z.string() });

export const areaCodes = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/area_codes',
  access: 'public',
  cacheable: true,
  summary: 'Phone codes of countries and regions, and the GB/T 2260 areas down to districts',
  input: z.object({}),
  output: z.object({
    countries: z.array(phoneCountry),
    areas: z.array(
      z.object({
        code: areaCode,
        name: z.string(),
        level: z.enum(['province', 'city', 'district']),
        parent: areaCode.nullable(),
      }),
    ),
    sources: z.object({ countries: listSource, areas: listSource }),
  }),
});

export const addressSuggestion = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/address_suggestion',
  access: 'public',
  // Behind it may stand a service that counts its calls: a day has a budget of its own.
  perMinute: 120,
  summary: 'Completions of an address within a city: districts, and places where an address service is configured',
  input: z.object({ q: searchWords(limits.address).min(1, 'format.required'), city: areaCode }),
  output: listOf(
    z.object({
      /** What the address field holds once it is taken. */
      address: z.string(),
      /** The district that it lies in; empty where it is one itself or the service does not say. */
      district: z.string(),
    }),
  ),
});

export const industries = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/industries',
  access: 'public',
  cacheable: true,
  summary: 'Industries: sections of GB/T 4754 in the order and words of recruiting, with their divisions',
  input: z.object({}),
  output: z.object({
    industries: z.array(
      option.extend({
        /** The section as the standard calls it. */
        standard_name: z.string(),
        children: z.array(option),
      }),
    ),
    source: listSource,
  }),
});

export const companyTags = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/company_tags',
  access: 'public',
  cacheable: true,
  summary: 'Tags that a company may choose for itself, in groups',
  input: z.object({}),
  output: z.object({
    groups: z.array(option.extend({ children: z.array(option) })),
    source: listSource,
  }),
});

export const highlights = domain.endpoint({
  method: 'GET',
  path: '/api/v1/dict/highlights',
  access: 'public',
  cacheable: true,
  summary: 'Highlights that a job may choose',
  input: z.object({}),
  output: listOf(option),
});
