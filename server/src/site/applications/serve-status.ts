import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

type TokenParams = { Params: { token: string } };

const PATH = '/applications/:token';

/** `/applications/{token}`: a GET shows what the link is worth to this browser, a POST opens it, once. */
export async function serveStatusPages(app: FastifyInstance, services: Services): Promise<void> {
  // The button's form has no fields: its body says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  // The address is a secret: no page that is opened from here may hear it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  const visits = () => import('./visit-status.ts');
  app.get<TokenParams>(PATH, async (request, reply) => (await visits()).showStatus(services, request, reply));
  app.post<TokenParams>(PATH, async (request, reply) => (await visits()).openStatus(services, request, reply));
  app.post<TokenParams>(`${PATH}/erase`, async (request, reply) =>
    (await visits()).requestErasure(services, request, reply),
  );
  app.post<TokenParams>(`${PATH}/withdraw`, async (request, reply) =>
    (await visits()).withdraw(services, request, reply),
  );
}
