import { MAX_ATTACHMENT_BYTES } from '@qinghe/contract/attachment-limits.ts';
import { MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { takesBody } from '../../http/bodies.ts';
import type { Services } from '../../services.ts';

type TokenParams = { Params: { token: string } };

const PATH = '/applications/:token';
/** The largest form that they have takes a few thousand. */
const FORM_BYTES = 64 * 1024;

/** `/applications/{token}`: a GET shows what the link is worth to this browser, a POST opens it, once. */
export async function serveStatusPages(app: FastifyInstance, services: Services): Promise<void> {
  // Forms of these pages have fields of one value each.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(`${body}`))),
  );
  // The address is a secret: no page that is opened from here may hear it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  const visits = () => import('./visit-status.ts');
  const own = () => import('./visit-own-data.ts');
  app.get<TokenParams>(PATH, async (request, reply) => (await visits()).showStatus(services, request, reply));
  app.post<TokenParams>(PATH, async (request, reply) => (await visits()).openStatus(services, request, reply));
  app.post<TokenParams>(`${PATH}/withdraw`, async (request, reply) =>
    (await visits()).withdraw(services, request, reply),
  );
  const chat = () => import('./visit-chat.ts');
  app.get<TokenParams>(`${PATH}/chat`, async (request, reply) => (await chat()).showChat(services, request, reply));
  app.post<TokenParams>(
    `${PATH}/chat`,
    { bodyLimit: MAX_ATTACHMENT_BYTES + FORM_BYTES, config: takesBody(MAX_ATTACHMENT_BYTES + FORM_BYTES) },
    async (request, reply) => (await chat()).writeChat(services, request, reply),
  );
  app.get<{ Params: { token: string; file: string } }>(`${PATH}/chat/files/:file`, async (request, reply) =>
    (await chat()).showChatFile(services, request, reply),
  );
  const contact = () => import('./visit-contact.ts');
  app.get<TokenParams>(`${PATH}/contact`, async (request, reply) =>
    (await contact()).showContact(services, request, reply),
  );
  app.post<TokenParams>(`${PATH}/contact`, async (request, reply) =>
    (await contact()).changeContact(services, request, reply),
  );
  app.post<TokenParams>(
    `${PATH}/cv`,
    // A file and the words around it.
    { bodyLimit: MAX_CV_BYTES + FORM_BYTES, config: takesBody(MAX_CV_BYTES + FORM_BYTES) },
    async (request, reply) => (await contact()).takeCv(services, request, reply),
  );
  const pages = {
    'GET data': 'showOwnData',
    'POST data': 'correct',
    'POST sorting': 'chooseSorting',
    'GET data.json': 'downloadOwnData',
    'GET erase': 'showErase',
    'POST erase': 'requestErasure',
    'POST erase/undo': 'undoErasure',
  } as const;
  for (const [page, handler] of Object.entries(pages)) {
    const [method = '', path] = page.split(' ');
    app.route<TokenParams>({
      method,
      url: `${PATH}/${path}`,
      handler: async (request, reply) => (await own())[handler](services, request, reply),
    });
  }
}
