import type { FastifyReply } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { markReadByCandidate, readOwnChat, sendOwnWord, type WordSent } from '../../domains/chat/index.ts';
import { localeOf } from '../../http/errors.ts';
import { sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { renderChat } from './chat-page.ts';
import { sentBy } from './visit-own-data.ts';
import { addressOf, forVisitor, type TokenRequest, type Visitor } from './visit-status.ts';

/** Opening it is reading it: how far is what is shown. */
export const showChat = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, (visitor) => chatPage(services, request, reply, { visitor }));

/** A word, once: the form names it, so that a second press or another tab sends nothing anew. */
export const writeChat = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async (visitor) => {
    const values = sentBy(request);
    const result = await sendOwnWord(services, {
      ...{ companyUuid: visitor.companyUuid, applicationUuid: visitor.applicationUuid },
      ...{ values, requestId: request.id, locale: localeOf(request) },
    });
    if (result.outcome === 'sent') return reply.redirect(addressOf(request, 'chat'), 303);
    return chatPage(services, request, reply, { visitor, sent: { result, text: values['text'] ?? '' } });
  });

interface Shown {
  visitor: Visitor;
  sent?: { result: WordSent; text: string };
}

async function chatPage(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
  { visitor: { companyUuid, applicationUuid }, sent }: Shown,
): Promise<FastifyReply> {
  const of = { companyUuid, applicationUuid };
  const { before } = request.query as { before?: unknown };
  const place = typeof before === 'string' && /^\d{1,9}$/.test(before) ? Number(before) : undefined;
  const chat = await readOwnChat(services, of, place);
  if (!chat) return reply.redirect(addressOf(request), 303);
  const last = chat.words.findLast(({ side }) => side === 'company');
  // What a browser fetches ahead of its person is not read yet.
  const isAhead = `${request.headers['sec-purpose'] ?? ''}`.includes('prefetch');
  if (last && !isAhead) await markReadByCandidate(services, of, last.seq);
  const page = renderChat({
    ...{ chat, locale: localeOf(request), token: request.params.token, uuid: uuidv7() },
    ...(sent && { sent }),
  });
  return sendPage(reply, 200, page);
}
