import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Marks the routes of `bytes` calls; every other route goes on refusing such a body. */
export const takesBytes = { takesBytes: true };

/** Lets the routes that are marked take `application/octet-stream`, within their own limit. */
export function acceptBytes(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    const { takesBytes: takes } = request.routeOptions.config as { takesBytes?: boolean };
    if (takes) done(null, body);
    else done(new AppError(415));
  });
}

/** @throws AppError 415 where the body is something else than bytes */
export function bytesOf(request: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(request.body)) throw new AppError(415);
  return request.body;
}

/** Fields of the input as they travel in headers: `Upload-Token` is `upload_token`. An empty one was not sent. */
export const inputOfHeaders = ({ headers }: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name.replaceAll('-', '_'), value]),
  );
