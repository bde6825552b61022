import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { TaskQueue } from '../tasks/queue.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  mode: string;
  pool: pg.Pool;
  tasks: TaskQueue;
  connections: () => number;
  /** Bearer token of /metrics; without one every call is refused. */
  metricsToken: string | undefined;
}

/** `/healthz` (the process lives), `/readyz` (database, migrations, queue), `/metrics` (Prometheus, guarded). */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('text/html') && 'sendFile' in reply) return reply.sendFile('index.html');
    return { status: 'ok', mode: options.mode };
  });
  // Too short to pack, and asked before anything else: packing would load Node's client for HTTP with it.
  app.get('/readyz', { compress: false }, async (_request, reply) => {
    const checks = await readiness(options);
    const ready = Object.values(checks).every((state) => state === 'ok');
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'not ready', checks });
  });
  serveMetrics(app, options);
}

async function readiness({ pool, tasks }: HealthOptions): Promise<Record<string, string>> {
  const check = async (work: () => Promise<string>) => work().catch(() => 'unreachable');
  const [database, migrations, queue] = await Promise.all([
    check(async () => pool.query('select 1').then(() => 'ok')),
    check(async () => ((await pendingMigrations(pool)).length === 0 ? 'ok' : 'pending')),
    check(async () => ((await tasks.missing()).length === 0 ? 'ok' : 'incomplete')),
  ]);
  return { database, migrations, queue };
}

/** What is counted is loaded with the first response, which need not wait for it; no response goes uncounted. */
function serveMetrics(app: FastifyInstance, options: HealthOptions): void {
  let opened: Promise<Metrics> | undefined;
  const metrics = () => {
    opened ??= import('./metrics.ts').then(({ openMetrics }) => openMetrics(options));
    return opened;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const response = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    const seconds = reply.elapsedTime / 1000;
    void metrics().then(({ count }) => count(response, seconds));
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = options;
    if (!metricsToken || !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new AppError(403);
    const { contentType, read } = await metrics();
    return reply.type(contentType).send(await read());
  });
}

function sameText(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
