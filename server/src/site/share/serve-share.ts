import { isUuid } from '@qinghe/contract/formats.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { localeOf } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { SharedJob } from './advertisement.ts';

type Draw = (job: SharedJob, address: string, locale: Locale) => Promise<Buffer> | Buffer;

interface SharedFile {
  type: string;
  name: string;
  /** Loaded with the first picture that is asked for: drawing is nothing that a server needs to start. */
  load: () => Promise<Draw>;
  /** What its link says where its readers come from. */
  source: string;
}

const files: Record<string, SharedFile> = {
  'share.png': {
    type: 'image/png',
    name: 'qinghe-job.png',
    load: async () => (await import('./share-picture.ts')).drawSharePicture,
    source: 'wechat',
  },
  'poster.pdf': {
    type: 'application/pdf',
    name: 'qinghe-job-poster.pdf',
    load: async () => (await import('./poster.ts')).drawPoster,
    source: 'poster',
  },
};

/** Drawn files that are kept, the oldest thrown away first; each is some tens of kilobytes. */
const KEPT = 200;

/** `/jobs/{uuid}/share.png` and `/jobs/{uuid}/poster.pdf` of online jobs: what their public pages say, to pass on. */
export function serveShareFiles(app: FastifyInstance, services: Services): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (key: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const file = drawn.get(key) ?? work();
    drawn.delete(key);
    drawn.set(key, file);
    // A drawing that failed is tried again by the next who asks.
    file.catch(() => drawn.delete(key));
    for (const oldest of drawn.keys()) {
      if (drawn.size <= KEPT) break;
      drawn.delete(oldest);
    }
    return file;
  };
  const serve =
    (kind: keyof typeof files, { type, name, load, source }: SharedFile) =>
    async (request: FastifyRequest<{ Params: { uuid: string } }>, reply: FastifyReply) => {
      const { uuid } = request.params;
      const { findPublicJob } = await import('../jobs/public-job.ts');
      const found = isUuid(uuid) ? await findPublicJob(services.db, uuid, services.clock()) : undefined;
      if (!found || found === 'closed' || !found.job.open) throw new AppError(40401);
      const locale = localeOf(request);
      const key = `${kind}:${uuid}:${found.version}:${locale}`;
      const etag = `"${found.version}-${locale}"`;
      reply.headers({ 'cache-control': 'public, max-age=600', vary: 'accept-language', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const { job } = found;
      const file = await draw(key, async () =>
        (await load())(job, `${services.publicUrl}/jobs/${uuid}?from=${source}`, locale),
      );
      return reply
        .headers({
          'content-type': type,
          'cross-origin-resource-policy': 'cross-origin',
          'content-disposition': `inline; filename="${name}"`,
        })
        .send(file);
    };
  for (const [kind, file] of Object.entries(files)) app.get(`/jobs/:uuid/${kind}`, serve(kind, file));
}
