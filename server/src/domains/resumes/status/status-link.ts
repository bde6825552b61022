import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { insertLink } from '../apply/upload-queries.ts';

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

/** Writes down the link that the messages of a new application will carry. */
export const insertSentLink = (trx: Trx, { signingSecret }: Pick<Services, 'signingSecret'>, to: LinkedApplication) =>
  insertStatusLink(trx, sentToken(signingSecret, to.applicationUuid), 'application_status', to, SENT_LINK_DAYS);

/** A new link that opens once, for a person who has just proved who they are. @returns its address */
export async function insertFreshLink(
  trx: Trx,
  services: Pick<Services, 'publicUrl'>,
  to: LinkedApplication,
): Promise<string> {
  const token = randomToken();
  await insertStatusLink(trx, token, 'application_status', to, FRESH_LINK_DAYS);
  return addressOf(services, token);
}

/** What a browser that opened a link shows when it comes back. @returns the cookie's value */
export async function insertVisit(trx: Trx, to: LinkedApplication): Promise<string> {
  const token = randomToken();
  await insertStatusLink(trx, token, 'application_visit', to, VISIT_DAYS);
  return token;
}

/** One cookie an application, so that a person with several keeps them all; its name tells nothing of it. */
export const visitCookie = (applicationUuid: string): string =>
  `status-${hashLinkToken(`status-cookie:${applicationUuid}`).toString('base64url').slice(0, 16)}`;

export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const randomToken = (): string => randomBytes(32).toString('base64url');

const addressOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, token: string): string =>
  `${publicUrl}/applications/${token}`;

const insertStatusLink = (
  trx: Trx,
  token: string,
  purpose: 'application_status' | 'application_visit',
  { companyUuid, applicationUuid, now }: LinkedApplication,
  days: number,
): Promise<void> =>
  insertLink(trx, {
    token_hash: hashLinkToken(token),
    purpose,
    company_uuid: companyUuid,
    object_uuid: applicationUuid,
    expires_at: new Date(now.getTime() + days * DAY),
  });
