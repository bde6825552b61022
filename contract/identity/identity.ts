import { z } from 'zod';
import { MAX_PAPER_BYTES } from '../files/endpoints.ts';
import { formats, isIdCard, isPassport, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { codeSigns } from '../pasted.ts';
import { domain } from './domain.ts';

/** The version of the consent to the use of papers that a person gives here (PIPL, articles 28 and 29). */
export const IDENTITY_CONSENT = '2026-11';

export const identityDocument = z.enum(['id_card', 'passport']);

/** Identity detail of the product document, section 3: `status` 1 is identified. */
export const identityDetail = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  /** 0 none, 1 waiting, 2 passed, 3 refused, 4 must be done again. */
  check_status: z.number().int().min(0).max(4),
  /** Something is missing before it can be decided on. */
  incomplete: z.boolean(),
  document: identityDocument.nullable(),
  name: z.string(),
  /** Masked: the first and the last sign. */
  number: z.string(),
  /** Why it was refused, in words; also while that is appealed. */
  reason: z.string(),
  /** Whether the refusal can be appealed, or is: then another operator than who refused looks at the same papers. */
  appeal: z.enum(['none', 'possible', 'waiting']),
  /** When the pictures are erased, once it is decided. */
  erased_at: formats.instant.nullable(),
  version: z.number().int(),
});
export type IdentityDetail = z.infer<typeof identityDetail>;

export const getIdentity = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/identity',
  access: 'user',
  summary: 'The identity of the signed-in account as it was handed in, its number masked',
  input: z.object({}),
  output: identityDetail,
});

/** What is handed in of a person, on whatever device. */
export const identityPapers = z.object({
  document: identityDocument,
  name: lineText(2, limits.personName),
  number: z.string().overwrite(codeSigns).max(20),
  front_uuid: z.uuid('format.picture'),
  /** The side with the validity; a passport has none. */
  back_uuid: z.uuid('format.picture').nullable(),
  consent: z.literal(true, { error: 'format.consent' }),
});
export type IdentityPapers = z.output<typeof identityPapers>;

/** What no field can say by itself: the number is the document's, and a card has two sides. */
export function refinePapers(
  { document, number, back_uuid }: IdentityPapers,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const isCard = document === 'id_card';
  if (!(isCard ? isIdCard(number) : isPassport(number)))
    context.addIssue({ code: 'custom', path: ['number'], message: isCard ? 'format.idCard' : 'format.passport' });
  if (isCard && back_uuid === null)
    context.addIssue({ code: 'custom', path: ['back_uuid'], message: 'format.picture' });
}

export const handInIdentity = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/identity',
  access: 'user',
  perMinute: 20,
  summary: 'Hands in name, number and pictures of an identity card or passport; an operator decides, no face is needed',
  input: identityPapers.extend({ version: z.number().int() }).superRefine(refinePapers),
  output: identityDetail,
});

export const appealIdentity = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/identity/appeal',
  access: 'user',
  perMinute: 20,
  summary: 'Asks another operator to look at the refused papers once more; their pictures must still be there',
  input: z.object({ version: z.number().int(), message: plainText(5, limits.message) }),
  output: identityDetail,
});

export const withdrawIdentity = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/account/identity',
  access: 'user',
  summary: 'Takes back what was handed in while nobody has decided; the pictures are erased at once',
  input: z.object({}),
  output: identityDetail,
});

export const sendIdentityPicture = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/identity/picture',
  access: 'user',
  body: 'multipart',
  maxBytes: MAX_PAPER_BYTES,
  perMinute: 20,
  summary: 'Keeps a picture of one side of an identity card or passport; multipart with one part `file`',
  input: z.object({}),
  output: z.object({ uuid: formats.uuid, url: z.string() }),
});

export const identityReason = plainText(2, limits.reason);
