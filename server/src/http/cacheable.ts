import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends JSON that browsers may store but ask after each time: by its ETag they get 304 while it is the same. A weak tag,
 * since the bytes differ by compression.
 */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'public, no-cache', etag });
  const stored = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  if (stored.includes(etag) || stored.includes('*')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
