import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { companyInfo } from './endpoints.ts';
import { companyPapers, credentialPapers, creditCode, licencePapers } from './papers.ts';

/** What the licence tells of the second step: '' where it tells nothing. */
const suggestedCredentials = z.object({
  short_name: z.string(),
  industry: z.string(),
  city: z.string(),
  office_address: z.string(),
});
export type SuggestedCredentials = z.infer<typeof suggestedCredentials>;

/** What an account has handed in of a company that it has not founded yet; the same on every device. */
export const registrationDraft = z.object({
  licence: licencePapers.nullable(),
  credentials: credentialPapers.nullable(),
  /** To begin the second step with, until it is kept; null before the first one. */
  suggested: suggestedCredentials.nullable(),
  /** Where the picture of the licence can be looked at for some minutes. */
  licence_url: z.string().nullable(),
  version: z.number().int(),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

export const getRegistrationDraft = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/draft',
  access: 'user',
  summary: 'The registration that the account has begun; empty before the first step',
  input: z.object({}),
  output: registrationDraft,
});

export const saveRegistrationDraft = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/company/draft',
  access: 'user',
  summary: 'Keeps one step of the registration: the licence, or what the company says of itself',
  input: z.object({
    version: z.number().int(),
    licence: licencePapers.optional(),
    credentials: credentialPapers.optional(),
  }),
  output: registrationDraft,
});

export const createCompany = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/create',
  access: 'user',
  idempotent: true,
  summary: 'Creates a company of the kept steps and hands it in for review; its maker is the master',
  input: z.object({ version: z.number().int() }),
  output: z.object({ company: companyInfo }),
});

export const fillCompanyInfo = domain.endpoint({
  method: 'PUT',
  path: '/api/v2/account/company_info',
  access: 'master',
  summary: 'Hands the papers in again, or changed ones; what is in force stays so until they have passed',
  input: companyPapers.extend({ version: z.number().int() }),
  output: z.object({ company: companyInfo }),
});

/** A company that is here already, so that somebody can ask to join it. */
const knownCompany = z.object({
  company_uuid: formats.uuid,
  name: z.string(),
  /** Masked: 林*. */
  master_name: z.string(),
});

export const checkCompany = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/check',
  access: 'user',
  perMinute: 60,
  summary: 'Whether a company of this whole name or credit code is here already',
  input: z.object({ name: lineText(0, limits.companyName).optional(), credit_code: creditCode.optional() }),
  output: z.object({ company: knownCompany.nullable() }),
});

export const checkByLegalPerson = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/check_by_law_name',
  access: 'user',
  perMinute: 20,
  summary: 'Whether the legal person of a company that is here is called so',
  input: z.object({ credit_code: creditCode, legal_person: lineText(1, limits.personName) }),
  output: z.object({ matches: z.boolean() }),
});
