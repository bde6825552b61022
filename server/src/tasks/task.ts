import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { TaskAttempt, TaskHandler, TaskKind } from './queue.ts';

/** What becomes of a task that has failed for good: after its last try, or with a process that died over it. */
type GivenUp<Payload> =
  /** Leaves a state that a person can read and has a way on from; safe to run twice. */
  | ((services: Services, payload: Payload) => Promise<void>)
  /** Nobody waits for it: why nothing is left undone, or what comes back to it by itself. */
  | { nobodyWaits: string };

/** A kind of background work and the function that does it. It must be safe to run twice: it may be, after a crash. */
export interface Task<Payload extends z.ZodType = z.ZodType> extends TaskKind<Payload> {
  run: (services: Services, payload: z.output<Payload>, attempt: TaskAttempt) => Promise<void>;
  givenUp: GivenUp<z.output<Payload>>;
}

/** Any task, as a list holds it: what its payload is, only its own schema knows. */
export type AnyTask = TaskKind & {
  run: (services: Services, payload: never, attempt: TaskAttempt) => Promise<void>;
  givenUp: GivenUp<never>;
};

/** Declares a task; five retries, a minute and two at once unless told. */
export function defineTask<Payload extends z.ZodType>(
  task: Pick<Task<Payload>, 'name' | 'payload' | 'run' | 'givenUp'> & Partial<Task<Payload>>,
): Task<Payload> {
  return { retries: 5, timeoutSeconds: 60, atOnce: 2, ...task };
}

/** Tasks with what they reach, as the queue runs them. */
export const handlersOf = (tasks: readonly AnyTask[], services: Services): TaskHandler[] =>
  tasks.map((task) => ({
    task,
    run: (payload, attempt = { last: false }) => task.run(services, payload as never, attempt),
    ...(typeof task.givenUp === 'function' && { giveUp: giveUpOf(task.givenUp, services) }),
  }));

const giveUpOf =
  (givenUp: Extract<AnyTask['givenUp'], (...args: never) => unknown>, services: Services) => (payload: unknown) =>
    givenUp(services, payload as never);
