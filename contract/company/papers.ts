import { z } from 'zod';
import { companySizes } from '../dict/options.ts';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { codeSigns } from '../pasted.ts';
import { paperFields } from './paper-values.ts';

/**
 * A unified social credit code (GB 32100-2015, 18 characters) or the 15 digits of a licence from before 2015. A checksum
 * that does not add up warns and does not refuse: `isUnifiedSocialCreditCode` tells.
 */
export const creditCode = z
  .string()
  .overwrite(codeSigns)
  .regex(/^(?:[0-9A-HJ-NP-RT-UW-Y]{18}|\d{15})$/, 'format.creditCode');

/** What a business licence says. */
export const licencePapers = z.object({
  name: lineText(2, limits.companyName),
  credit_code: creditCode,
  company_type: lineText(0, limits.companyType),
  /** Also the operator of an individual business or the investor of a sole proprietorship. */
  legal_person: lineText(1, limits.personName),
  registered_capital: lineText(0, limits.companyType),
  founded_on: formats.date.nullable(),
  /** The last day of the term of business; null is without end. */
  valid_until: formats.date.nullable(),
  registered_address: lineText(0, limits.registeredAddress),
  scope: plainText(0, limits.businessScope),
  /** The picture or PDF of it, as `account/license-ocr` has named it. */
  licence_uuid: z.uuid('format.licence'),
  /** The picture is a stamped letter in place of a licence: who proves itself so hires interns alone. */
  proof: z.literal('letter').optional(),
});
export type LicencePapers = z.infer<typeof licencePapers>;

/** A licence as it can be handed in on a day, `YYYY-MM-DD`: its term is not over. */
export const licenceInForce = (today: string) =>
  licencePapers.refine(({ valid_until }) => valid_until === null || valid_until >= today, {
    path: ['valid_until'],
    error: 'company.licenceEnded',
  });

/** What a company says of itself. */
export const credentialPapers = z.object({
  short_name: lineText(2, limits.shortName),
  industry: lineText(1, limits.companyType),
  size: z.enum(companySizes),
  /** Code of a city, GB/T 2260. */
  city: z.string().regex(/^\d{6}$/, 'format.required'),
  office_address: lineText(2, limits.address),
  introduction: plainText(0, limits.introduction),
});
export type CredentialPapers = z.infer<typeof credentialPapers>;

/** Everything that is handed in for review. */
export const companyPapers = z.object({ licence: licencePapers, credentials: credentialPapers });
export type CompanyPapers = z.infer<typeof companyPapers>;

/** Fields of the papers that a reason of a refusal can stand at. */
export const paperField = z.enum(paperFields);
export type PaperField = z.infer<typeof paperField>;
