import { isUuid } from '@qinghe/contract/formats.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { localeOf } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Advertisement } from './advertisement.ts';

type Draw = (words: Advertisement, address: string) => Promise<Buffer> | Buffer;

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
    name: 'share.png',
    load: async () => (await import('./share-picture.ts')).drawSharePicture,
    source: 'wechat',
  },
  'poster.pdf': {
    type: 'application/pdf',
    name: 'poster.pdf',
    load: async () => (await import('./poster.ts')).drawPoster,
    source: 'poster',
  },
};

/** What may be passed on now, with the version of what is drawn. */
interface Shared {
  version: number;
  words: (locale: Locale) => Advertisement;
}

interface SharedKind {
  /** Path of its public page: `{base}/{uuid}`. */
  base: string;
  /** First part of the names of its files. */
  name: string;
  find: (services: Services, uuid: string) => Promise<Shared | undefined>;
}

const kinds: readonly SharedKind[] = [
  { base: '/jobs', name: 'qinghe-job', find: findJob },
  { base: '/brochures', name: 'qinghe-brochure', find: findBrochure },
];

/** Drawn files that are kept, the oldest thrown away first; each is some tens of kilobytes. */
const KEPT = 200;

/**
 * `/jobs/{uuid}/share.png` and `/jobs/{uuid}/poster.pdf` of online jobs, and those of online brochures: what their public
 * pages say, to pass on.
 */
export function serveShareFiles(app: FastifyInstance, services: Services): void {
  const draw = keepDrawn();
  const serve =
    ({ base, name: of, find }: SharedKind, { type, name, load, source }: SharedFile) =>
    async (request: FastifyRequest<{ Params: { uuid: string } }>, reply: FastifyReply) => {
      const { uuid } = request.params;
      const found = isUuid(uuid) ? await find(services, uuid) : undefined;
      if (!found) throw new AppError(40401);
      const locale = localeOf(request);
      const etag = `"${found.version}-${locale}"`;
      reply.headers({ 'cache-control': 'public, max-age=600', vary: 'accept-language', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const file = await draw(`${name}:${uuid}:${found.version}:${locale}`, async () =>
        (await load())(found.words(locale), `${services.publicUrl}${base}/${uuid}?from=${source}`),
      );
      return reply
        .headers({
          'content-type': type,
          'cross-origin-resource-policy': 'cross-origin',
          'content-disposition': `inline; filename="${of}-${name}"`,
        })
        .send(file);
    };
  for (const kind of kinds)
    for (const [path, file] of Object.entries(files)) app.get(`${kind.base}/:uuid/${path}`, serve(kind, file));
}

function keepDrawn() {
  const drawn = new Map<string, Promise<Buffer>>();
  return (key: string, work: () => Promise<Buffer>): Promise<Buffer> => {
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
}

async function findJob({ db, clock }: Services, uuid: string): Promise<Shared | undefined> {
  const { findPublicJob } = await import('../jobs/public-job.ts');
  const { advertisementOf } = await import('./advertisement.ts');
  const found = await findPublicJob(db, uuid, clock());
  if (!found || found === 'closed' || !found.job.open) return undefined;
  return { version: found.version, words: (locale) => advertisementOf(found.job, locale) };
}

async function findBrochure({ db }: Services, uuid: string): Promise<Shared | undefined> {
  const { findPublicBrochure } = await import('../brochures/brochure-queries.ts');
  const { brochureAdvertisement } = await import('./brochure-advertisement.ts');
  const found = await findPublicBrochure(db, uuid);
  if (!found || found.is_held) return undefined;
  return { version: found.version, words: (locale) => brochureAdvertisement(found, locale) };
}
