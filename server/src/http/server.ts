import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { errorCatalogue } from '@qinghe/contract/errors.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../app-error.ts';
import { limitPages } from '../pages/page-limit.ts';
import { sendErrorPage } from '../pages/public-page.ts';
import { sendOn, tidyAddress, tidyAddresses } from '../pages/tidy-address.ts';
import { BODY_TIMEOUT, boundBodies } from './bodies.ts';
import { acceptBytes } from './bytes.ts';
import { handleErrors, isPage, sendError } from './errors.ts';

export interface HttpOptions {
  log: Logger;
  trustProxy: boolean;
  /** Where people reach the server; what browsers hold to https only is said where it is https. */
  publicUrl: string;
  /** Where the browser fetches files from, if not from here: the object store's origin. */
  filesOrigin?: string | undefined;
}

/** Largest JSON body, in bytes; files travel as multipart with limits of their own. */
const BODY_LIMIT = 256 * 1024;

// No inline script, no third party. Styles may stand in attributes: the component library places floating parts so.
const contentSecurityPolicy = (filesOrigin = ''): string =>
  [
    "default-src 'self'",
    `connect-src 'self' ${filesOrigin}`.trim(),
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${filesOrigin}`.trim(),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A Fastify server with what every response has: request id, security headers, errors in the envelope, logs without personal data. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const headers = constantHeaders(options);
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // One line a response, of our own making; see the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, ours: only the address that it wrote counts, not what the caller put before it.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_LIMIT,
    requestTimeout: BODY_TIMEOUT,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    // Addresses that cannot be decoded and the like never reach a route, nor the hooks below.
    frameworkErrors(_error, request, reply) {
      reply.headers({ ...headers, 'x-request-id': request.id });
      const address = tidyAddress(request.method, request.raw.url ?? '');
      if (address !== undefined) sendOn(reply, address);
      else if (isPage(request)) sendErrorPage(request, reply, new AppError(404));
      else sendError(request, reply, new AppError(400));
    },
    http: {
      // Only sockets change their protocol; who offers another one (h2c) is answered over this one (RFC 9110, 7.8).
      shouldUpgradeCallback: ({ headers: { upgrade = '' } }) => upgrade.toLowerCase() === 'websocket',
      // Looked at below, where the refusal has what every response has.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers),
  });
  handleErrors(app, sendErrorPage);
  acceptEmptyJson(app);
  acceptBytes(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(multipart, { throwFileSizeLimit: true });
  // Hooks with a callback: a promise for each costs more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (!namesOneHost(request.raw)) done(new AppError(400));
    // No honest client compresses a body: that would only hide its size.
    else if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') done(new AppError(415));
    else done();
  });
  boundBodies(app);
  limitPages(app);
  tidyAddresses(app);
  app.addHook('onResponse', (request, reply, done) => {
    // An upload that was refused half-way would block its connection, and every request behind it.
    if (!request.raw.readableEnded) request.raw.unpipe().resume();
    // The route's pattern, never the address itself: queries and tokens are personal.
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
  return app;
}

/**
 * Whether a request names one host, as RFC 9112 asks (3.2); before HTTP/1.1 it may name none. We take nothing from it, but what
 * stands before us may go by the other one of two.
 */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const constantHeaders = ({ publicUrl, filesOrigin }: Pick<HttpOptions, 'publicUrl' | 'filesOrigin'>) => ({
  'content-security-policy': contentSecurityPolicy(filesOrigin),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    // A year, as the preload list asks. Browsers complain of an opener policy on plain http.
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
  }),
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
});

/** Bytes that are no HTTP request, headers above the limit, a request that never ends: the parser gave up on them. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket, common: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 413 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const { status } = errorCatalogue[code];
  const requestId = uuidv7();
  const body = JSON.stringify({ code, msg: say(errors, `${code}`, 'zh-CN'), request_id: requestId });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...common,
    'x-request-id': requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Not by an import: that reads every export of `node:http`, and with one of them loads Node's WebSocket client.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
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
