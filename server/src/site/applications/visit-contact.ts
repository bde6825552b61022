import { MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';
import type { FastifyReply } from 'fastify';
import { changeOwnContact, readOwnData, replaceOwnCv } from '../../domains/candidates/index.ts';
import { localeOf } from '../../http/errors.ts';
import { readMultipart } from '../../http/multipart.ts';
import { networkOf } from '../../http/network.ts';
import { sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { renderContact } from './contact-page.ts';
import { renderOwnData } from './own-data-page.ts';
import { sentBy } from './visit-own-data.ts';
import { addressOf, forVisitor, type TokenRequest, type Visitor } from './visit-status.ts';

type Sent = Parameters<typeof renderContact>[0]['sent'];

export const showContact = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, (visitor) => {
    const { of } = request.query as { of?: unknown };
    return contactPage(services, request, reply, { visitor, kind: of === 'email' ? 'email' : 'phone' });
  });

export const changeContact = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async (visitor) => {
    const values = sentBy(request);
    const kind = 'email' in values ? ('email' as const) : ('phone' as const);
    const result = await changeOwnContact(services, { ...visitor, ...caller(request), kind, values });
    return contactPage(services, request, reply, { visitor, kind, sent: { result, values } });
  });

/** A new CV in the place of the old one. */
export const takeCv = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async (visitor) => {
    const file = await readMultipart(request, { maxBytes: MAX_CV_BYTES, take: () => Promise.resolve() });
    const replaced = await replaceOwnCv(services, { ...visitor, ...caller(request), file });
    const own = await readOwnData(services, visitor);
    if (!own) return reply.redirect(addressOf(request), 303);
    const page = renderOwnData({ own, locale: localeOf(request), token: request.params.token, replaced });
    return sendPage(reply, 200, page);
  });

const caller = (request: TokenRequest) => ({
  network: networkOf(request),
  requestId: request.id,
  locale: localeOf(request),
});

async function contactPage(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
  { visitor, kind, sent }: { visitor: Visitor; kind: 'phone' | 'email'; sent?: Sent },
): Promise<FastifyReply> {
  const own = await readOwnData(services, visitor);
  if (!own || own.application.withdrawn_at !== null) return reply.redirect(addressOf(request, 'data'), 303);
  const { phone, email, company_name: company } = own.application;
  const { token } = request.params;
  // What was proved is the old address no more.
  const proved = visitor.proved !== null && sent?.result.outcome !== 'unproved';
  const page = renderContact({ locale: localeOf(request), token, company, phone, email, proved, kind, sent });
  return sendPage(reply, 200, page);
}
