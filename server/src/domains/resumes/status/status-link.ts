import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type AddressKind, insertLink } from '../apply/upload-queries.ts';

const DAY = 86_400_000;
// Recruiting records are kept three years (Order 44 of the ministry), and so is the page about them.
const SENT_LINK_DAYS = 3 * 365;
/** A link that is made to be opened at once. */
const FRESH_LINK_DAYS = 1;
/** For so long a browser that opened a link is known. */
export const VISIT_DAYS = 180;

export interface LinkedApplication {
  companyUuid: string;
  applicationUuid: string;
  now: Date;
}

/**
 * Token of the link that every message about an application carries. It is derived from the application, so that each
 * later message can name it, while the database holds only its hash.
 */
const sentToken = (signingSecret: string, applicationUuid: string): string =>
  createHmac('sha256', signingSecret).update(`application-status:${applicationUuid}`).digest('base64url');

/** The address that messages carry; it opens once. */
export const statusUrl = (services: Pick<Services, 'publicUrl' | 'signingSecret'>, applicationUuid: string): string =>
  addressOf(services, sentToken(services.signingSecret, applicationUuid));

/**
 * Writes down the link that the messages of a new application will carry.
 * @param reached its addresses: a link that can have gone to one of them only proves that one
 */
export const insertSentLink = (
  trx: Trx,
  { signingSecret }: Pick<Services, 'signingSecret'>,
  to: LinkedApplication,
  reached: Pick<Candidate, 'phone' | 'email'> = { phone: '', email: '' },
) =>
  insertStatusLink(trx, {
    ...to,
    token: sentToken(signingSecret, to.applicationUuid),
    purpose: 'application_status',
    days: SENT_LINK_DAYS,
    proves: onlyAddressOf(reached),
  });

const onlyAddressOf = ({ phone, email }: Pick<Candidate, 'phone' | 'email'>): AddressKind | null => {
  if (email === '') return isMainlandPhone(phone) ? 'phone' : null;
  return isMainlandPhone(phone) ? null : 'email';
};

/**
 * A new link that opens once, for a person who has just proved who they are, or does so by opening it.
 * @param proves the address of the code that was right, or to which the link goes @returns its address
 */
export async function insertFreshLink(
  trx: Trx,
  services: Pick<Services, 'publicUrl'>,
  to: LinkedApplication,
  proves: AddressKind,
): Promise<string> {
  const token = randomToken();
  await insertStatusLink(trx, { ...to, token, purpose: 'application_status', days: FRESH_LINK_DAYS, proves });
  return addressOf(services, token);
}

/** What a browser that opened a link shows when it comes back, and what it has proved. @returns the cookie's value */
export async function insertVisit(trx: Trx, to: LinkedApplication, proves: AddressKind | null): Promise<string> {
  const token = randomToken();
  await insertStatusLink(trx, { ...to, token, purpose: 'application_visit', days: VISIT_DAYS, proves });
  return token;
}

/** When a browser became known, by the end of what it is known for. */
export const visitBegan = (expiresAt: string): number => Date.parse(expiresAt) - VISIT_DAYS * DAY;

/** One cookie an application, so that a person with several keeps them all; its name tells nothing of it. */
export const visitCookie = (applicationUuid: string): string =>
  `status-${hashLinkToken(`status-cookie:${applicationUuid}`).toString('base64url').slice(0, 16)}`;

export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const randomToken = (): string => randomBytes(32).toString('base64url');

const addressOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, token: string): string =>
  `${publicUrl}/applications/${token}`;

interface StatusLink extends LinkedApplication {
  token: string;
  purpose: 'application_status' | 'application_visit';
  days: number;
  proves: AddressKind | null;
}

const insertStatusLink = (
  trx: Trx,
  { token, purpose, companyUuid, applicationUuid, now, days, proves }: StatusLink,
): Promise<void> =>
  insertLink(trx, {
    token_hash: hashLinkToken(token),
    purpose,
    company_uuid: companyUuid,
    object_uuid: applicationUuid,
    expires_at: new Date(now.getTime() + days * DAY),
    proves,
  });
