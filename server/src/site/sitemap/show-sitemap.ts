import { isUuid } from '@qinghe/contract/formats.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { sendCacheable } from '../../http/cacheable.ts';
import { html, SafeHtml } from '../../pages/html.ts';
import type { Services } from '../../services.ts';
import { parts, readBeginnings, readPart } from './sitemap-queries.ts';

const XML = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' };
const HEAD = new SafeHtml('<?xml version="1.0" encoding="UTF-8"?>');
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.xml`: the list and the parts that name every page for search engines. */
export async function showSitemap({ db, clock, publicUrl }: Services, request: FastifyRequest, reply: FastifyReply) {
  const addresses = [`${publicUrl}/sitemap/lists.xml`];
  for (const part of parts) {
    const beginnings = await readBeginnings(db, part, clock());
    addresses.push(
      ...['', ...beginnings.map((uuid) => `?after=${uuid}`)].map((from) => `${publicUrl}/sitemap/${part}.xml${from}`),
    );
  }
  const index = html`${HEAD}
<sitemapindex xmlns="${SCHEMA}">${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`)}</sitemapindex>`;
  return sendCacheable(request, reply, index.toString(), XML);
}

/** `/sitemap/{lists,jobs,companies,brochures,talks,fairs}.xml`, a part each: those after the uuid that the index names. */
export async function showSitemapPart(
  { db, clock, publicUrl }: Services,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
) {
  const { after } = request.query as { after?: unknown };
  const name = request.params.file.replace(/\.xml$/, '');
  if (name === 'lists')
    return sendPart(
      request,
      reply,
      listed.map((path) => ({ address: publicUrl + path, at: null })),
    );
  const part = parts.find((one) => `${one}.xml` === request.params.file);
  if (part === undefined || !(after === undefined || (typeof after === 'string' && isUuid(after))))
    throw new AppError(404);
  const entries = await readPart(db, part, after, clock());
  return sendPart(
    request,
    reply,
    entries.map(({ uuid, at }) => ({ address: `${publicUrl}/${part}/${uuid}`, at })),
  );
}

/** The list and its two kinds. */
const listed = ['/jobs', '/jobs?kind=internship', '/jobs?kind=campus'];

function sendPart(request: FastifyRequest, reply: FastifyReply, entries: { address: string; at: string | null }[]) {
  const rows = entries.map(
    ({ address, at }) => html`<url><loc>${address}</loc>${at ? html`<lastmod>${at}</lastmod>` : ''}</url>`,
  );
  return sendCacheable(request, reply, html`${HEAD}\n<urlset xmlns="${SCHEMA}">${rows}</urlset>`.toString(), XML);
}

/** `/robots.txt`: public pages and what draws them; everything else is somebody's own. */
export function showRobots({ publicUrl }: Services, _request: FastifyRequest, reply: FastifyReply) {
  const pages = ['/jobs$', '/jobs?', '/jobs/', '/companies/', '/brochures/', '/talks/', '/fairs/'];
  const allowed = [...pages, '/assets/', '/favicon.svg', '/robots.txt', '/sitemap'];
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    'Disallow: /',
    // The longer rule holds: tickets are somebody's own.
    'Disallow: /talks/tickets/',
    'Disallow: /fairs/tickets/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return reply
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    .send(`${lines.join('\n')}\n`);
}
