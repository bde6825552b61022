import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countWaitingTurns } from '../money-turn.ts';
import type { TaskQueue } from '../tasks/queue.ts';

export interface MetricsOptions {
  pool: pg.Pool;
  tasks: TaskQueue;
  connections: () => number;
}

export interface Metrics {
  /** Counts a response; `route` is its pattern, never the address itself. */
  count(response: { method: string; route: string; status: number }, seconds: number): void;
  contentType: string;
  /** Everything in the words of Prometheus. */
  read(): Promise<string>;
}

export function openMetrics({ pool, tasks, connections }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const failures = new Counter({ name: 'http_failures_total', help: 'Responses of class 5xx', registers: [registry] });
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
    name: 'money_turns_waiting',
    help: 'Money writes that wait for the turn of their company',
    registers: [registry],
    collect() {
      this.set(countWaitingTurns());
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
  return {
    count(response, seconds) {
      durations.observe(response, seconds);
      if (response.status >= 500) failures.inc();
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
