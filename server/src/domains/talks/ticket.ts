import { createHash, createHmac, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@qinghe/contract/talks/door.ts';
import type { Services } from '../../services.ts';

/**
 * Token of a visitor's page. It is derived from the visitor, so that who signs up again gets the same address, while the
 * database holds only its hash.
 */
const tokenOf = (signingSecret: string, visitorUuid: string): string =>
  createHmac('sha256', signingSecret).update(`talk-ticket:${visitorUuid}`).digest('base64url');

export const hashTicket = (token: string): Buffer => createHash('sha256').update(token).digest();

export const ticketHashOf = ({ signingSecret }: Pick<Services, 'signingSecret'>, visitorUuid: string): Buffer =>
  hashTicket(tokenOf(signingSecret, visitorUuid));

export const ticketUrl = (
  { publicUrl, signingSecret }: Pick<Services, 'publicUrl' | 'signingSecret'>,
  visitorUuid: string,
): string => `${publicUrl}/talks/tickets/${tokenOf(signingSecret, visitorUuid)}`;

/** What a QR code at the door says: 26⁸ codes, so that nobody guesses one of a talk's. */
export const newTicketCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
