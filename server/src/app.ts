import type { Server } from 'node:http';
import { endpointsByDomain } from '@qinghe/contract/all.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { serveJobPage } from './domains/jobs/public/serve-job-page.ts';
import { serveShareFiles } from './domains/jobs/public/share/serve-share.ts';
import { expireJobs, reviewJob } from './domains/jobs/task-definitions.ts';
import { sweep } from './domains/ops/task-definitions.ts';
import { serveStatusPages } from './domains/resumes/status/serve-status.ts';
import {
  eraseAbandonedUploads,
  readCvFile,
  recogniseCvFile,
  releaseBatch,
  sendMessage,
  sumUpTallies,
} from './domains/resumes/task-definitions.ts';
import { bindEndpoints } from './http/bind.ts';
import { serveApiDocs } from './http/docs-page.ts';
import { serveFiles } from './http/files.ts';
import { serveHealth } from './http/health.ts';
import { openApiDocument } from './http/openapi.ts';
import { createHttpServer } from './http/server.ts';
import { serveWebApp } from './http/web-app.ts';
import type { Realtime } from './realtime/server.ts';
import { openRealtimeWhenAsked } from './realtime/when-asked.ts';
import type { Services } from './services.ts';
import type { TaskDefinition } from './tasks/queue.ts';

/** Loaded with the first call: see `calls.ts`. */
const calls = () => import('./calls.ts');

/** Every kind of background work. */
export const taskDefinitions: readonly TaskDefinition[] = [
  reviewJob,
  expireJobs,
  readCvFile,
  recogniseCvFile,
  sendMessage,
  releaseBatch,
  eraseAbandonedUploads,
  sumUpTallies,
  sweep,
];

export interface AppOptions {
  services: Services;
  pool: pg.Pool;
  databaseUrl: string;
  log: Logger;
  mode: string;
  trustProxy: boolean;
  filesOrigin?: string | undefined;
  metricsToken: string | undefined;
}

export interface App {
  http: FastifyInstance;
  /** Starts to answer. @returns the port */
  listen(port: number, host: string): Promise<number>;
  /** Finishes requests in flight, says goodbye to sockets, closes. */
  close(): Promise<void>;
}

/** Puts the web server together: every domain's routes, pages, health and sockets. */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, pool, log } = options;
  const http = await createHttpServer({
    log,
    trustProxy: options.trustProxy,
    filesOrigin: options.filesOrigin,
  });
  let realtime: Realtime | undefined;
  serveHealth(http, {
    mode: options.mode,
    pool,
    tasks: services.tasks,
    connections: () => realtime?.connections() ?? 0,
    metricsToken: options.metricsToken,
  });
  bindEndpoints(http, Object.values(endpointsByDomain).flat(), async () => (await calls()).answerWith(services));
  serveApiDocs(http, () => openApiDocument(endpointsByDomain, services.publicUrl));
  serveFiles(http, services);
  serveShareFiles(http, services);
  serveJobPage(http, services);
  http.register((scope) => serveStatusPages(scope, services));
  await serveWebApp(http);
  return {
    http,
    async listen(port, host) {
      await http.ready();
      realtime = openRealtimeWhenAsked(http.server, () => openSockets(http.server, options));
      await http.listen({ port, host });
      const address = http.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async close() {
      await realtime?.close();
      await http.close();
    },
  };
}

async function openSockets(http: Server, { services, databaseUrl, log }: AppOptions): Promise<Realtime> {
  const [{ openRealtime }, { authenticate }] = await Promise.all([import('./realtime/server.ts'), calls()]);
  return openRealtime({
    http,
    db: services.db,
    databaseUrl,
    log,
    authenticate: (token) => authenticate(services.db, token, services.clock()),
  }).catch((error: unknown) => {
    log.error({ err: error }, 'sockets could not be opened');
    throw error;
  });
}
