import { endpointsByDomain } from '@qinghe/contract/all.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { accountRoutes, authenticate } from './domains/account/index.ts';
import { companyRoutes } from './domains/company/index.ts';
import { dictRoutes } from './domains/dict/index.ts';
import { filesRoutes } from './domains/files/index.ts';
import { expireJobs, jobsRoutes, jobTasks, reviewJob, serveShareFiles } from './domains/jobs/index.ts';
import { opsRoutes, opsTasks, sweep } from './domains/ops/index.ts';
import {
  eraseAbandonedUploads,
  readCvFile,
  recogniseCvFile,
  releaseBatch,
  resumesRoutes,
  resumeTasks,
  sendMessage,
  servePublicPages,
  sumUpTallies,
} from './domains/resumes/index.ts';
import { settingsRoutes } from './domains/settings/index.ts';
import { bindRoutes } from './http/bind.ts';
import { serveApiDocs } from './http/docs-page.ts';
import { serveFiles } from './http/files.ts';
import { serveHealth } from './http/health.ts';
import { openApiDocument } from './http/openapi.ts';
import type { Route } from './http/route.ts';
import { createHttpServer } from './http/server.ts';
import { serveWebApp } from './http/web-app.ts';
import type { Realtime } from './realtime/server.ts';
import { openRealtimeWhenAsked } from './realtime/when-asked.ts';
import type { Services } from './services.ts';
import type { TaskDefinition, TaskHandler } from './tasks/queue.ts';

/** Every call of the product with its function. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...dictRoutes,
  ...filesRoutes,
  ...jobsRoutes,
  ...opsRoutes,
  ...resumesRoutes,
  ...settingsRoutes,
];

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

export const taskHandlers = (services: Services): TaskHandler[] => [
  ...jobTasks(services),
  ...resumeTasks(services),
  ...opsTasks(services),
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
  bindRoutes(http, routes, services, (token, now) => authenticate(services.db, token, now));
  serveApiDocs(http, () => openApiDocument(endpointsByDomain, services.publicUrl));
  serveFiles(http, services);
  serveShareFiles(http, services);
  servePublicPages(http, services);
  await serveWebApp(http);
  return {
    http,
    async listen(port, host) {
      await http.ready();
      realtime = openRealtimeWhenAsked({
        http: http.server,
        db: services.db,
        databaseUrl: options.databaseUrl,
        log,
        authenticate: (token) => authenticate(services.db, token, services.clock()),
      });
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
