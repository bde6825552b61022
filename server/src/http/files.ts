import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { FILES_PATH, openSignedUrl } from '../providers/storage/folder.ts';
import { asDownload } from '../providers/storage/keys.ts';
import { ObjectMissing } from '../providers/storage/port.ts';
import type { Services } from '../services.ts';

// Nothing in a stranger's file may run, load or be framed, even if a browser decides to show it.
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Of a stranger’s file, which a browser saves and never runs. */
export const downloadHeaders = ({ name, type, size }: { name: string; type: string; size: number }) => ({
  'content-type': type,
  'content-length': size,
  'content-disposition': asDownload(name),
  'content-security-policy': FILE_POLICY,
  'cache-control': 'no-store',
});

/** Hands out files of the folder store under signed addresses, as downloads with a locked-down policy. */
export function serveFiles(app: FastifyInstance, { storage, signingSecret, clock }: Services): void {
  app.get(`${FILES_PATH}*`, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const allowed = openSignedUrl(signingSecret, key, request.query as Record<string, unknown>, clock());
    if (!allowed) throw new AppError(403);
    const { size, stream } = await storage.getStream(key).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? new AppError(40401) : error;
    });
    return reply
      .headers({ ...downloadHeaders({ ...allowed, size }), 'cache-control': 'private, max-age=300' })
      .send(stream);
  });
}
