import { z } from 'zod';
import { formats } from '../formats.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';
import { identityDocument, identityPapers, refinePapers } from './identity.ts';

/** The version of the separate consent to the use of one's face (PIPL, article 29). */
export const FACE_CONSENT = '2026-11';

/** Minutes from the QR code until its key has ended. */
export const CHECK_MINUTES = 10;

/** Pictures of a face that are handed in at most. */
export const MAX_FACES = 3;

/** One-time key of the QR code, or the key of the result's page: 256 bits; whatever else it is opens nothing. */
export const phoneKey = z.string().min(1).max(64);

export const checkState = z.enum(['none', 'waiting', 'opened', 'handed_in', 'expired']);
export type CheckState = z.infer<typeof checkState>;

const faceCheck = z.object({ state: checkState, expires_at: formats.instant.nullable() });
export type FaceCheck = z.infer<typeof faceCheck>;

/** `pictures`: all of them; `face`: those of the face alone. */
export const erasedThing = z.enum(['pictures', 'face']);

/** A receipt; `erased_at` is null while the bytes are being removed. */
const erasure = z.object({
  uuid: formats.uuid,
  what: erasedThing,
  cause: z.enum(['asked', 'withdrawn', 'due']),
  pictures: z.number().int(),
  asked_at: formats.instant,
  erased_at: formats.instant.nullable(),
});
export type Erasure = z.infer<typeof erasure>;

/** What has become of an identity that was handed in, for the person alone. */
export const lifeResult = z.object({
  state: z.enum(['none', 'waiting', 'passed', 'refused', 'again']),
  document: identityDocument.nullable(),
  name: z.string(),
  /** Masked: the first and the last sign. */
  number: z.string(),
  /** How the face was compared; null where none was handed in, or its consent was withdrawn. */
  face: z.enum(['waiting', 'operator', 'same', 'unlike']).nullable(),
  reason: z.string(),
  handed_in_at: formats.instant.nullable(),
  decided_at: formats.instant.nullable(),
  /** Pictures of papers and of the face that are still stored. */
  papers: z.number().int(),
  faces: z.number().int(),
  /** When they are erased by themselves, once it is decided. */
  erased_at: formats.instant.nullable(),
  /** The newest first. */
  erasures: z.array(erasure),
});
export type LifeResult = z.infer<typeof lifeResult>;

export const startFaceCheck = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/life_token',
  access: 'user',
  perMinute: 20,
  summary:
    'Starts a check by phone: the address for a QR code, its one-time key in the fragment; ends the one before it',
  input: z.object({}),
  output: z.object({ url: z.string(), expires_at: formats.instant }),
});

export const getFaceCheck = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/face_check',
  access: 'user',
  silent: true,
  summary: 'How far the phone is with the check that was started last',
  input: z.object({}),
  output: faceCheck,
});

export const getLifeResult = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/life_result',
  access: 'user',
  silent: true,
  summary: 'What has become of the identity, what of it is still stored, and receipts of what was erased',
  input: z.object({}),
  output: lifeResult,
});

export const dropFaceCheck = domain.endpoint({
  method: 'DELETE',
  path: '/api/v2/account/face_check',
  access: 'user',
  summary: 'Drops a check under way; its key opens nothing any more',
  input: z.object({}),
  output: faceCheck,
});

export const openFaceCheck = domain.endpoint({
  method: 'POST',
  path: '/api/v2/account/face_check/open',
  access: 'link',
  silent: true,
  perMinute: 30,
  summary: 'Who asks, masked, and how long the key of the QR code lives; the desktop is told that it was opened',
  input: z.object({ key: phoneKey }),
  output: z.object({
    company: z.string(),
    name: z.string(),
    phone: z.string(),
    /** By the server's clock: a phone's may be wrong. */
    seconds_left: z.number().int(),
  }),
});
export type OpenedCheck = z.infer<(typeof openFaceCheck)['output']>;

export const handInByPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v2/account/face_check_by_phone',
  access: 'link',
  idempotent: true,
  perMinute: 20,
  summary:
    'Hands in name, number and pictures under the one-time key; pictures of the face only with their own consent',
  input: identityPapers
    .extend({
      key: phoneKey,
      face_consent: z.boolean(),
      face_uuids: z.array(z.uuid('format.picture')).max(MAX_FACES),
    })
    .superRefine(refinePapers)
    .superRefine(({ face_consent, face_uuids }, context) => {
      if (!face_consent && face_uuids.length > 0)
        context.addIssue({ code: 'custom', path: ['face_consent'], message: 'format.faceConsent' });
    }),
  /** Opens the page of the result for three days. */
  output: z.object({ key: z.string() }),
});

export const getResultByPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v2/account/face_check/result',
  access: 'link',
  silent: true,
  perMinute: 60,
  summary: 'The result under the key that the phone was given when it handed in',
  input: z.object({ key: phoneKey }),
  output: lifeResult,
});

export const eraseIdentity = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/identity/erase',
  access: 'user',
  perMinute: 20,
  summary:
    'Erases the pictures now, or those of the face alone with its consent; undecided papers are taken back by it',
  input: z.object({ what: erasedThing }),
  output: done,
});

export const eraseByPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v2/account/face_check/erase',
  access: 'link',
  perMinute: 20,
  summary: 'As the account itself, under the key of the result',
  input: z.object({ key: phoneKey, what: erasedThing }),
  output: done,
});
