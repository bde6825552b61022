import { endpointsByDomain, namedSchemas } from '@qinghe/contract/all.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { domains, routes } from './all-domains.ts';
import { authenticate } from './domains/account/index.ts';
import { authenticateOperator } from './domains/ops/index.ts';
import { authenticateKey } from './domains/platform/index.ts';
import { bindRoutes } from './http/bind.ts';
import { serveApiDocs } from './http/docs-page.ts';
import { serveFiles } from './http/files.ts';
import { serveHealth } from './http/health.ts';
import { openApiDocument } from './http/openapi.ts';
import { createHttpServer } from './http/server.ts';
import { serveWebApp } from './http/web-app.ts';
import { openRealtime, type Realtime } from './realtime/server.ts';
import type { Services } from './services.ts';
import { serveSite } from './site/serve-site.ts';
import type { TestDoor } from './test-door.ts';

export interface AppOptions {
  services: Services;
  pool: pg.Pool;
  /** For what needs a session of the database: LISTEN. */
  directUrl: string;
  log: Logger;
  mode: string;
  trustProxy: boolean;
  filesOrigin?: string | undefined;
  metricsToken: string | undefined;
  socketsPerSession: number;
  /** Calls for tests alone: see `test-door.ts`. */
  testDoor?: TestDoor | undefined;
}

export interface App {
  http: FastifyInstance;
  /** Starts to answer. @returns the port */
  listen(port: number, host: string): Promise<number>;
  /** Parts from every socket whose session has ended; the clock does it each minute. */
  recheckSockets(): Promise<void>;
  /** Finishes requests in flight, says goodbye to sockets, closes. */
  close(): Promise<void>;
}

/** Puts the web server together: every domain's routes, pages, health and sockets. */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, log } = options;
  const http = await createHttpServer({ ...options, publicUrl: services.publicUrl });
  let realtime: Realtime | undefined;
  serveHealth(http, { ...options, tasks: services.tasks, connections: () => realtime?.connections() ?? 0 });
  bindRoutes(http, routes, services, {
    account: (token, now) => authenticate(services, token, now),
    operator: (token, now) => authenticateOperator(services.db, token, now),
    platform: (key, now) => authenticateKey(services.db, key, now),
  });
  serveApiDocs(http, () => openApiDocument(endpointsByDomain, namedSchemas, services.publicUrl));
  serveFiles(http, services);
  for (const domain of domains) domain.serve?.(http, services);
  serveSite(http, services);
  options.testDoor?.serve(http, services);
  await serveWebApp(http);
  return {
    http,
    async listen(port, host) {
      await http.ready();
      realtime = await openRealtime({
        http: http.server,
        db: services.db,
        directUrl: options.directUrl,
        log,
        socketsPerSession: options.socketsPerSession,
        authenticate: (token) => authenticate(services, token, services.clock()),
      });
      return listenOn(http, port, host);
    },
    recheckSockets: async () => realtime?.recheck(),
    async close() {
      await realtime?.close();
      await http.close();
    },
  };
}

/** What a process that only runs tasks answers: whether it lives, whether it is ready, its figures. */
export async function createWorkerApp(options: AppOptions): Promise<Omit<App, 'recheckSockets'>> {
  const { services } = options;
  const http = await createHttpServer({ ...options, publicUrl: services.publicUrl });
  serveHealth(http, { ...options, tasks: services.tasks, connections: () => 0 });
  return { http, listen: (port, host) => listenOn(http, port, host), close: () => http.close() };
}

/** @returns the port, which the system chooses for 0 */
async function listenOn(http: FastifyInstance, port: number, host: string): Promise<number> {
  await http.listen({ port, host });
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
