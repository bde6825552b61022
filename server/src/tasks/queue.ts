import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Trx } from '../db/database.ts';
import { notWaitedFor } from '../db/send-ahead.ts';
import { lookForDue } from './look-for-due.ts';

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
  /** Whose task it is, where many may pile up: companies take turns, and those who send them within and across companies. */
  turnOf?(payload: z.output<Payload>): { company: string; sender: string };
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
  /** Leaves what a person can read, once a task has failed for good. */
  giveUp?: (payload: unknown) => Promise<void>;
}

/** Tasks that failed for good wait here, with their payload and error. */
export const DEAD_LETTERS = 'dead-letters';

interface TaskFigures {
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
  /**
   * Writes many tasks of one kind in one statement, in the transaction that causes them. `inLine`: each stands behind the
   * tasks of all others that have as many before them, so that a pile holds up nobody.
   */
  enqueueMany<Payload extends z.ZodType>(
    trx: Trx,
    task: TaskKind<Payload>,
    payloads: readonly z.input<Payload>[],
    options?: { startAfter?: Date; inLine?: boolean },
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
  const workers = new Map<string, string[]>();
  const wake = (kind: string) => {
    for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker);
  };
  let stopLooking = async () => {};
  return {
    missing,
    async enqueue(trx, task, payload, startAfter) {
      const data = task.payload.parse(payload);
      const turn = task.turnOf && (await takeTurn(trx, task.name, task.turnOf(data)));
      await boss.send(
        task.name,
        { ...(data as object), ...(turn && { turn: turn.data }) },
        {
          db: inTransaction(trx),
          ...(turn && { priority: -turn.place, group: { id: turn.data.sender } }),
          ...(startAfter && { startAfter }),
        },
      );
    },
    async enqueueMany(trx, task, payloads, { startAfter, inLine = false } = {}) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((payload, index) => ({
        data: task.payload.parse(payload) as object,
        ...(inLine && { priority: -index }),
        ...(startAfter && { startAfter }),
      }));
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
      for (const kind of workers.keys()) wake(kind);
    },
    async work(handlers) {
      for (const [position, handler] of handlers.entries()) {
        const start = () => startWorker(boss, handler, { seconds: BACKSTOP_SECONDS + position, log });
        workers.set(handler.task.name, await Promise.all(Array.from({ length: handler.task.atOnce }, start)));
      }
      await stopLooking();
      stopLooking = lookForDue({
        execute: (text) => boss.getDb().executeSql(text),
        wake,
        onError: (error) => log.error({ err: error }, 'tasks that are due'),
      });
    },
    async stop() {
      await stopLooking();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** `round`: its turn among the tasks of its sender. */
interface Turn {
  place: number;
  data: { company: string; sender: string; round: number };
}

/**
 * Where a new task stands among the unfinished ones: places are handed out as in start-time fair queuing, where the lowest
 * place that is not done yet is the present. A sender has one task a round, in whatever companies. Within a company a task
 * comes behind those of its own round and of earlier ones, so that neither a company nor a sender with many tasks holds up
 * one with few. Two who ask at once ask one after the other.
 */
async function takeTurn(
  trx: Trx,
  name: string,
  { company, sender }: { company: string; sender: string },
): Promise<Turn> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`turn ${name}`}, 0))`.execute(trx);
  const { rows } = await sql<{ round: number; place: number }>`
    with unfinished as (
      select -priority as place, state, group_id as sender,
        data -> 'turn' ->> 'company' as company, (data -> 'turn' ->> 'round')::int as round
      from pgboss.job
      where name = ${name} and state in ('created', 'retry', 'active')
    ), own as (
      select coalesce(min(place) filter (where state <> 'retry'), 0) as present,
        coalesce(max(round) filter (where sender = ${sender}) + 1, 0) as next
      from unfinished
    ), turn as (
      select present, greatest(present, next) as round from own
    )
    select round, greatest(round, present + (
      select count(*)::int from unfinished where company = ${company} and unfinished.round <= turn.round
    )) as place
    from turn`.execute(trx);
  const { round = 0, place = 0 } = rows[0] ?? {};
  return { place, data: { company, sender, round } };
}

/** Seconds between two looks of a worker that nobody woke; a second more for each kind, so that they do not come at one moment. */
const BACKSTOP_SECONDS = 300;

interface WorkerOptions {
  seconds: number;
  log: Logger;
}

/** Does one task after another; looks for the next as soon as one is over, so that a pile is worked off without pauses. */
async function startWorker(
  boss: PgBoss,
  { task, run, giveUp }: TaskHandler,
  { seconds, log }: WorkerOptions,
): Promise<string> {
  const worker: string = await boss.work(
    task.name,
    {
      batchSize: 1,
      pollingIntervalSeconds: seconds,
      notifyPollingIntervalSeconds: seconds,
      includeMetadata: true,
      // A slow file of somebody leaves the other worker to the others.
      ...(task.turnOf && { groupConcurrency: 1 }),
    },
    async ([job]) => {
      if (!job) return;
      const started = performance.now();
      const last = job.retryCount >= job.retryLimit;
      try {
        await run(task.payload.parse(job.data), { last });
        log.debug({ task: task.name, id: job.id, ms: Math.round(performance.now() - started) }, 'task done');
      } catch (error) {
        log.warn(
          { task: task.name, id: job.id, err: error },
          last ? 'task given up' : 'task failed, will be tried again',
        );
        if (last && giveUp) throw await settled(error, () => giveUp(task.payload.parse(job.data)));
        throw error;
      } finally {
        boss.notifyWorker(worker);
      }
    },
  );
  return worker;
}

/** Marks the error where what it leaves behind is said; what is not marked, `settleGivenUp` comes back to. */
async function settled(error: unknown, giveUp: () => Promise<void>): Promise<unknown> {
  const marked = error instanceof Error ? error : new Error(String(error));
  await giveUp().then(
    () => Object.assign(marked, { settled: true }),
    () => undefined,
  );
  return marked;
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

/** Whether a task was written nobody asks: the transaction fails where it was not. */
const inTransaction = (trx: Trx): BossDatabase => ({
  executeSql: async (text, values = []) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(notWaitedFor(text), values));
    return { rows: rows as Record<string, unknown>[] };
  },
});
