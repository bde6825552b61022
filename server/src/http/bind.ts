import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { takesBody } from './bodies.ts';
import { takesBytes } from './bytes.ts';
import { type Authenticate, callHandler } from './call-handler.ts';
import { openLine } from './line.ts';
import type { Route } from './route.ts';

/** For calls that cost much: beside them a pool of twenty connections and two readers of sheets are left to others. */
const COSTLY = { atOnce: 4, each: 2, waiting: 60, eachWaiting: 8 };

/**
 * Of the same pool: transactions that wait for one row hold a connection each, and may not be all there are. Whole halls
 * of students behind one address may wait.
 */
const TRANSACTIONS = { atOnce: 16, each: 6, waiting: 1200, eachWaiting: 600 };

/** Registers every route of the contract. */
export function bindRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  authenticate: Authenticate,
): void {
  const line = openLine(COSTLY);
  const turns = openLine(TRANSACTIONS);
  for (const route of routes) {
    const { method, path, body, maxBytes } = route.endpoint;
    const handle = callHandler(route, { services, authenticate, line, turns });
    const config = { ...(body === 'bytes' && takesBytes), ...(body !== 'json' && takesBody(maxBytes)) };
    app.route({
      method,
      url: path,
      config,
      ...(body === 'bytes' ? { bodyLimit: maxBytes } : {}),
      handler: async (request, reply) => handle(request, reply),
    });
  }
}
