import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Pages whose address opens something: no other site hears it, and no search engine keeps it. */
const OPENED_BY_ADDRESS = /^\/(?:(?:resume|talent)-email(?:[/?]|$)|live-signup\/tickets\/)/;
const UNHEARD = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');

/**
 * Serves the built web application. Assets carry a hash in their name and are cached by browsers for a year; the page
 * itself is asked for every time. Any other address is a screen of the application, except under `/api`.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const built = existsSync(join(WEB_FOLDER, 'index.html'));
  await app.register(fastifyStatic, {
    root: built ? WEB_FOLDER : import.meta.dirname,
    serve: built,
    // One route a file, of which there are few; the many assets have one for all of them.
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', 'no-cache');
    },
  });
  if (built) {
    await app.register(fastifyStatic, {
      root: join(WEB_FOLDER, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      // Sends the compressed file beside each to clients that accept it.
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    });
  }
  await servePdfData(app);
  const isScreen = (method: string, url: string, accept: string) =>
    built &&
    (method === 'GET' || method === 'HEAD') &&
    accept.includes('text/html') &&
    !/^\/(?:api|account|server|platform|files|realtime|assets)\//.test(url);
  app.setNotFoundHandler((request, reply) => {
    if (OPENED_BY_ADDRESS.test(request.url)) reply.headers(UNHEARD);
    if (isScreen(request.method, request.url, request.headers.accept ?? '')) return reply.sendFile('index.html');
    throw new AppError(404);
  });
  if (built) app.get('/', (_request, reply) => reply.sendFile('index.html'));
}

/** Character maps and fonts that the browser's PDF.js asks for when a CV does not bring its own. */
async function servePdfData(app: FastifyInstance): Promise<void> {
  const root = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  for (const folder of ['cmaps', 'standard_fonts', 'wasm']) {
    await app.register(fastifyStatic, {
      root: join(root, folder),
      prefix: `/pdfjs/${folder}/`,
      decorateReply: false,
      index: false,
      maxAge: '30d',
    });
  }
}
