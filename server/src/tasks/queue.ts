import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Trx } from '../db/database.ts';

/** A kind of background work as the queue knows it; `task.ts` adds the function that does it. */
export interface TaskKind<Payload extends z.ZodType = z.ZodType> {
  /** `domain.verb-noun` */
  name: string;
  payload: Payload;
  /** Times that a failed task is tried again, with growing pauses, before it becomes a dead letter. */
  retries: number;
  /** Seconds after which a run counts as lost and is tried again. */
  timeoutSeconds: number;
  /** How many of this kind a process runs at one time. */
  atOnce: number;
  /** When the clock asks for it by itself, in Asia/Shanghai; such a task has an empty payload. */
  cron?: string;
}

export interface TaskAttempt {
  /** Should this one fail, the task becomes a dead letter. */
  last: boolean;
}

/** A kind of task with the function that does one of its tasks. */
export interface TaskHandler {
  task: TaskKind;
  run: (payload: unknown, attempt?: TaskAttempt) => Promise<void>;
}

/** Tasks that failed for good wait here, with their payload and error. */
export const DEAD_LETTERS = 'dead-letters';

export interface TaskFigures {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

export interface TaskQueue {
  /** Writes a task in the transaction that causes it: both happen or neither. `startAfter` delays its first run. */
  enqueue<Payload extends z.ZodType>(
    trx: Trx,
    task: TaskKind<Payload>,
    payload: z.input<Payload>,
    startAfter?: Date,
  ): Promise<void>;
  /** Writes many tasks of one kind in one statement, in the transaction that causes them. */
  enqueueMany<Payload extends z.ZodType>(
    trx: Trx,
    task: TaskKind<Payload>,
    payloads: readonly z.input<Payload>[],
  ): Promise<void>;
  figures(): Promise<TaskFigures[]>;
  /** Kinds that the database has no queue for: until it has, they cannot be written. */
  missing(): Promise<string[]>;
  /** Makes everything that waits for its time due so much sooner, and looks for it at once: a clock was put forward. */
  bringForward(milliseconds: number): Promise<void>;
  /** Starts to run tasks of these kinds in this process. */
  work(handlers: readonly TaskHandler[]): Promise<void>;
  /** Lets running tasks finish (10 s at most), then closes. */
  stop(): Promise<void>;
}

/** Opens the queue on the database; `tasks` are all kinds that may be written. */
export async function openQueue(databaseUrl: string, tasks: readonly TaskKind[], log: Logger): Promise<TaskQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'qinghe-tasks',
    max: 6,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'task queue'));
  const names = [...tasks.map((task) => task.name), DEAD_LETTERS];
  const missing = async () => {
    const known = new Set((await boss.getQueues()).map((queue) => queue.name));
    return names.filter((name) => !known.has(name));
  };
  await boss.start();
  await createMissing(boss, tasks, new Set(await missing()));
  const workers: string[] = [];
  return {
    missing,
    async enqueue(trx, task, payload, startAfter) {
      await boss.send(task.name, task.payload.parse(payload) as object, {
        db: inTransaction(trx),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    async enqueueMany(trx, task, payloads) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((payload) => ({ data: task.payload.parse(payload) as object }));
      await boss.insert(task.name, jobs, { db: inTransaction(trx) });
    },
    async figures() {
      return Promise.all(
        names.map(async (name) => {
          const [stats] = await boss.getQueueStats(name, { force: true });
          return {
            name,
            waiting: stats?.queuedCount ?? 0,
            active: stats?.activeCount ?? 0,
            failed: stats?.failedCount ?? 0,
          };
        }),
      );
    },
    async bringForward(milliseconds) {
      await boss
        .getDb()
        .executeSql(
          `update pgboss.job set start_after = start_after - $1 * interval '1 millisecond' where state < 'active'`,
          [milliseconds],
        );
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async work(handlers) {
      for (const [position, handler] of handlers.entries()) {
        // A notification tells of new tasks only; those whose time comes later are found by looking. No two kinds look
        // equally often: all at one moment, they held up every call of that moment.
        const seconds = 1.5 + position / 10;
        for (let worker = 0; worker < handler.task.atOnce; worker += 1)
          workers.push(await startWorker(boss, handler, { seconds, log }));
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

interface WorkerOptions {
  /** Pause between two looks for work, when the last one found none. */
  seconds: number;
  log: Logger;
}

/** Does one task after another; looks for the next as soon as one is over, so that a pile is worked off without pauses. */
async function startWorker(boss: PgBoss, { task, run }: TaskHandler, { seconds, log }: WorkerOptions): Promise<string> {
  const worker: string = await boss.work(
    task.name,
    {
      batchSize: 1,
      pollingIntervalSeconds: seconds,
      notifyPollingIntervalSeconds: seconds,
      includeMetadata: true,
    },
    async ([job]) => {
      if (!job) return;
      const started = performance.now();
      try {
        await run(task.payload.parse(job.data), { last: job.retryCount >= job.retryLimit });
        log.debug({ task: task.name, id: job.id, ms: Math.round(performance.now() - started) }, 'task done');
      } catch (error) {
        log.warn({ task: task.name, id: job.id, err: error }, 'task failed, will be tried again');
        throw error;
      } finally {
        boss.notifyWorker(worker);
      }
    },
  );
  return worker;
}

/** Two questions instead of a statement for each kind: nearly every start finds all that it needs. */
async function createMissing(boss: PgBoss, tasks: readonly TaskKind[], missing: Set<string>): Promise<void> {
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  if (missing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
  await Promise.all(
    tasks.map(async (task) => {
      if (missing.has(task.name)) {
        await boss.createQueue(task.name, {
          retryLimit: task.retries,
          retryDelay: 2,
          retryBackoff: true,
          expireInSeconds: task.timeoutSeconds,
          deadLetter: DEAD_LETTERS,
          notify: true,
        });
      }
      if (task.cron && schedules.get(task.name) !== task.cron)
        await boss.schedule(task.name, task.cron, {}, { tz: 'Asia/Shanghai' });
    }),
  );
}

/** pg-boss names this interface but does not export it. */
type BossDatabase = NonNullable<Exclude<ConstructorParameters<typeof PgBoss>[0], string>['db']>;

const inTransaction = (trx: Trx): BossDatabase => ({
  executeSql: async (text, values = []) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as Record<string, unknown>[] };
  },
});
