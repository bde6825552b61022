import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { TaskQueue } from '../tasks/queue.ts';

export interface HealthOptions {
  mode: string;
  pool: pg.Pool;
  tasks: TaskQueue;
  connections: () => number;
  /** Bearer token of /metrics; without one it answers nobody. */
  metricsToken: string | undefined;
}

/** `/healthz` (the process lives), `/readyz` (database, migrations, queue), `/metrics` (Prometheus, guarded). */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('text/html')) return reply.sendFile('index.html');
    return { status: 'ok', mode: options.mode };
  });
  app.get('/readyz', async (_request, reply) => {
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
    check(async () => tasks.figures().then(() => 'ok')),
  ]);
  return { database, migrations, queue };
}

function serveMetrics(app: FastifyInstance, { pool, tasks, connections, metricsToken }: HealthOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers of class 5xx', registers: [registry] });
  new Gauge({
    name: 'realtime_connections',
    help: 'Open sockets',
    registers: [registry],
    collect() {
      this.set(connections());
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'tasks',
    help: 'Background tasks by kind; dead-letters are tasks that failed for good',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      for (const { name, waiting, active, failed } of await tasks.figures()) {
        this.set({ task: name, state: 'waiting' }, waiting);
        this.set({ task: name, state: 'active' }, active);
        this.set({ task: name, state: 'failed' }, failed);
      }
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    if (reply.statusCode >= 500) failures.inc();
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!metricsToken || !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new AppError(403);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function sameText(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
