import { isUuid } from '@qinghe/contract/formats.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, readCookie } from '../http/cookies.ts';
import type { Services } from '../services.ts';

/** Days for which a browser keeps a ticket that was opened in it. */
const RETENTION_DAYS = 180;

const nameOf = (uuid: string): string => `ticket_${uuid}`;

/**
 * Opens a ticket by its link: the browser keeps the token, and the address that stays in it, in its history and in what is
 * copied out of it says only what the ticket is for.
 * @param base the path under which tickets of this kind are; the page itself is at `{base}/of/{uuid}`
 * @param uuid what the ticket is for
 * @param page public page of that, which learns that there is a ticket in this browser, and nothing of it
 */
export const storeTicket = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  reply: FastifyReply,
  { base, uuid, token, page }: { base: string; uuid: string; token: string; page?: string | undefined },
): FastifyReply =>
  reply
    .headers({
      'set-cookie': [
        cookieHeader(nameOf(uuid), token, {
          path: base,
          seconds: RETENTION_DAYS * 86_400,
          secure: publicUrl.startsWith('https:'),
        }),
        ...(page ? [markHeader(publicUrl, page, RETENTION_DAYS)] : []),
      ],
      'cache-control': 'no-store',
    })
    .redirect(`${base}/of/${uuid}`, 303);

const MARK = 'signed_up';

const markHeader = (publicUrl: string, page: string, days: number): string =>
  cookieHeader(MARK, '1', { path: page, seconds: days * 86_400, secure: publicUrl.startsWith('https:') });

/** Has a ticket of what this page shows been opened in this browser, and not been given back here? */
export const isMarked = (request: FastifyRequest): boolean => readCookie(request, MARK) === '1';

/** The page of what a ticket was for offers its form again. */
export const unmark = ({ publicUrl }: Pick<Services, 'publicUrl'>, reply: FastifyReply, page: string): FastifyReply =>
  reply.header('set-cookie', markHeader(publicUrl, page, 0));

/** The token of the ticket that this browser keeps for something; undefined without one. */
export const storedTicket = (request: FastifyRequest<{ Params: { uuid: string } }>): string | undefined =>
  isUuid(request.params.uuid) ? readCookie(request, nameOf(request.params.uuid)) : undefined;
