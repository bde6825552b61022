import { createHash, createHmac, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@qinghe/contract/talks/check-in.ts';
import type { Services } from '../../services.ts';

export const hashTicket = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Tickets of a kind. A token is derived from its owner, so that who signs up again gets the same address, while the
 * database holds only its hash.
 * @param kind goes into the token, so that those of one kind open nothing of another
 */
export function ticketsOf(kind: string, path: string) {
  const tokenOf = ({ signingSecret }: Pick<Services, 'signingSecret'>, uuid: string): string =>
    createHmac('sha256', signingSecret).update(`${kind}:${uuid}`).digest('base64url');
  return {
    hashOf: (services: Pick<Services, 'signingSecret'>, uuid: string): Buffer => hashTicket(tokenOf(services, uuid)),
    urlOf: (services: Pick<Services, 'publicUrl' | 'signingSecret'>, uuid: string): string =>
      `${services.publicUrl}${path}/${tokenOf(services, uuid)}`,
  };
}

const talkTickets = ticketsOf('talk-ticket', '/talks/tickets');
export const ticketHashOf = talkTickets.hashOf;
export const ticketUrl = talkTickets.urlOf;

/** What a QR code at the door says: 26⁸ codes, so that nobody guesses one of a talk's. */
export const newTicketCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
