import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import { NETWORKS_OF_SITE, siteOf } from './network.ts';

/**
 * Counts what a caller (an account, a key, a network) does in a minute; the networks of one IPv6 site have a limit together
 * besides.
 * @returns takes points of a caller. @throws AppError 429, with the seconds to wait in `retry-after`
 */
export function limiterOf(points: number) {
  const ofCallers = new RateLimiterMemory({ points, duration: 60 });
  const ofSites = new RateLimiterMemory({ points: points * NETWORKS_OF_SITE, duration: 60 });
  return async (caller: string, reply: FastifyReply, taken = 1): Promise<void> => {
    try {
      await ofCallers.consume(caller, taken);
      const site = siteOf(caller);
      if (site) await ofSites.consume(site, taken);
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      reply.header('retry-after', Math.ceil(limit.msBeforeNext / 1000));
      throw new AppError(429);
    }
  };
}
