import { z } from 'zod';
import { areaCode } from '../dict/endpoints.ts';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';

/** Most pictures, tags and highlights that a company shows. */
export const MAX_COMPANY_PICTURES = 8;
export const MAX_COMPANY_TAGS = 12;
export const MAX_COMPANY_HIGHLIGHTS = 8;

/** Where anybody may look at a picture of a company. */
export const companyPictureUrl = (companyUuid: string, fileUuid: string): string =>
  `/companies/${companyUuid}/pictures/${fileUuid}`;

const picture = z.object({ file_uuid: formats.uuid, url: z.string() });
export type CompanyPicture = z.infer<typeof picture>;

/** A list of things of which each counts once. */
const each = (item: z.ZodType<string>, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((all) => new Set(all).size === all.length, 'format.twice');

/** What a company shows of itself that nobody has to review. Tags and highlights are codes of the dictionaries. */
const texts = z.object({
  brief: plainText(0, limits.brief),
  website: z.union([z.literal(''), formats.url]),
  city: z.union([z.literal(''), areaCode]),
  /** A district of the city. */
  district: z.union([z.literal(''), areaCode]),
  address: lineText(0, limits.address),
  tags: each(z.string().max(40), MAX_COMPANY_TAGS),
  highlights: each(z.string().max(40), MAX_COMPANY_HIGHLIGHTS),
});

export const companyInformation = texts.extend({
  version: z.number().int(),
  logo: picture.nullable(),
  pictures: z.array(picture),
});
export type CompanyInformation = z.infer<typeof companyInformation>;

export const getInformation = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/information',
  access: 'master',
  summary: 'What the company shows of itself without a review, and where candidates see it',
  input: z.object({}),
  output: companyInformation.extend({
    /** The company's own public page; null while nobody may see it. */
    preview_url: z.string().nullable(),
  }),
});

export const updateBase = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/update/base',
  access: 'master',
  summary:
    'Changes what needs no review: what is left out stays; 40901 with the current state when it was changed since',
  input: texts.partial().extend({
    version: z.number().int(),
    /** Pictures as `upload` has named them; null takes the logo off. */
    logo_uuid: formats.uuid.nullable().optional(),
    picture_uuids: each(formats.uuid, MAX_COMPANY_PICTURES).optional(),
  }),
  output: companyInformation,
});
