import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** JSON that browsers may store but ask after each time. */
const JSON_ASKED_AFTER = { type: 'application/json; charset=utf-8', cacheControl: 'public, no-cache' };

/**
 * Sends what is the same for everybody: by its ETag whoever has stored it gets 304 while it is the same. A weak tag, since
 * the bytes differ by compression.
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  { type, cacheControl } = JSON_ASKED_AFTER,
): FastifyReply {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': cacheControl, etag });
  const stored = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  if (stored.includes(etag) || stored.includes('*')) return reply.code(304).send();
  return reply.type(type).send(body);
}
