import * as contract from '@qinghe/contract/ads/ads.ts';
import { formats } from '@qinghe/contract/formats.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForAnyone } from '../../http/read.ts';
import type { Services } from '../../services.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../../time/china-day.ts';
import { countAd, readRunningAds } from './ad-queries.ts';

/** Where an ad leads to, by way of the count. */
export const adHref = (uuid: string): string => `/server/ads/${uuid}`;
/** Counts that it was seen. */
export const seenHref = (uuid: string): string => `${adHref(uuid)}/seen.gif`;

export const previewAds = readForAnyone(contract.previewAds, async ({ db, now }, { place }) => ({
  items: (await readRunningAds(db, place, chinaDay(now))).map(({ uuid, title, words, company }) => ({
    ...{ uuid, title, words, company, url: adHref(uuid), seen_url: seenHref(uuid) },
  })),
}));

type Request = FastifyRequest<{ Params: { uuid: string } }>;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * `/server/ads/{uuid}` counts a click and leads on to a page of the company here; `seen.gif` counts a view. A browser keeps the
 * picture until the day of China ends, so it counts once a day. Neither reads or sets anything of the person.
 */
export function serveAds(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const count = async ({ params: { uuid } }: Request, what: 'views' | 'clicks') =>
    formats.uuid.safeParse(uuid).success ? countAd(db, uuid, what, chinaDay(clock())) : undefined;
  app.get('/server/ads/:uuid', async (request: Request, reply) => {
    const ad = await count(request, 'clicks');
    const to = ad ? (ad.job_uuid ? `/jobs/${ad.job_uuid}?from=ad` : `/companies/${ad.company_uuid}?from=ad`) : '/jobs';
    return reply.header('cache-control', 'no-store').redirect(to, 302);
  });
  app.get('/server/ads/:uuid/seen.gif', async (request: Request, reply) => {
    await count(request, 'views');
    const now = clock();
    const midnight = instantOfMinute(`${dayAfter(chinaDay(now), 1)}T00:00`).getTime();
    const seconds = Math.max(Math.floor((midnight - now.getTime()) / 1000), 1);
    return reply.header('cache-control', `private, max-age=${seconds}`).type('image/gif').send(PIXEL);
  });
}
