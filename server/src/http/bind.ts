import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { takesBytes } from './bytes.ts';
import { type Authenticate, callHandler } from './call-handler.ts';
import type { Route } from './route.ts';

/** Registers every route of the contract. */
export function bindRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  authenticate: Authenticate,
): void {
  for (const route of routes) {
    const { method, path, body, maxBytes } = route.endpoint;
    const handle = callHandler(route, services, authenticate);
    app.route({
      method,
      url: path,
      ...(body === 'bytes' ? { bodyLimit: maxBytes, config: takesBytes } : {}),
      handler: async (request, reply) => handle(request, reply),
    });
  }
}
