import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askLinked, findLinked, PAY_PATH, payLinked } from '../../domains/orders/index.ts';
import { localeOf } from '../../http/errors.ts';
import { sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { renderNoLink, renderPay } from './pay-page.ts';

type Request = FastifyRequest<{ Params: { token: string }; Body: Record<string, string> | undefined }>;

const METHODS = ['alipay', 'wechat', 'bank'] as const;

/**
 * `/pay-order/{token}`: whoever has the link of an order pays it, without an account; it tells nothing but what is to be paid. A POST
 * chooses a way, or asks whether money has come. Nothing needs a script.
 */
export async function servePay(app: FastifyInstance, services: Services): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(`${body}`))),
  );
  // The address opens what is to be paid: no other site hears it, and no search engine keeps it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    done();
  });
  app.get(`${PAY_PATH}/:token`, (request: Request, reply) => show(services, request, reply));
  app.post(`${PAY_PATH}/:token`, async (request: Request, reply) => {
    const { token } = request.params;
    const method = METHODS.find((one) => one === request.body?.method);
    if (method && !(await payLinked(services, token, method))) return show(services, request, reply, 429);
    if (request.body?.asked) await askLinked(services, token);
    // Sent on, so that looking again chooses nothing again.
    return reply.header('cache-control', 'no-store').redirect(`${PAY_PATH}/${encodeURIComponent(token)}`, 303);
  });
}

async function show(services: Services, request: Request, reply: FastifyReply, status = 200): Promise<FastifyReply> {
  const locale = localeOf(request);
  const order = await findLinked(services, request.params.token);
  if (!order) return sendPage(reply, 404, renderNoLink(locale));
  return sendPage(reply, status, renderPay({ locale, order, now: services.clock(), refused: status === 429 }));
}
