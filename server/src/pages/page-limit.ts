import type { FastifyInstance } from 'fastify';
import { limiterOf } from '../http/limiter.ts';
import { networkOf } from '../http/network.ts';

/** What strangers open without a call of the contract: pages that are put together for each of them, and files. */
const PUBLIC =
  /^\/(?:jobs|applications|brochures|talks|fairs|companies|people|pay-order|mails|calendar|files|sitemap(?:\.xml)?|openapi\.json|docs|server\/ads)(?:[/?]|$)/;
/** A network's share a minute. A whole lecture hall goes out by one address. */
export const PAGES_A_MINUTE = 1_200;

/** A part of the sitemap, the document of the calls, or a picture that is drawn is as much work as so many pages. */
const PAGES_OF_HEAVY = 20;
const HEAVY = /^\/(?:sitemap|openapi|docs|jobs\/[^/]+\/(?:share\.png|poster\.pdf))/;

/** Limits pages as calls are limited. @throws AppError 429, with the seconds to wait in `retry-after` */
export function limitPages(app: FastifyInstance): void {
  const takePages = limiterOf(PAGES_A_MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    // The route's pattern beside the address, which may be spelt otherwise (%6aobs) and lead to the same page.
    const { url = '' } = request.routeOptions;
    if (!PUBLIC.test(url) && !PUBLIC.test(request.url)) return;
    await takePages(networkOf(request), reply, HEAVY.test(url) ? PAGES_OF_HEAVY : 1);
  });
}
