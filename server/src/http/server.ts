import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../app-error.ts';
import { handleErrors, sendError } from './errors.ts';

export interface HttpOptions {
  log: Logger;
  trustProxy: boolean;
}

/** Largest JSON body, in bytes; files travel as multipart with limits of their own. */
const BODY_LIMIT = 256 * 1024;

// No inline script, no third party. Styles may stand in attributes: the component library places floating parts so.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A Fastify server with what every answer has: request id, security headers, errors in the envelope, logs without personal data. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // One line an answer, of our own making; see the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    // Addresses that cannot be decoded and the like never reach a route.
    frameworkErrors: (_error, request, reply) => void sendError(request, reply, new AppError(400)),
  });
  handleErrors(app);
  acceptEmptyJson(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart, { throwFileSizeLimit: true });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address itself: queries and tokens are personal.
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  return app;
}

/** Calls without parameters may come with an empty body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
}
