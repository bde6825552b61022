import { z } from 'zod';
import { formats } from '../formats.ts';
import { phoneKey } from '../identity/face-check.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';

/** Minutes from the QR code of a licence until its key has ended. */
export const LICENCE_KEY_MINUTES = 10;

export const takeStep = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/step',
  access: 'user',
  perMinute: 20,
  summary:
    'Takes the step that the account check asks for: becomes the master (5103), or a sub-account of the named company (5105)',
  input: z.object({}),
  output: z.object({ company_uuid: formats.uuid }),
});

const path = '/api/v1/company/licence_confirmation';

export const startLicenceConfirmation = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  perMinute: 20,
  summary: 'The address for a QR code, its one-time key in the fragment; ends the one before it (5106)',
  input: z.object({}),
  output: z.object({ url: z.string(), expires_at: formats.instant }),
});

export const licenceConfirmation = z.object({
  /** `none`: no code was shown yet; `settled`: nothing is to be confirmed. */
  state: z.enum(['settled', 'none', 'waiting', 'opened', 'expired']),
  expires_at: formats.instant.nullable(),
});
export type LicenceConfirmation = z.infer<typeof licenceConfirmation>;

export const getLicenceConfirmation = domain.endpoint({
  method: 'GET',
  path,
  access: 'master',
  silent: true,
  summary: 'How far the phone is that scans the code',
  input: z.object({}),
  output: licenceConfirmation,
});

export const openLicenceConfirmation = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/licence_confirmation/open',
  access: 'link',
  silent: true,
  perMinute: 30,
  summary:
    'The licence in force, as a phone shows it by the key of the QR code; the desktop is told that it was opened',
  input: z.object({ key: phoneKey }),
  output: z.object({
    company: z.string(),
    credit_code: z.string(),
    legal_person: z.string(),
    valid_until: z.string().nullable(),
    /** Who asks, masked. */
    name: z.string(),
    /** Names what is shown here; confirming hands it back. */
    shown: z.string(),
    /** By the server's clock: a phone's may be wrong. */
    seconds_left: z.number().int(),
  }),
});
export type OpenedLicence = z.infer<(typeof openLicenceConfirmation)['output']>;

export const confirmLicence = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/licence_confirmation/confirm',
  access: 'link',
  perMinute: 20,
  summary: 'Confirms by phone that the licence shown there is the company’s and in force; the master goes on',
  input: z.object({ key: phoneKey, shown: z.string().min(1).max(64) }),
  output: done,
});
