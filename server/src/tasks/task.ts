import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { TaskAttempt, TaskHandler, TaskKind } from './queue.ts';

/** A kind of background work and the function that does it. It must be safe to run twice: it may be, after a crash. */
export interface Task<Payload extends z.ZodType = z.ZodType> extends TaskKind<Payload> {
  run: (services: Services, payload: z.output<Payload>, attempt: TaskAttempt) => Promise<void>;
}

/** Any task, as a list holds it: what its payload is, only its own schema knows. */
export type AnyTask = TaskKind & { run: (services: Services, payload: never, attempt: TaskAttempt) => Promise<void> };

/** Declares a task; five retries, a minute and two at once unless told. */
export function defineTask<Payload extends z.ZodType>(
  task: Pick<Task<Payload>, 'name' | 'payload' | 'run'> & Partial<Task<Payload>>,
): Task<Payload> {
  return { retries: 5, timeoutSeconds: 60, atOnce: 2, ...task };
}

/** Tasks with what they reach, as the queue runs them. */
export const handlersOf = (tasks: readonly AnyTask[], services: Services): TaskHandler[] =>
  tasks.map((task) => ({
    task,
    run: (payload, attempt = { last: false }) => task.run(services, payload as never, attempt),
  }));
