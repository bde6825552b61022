import { AppError } from '../app-error.ts';

interface LineOptions {
  /** Pieces of work at one time. */
  atOnce: number;
  /** Of these, how many of one caller. */
  each: number;
  /** How many may wait, and how many of one caller. */
  waiting: number;
  eachWaiting: number;
}

/** Runs a piece of work of a caller when its turn comes. */
export type Line = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/** Seconds after which another try has a chance. */
const RETRY_AFTER = 5;

/**
 * Work that costs much, few pieces at a time; what is too much waits, and callers take turns: who sends a hundred at once
 * waits for its own.
 * @throws AppError 429 for a caller with too many that wait, 503 where too many do
 */
export function openLine({ atOnce, each, waiting, eachWaiting }: LineOptions): Line {
  const running = new Map<string, number>();
  /** Those who wait, whoever had no turn for longest first. */
  const queues = new Map<string, (() => void)[]>();
  let busy = 0;
  let queued = 0;
  const mayRun = (caller: string) => busy < atOnce && (running.get(caller) ?? 0) < each;
  const begin = (caller: string) => {
    busy += 1;
    running.set(caller, (running.get(caller) ?? 0) + 1);
  };
  const next = () => {
    for (const [caller, queue] of queues) {
      if (!mayRun(caller)) continue;
      queues.delete(caller);
      const go = queue.shift();
      if (queue.length > 0) queues.set(caller, queue);
      queued -= 1;
      begin(caller);
      go?.();
      return;
    }
  };
  const end = (caller: string) => {
    busy -= 1;
    const left = (running.get(caller) ?? 1) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    next();
  };
  const turn = (caller: string): Promise<void> | void => {
    if (mayRun(caller)) return begin(caller);
    const queue = queues.get(caller) ?? [];
    if (queue.length >= eachWaiting) throw new AppError(429, { data: { retry_after: RETRY_AFTER } });
    if (queued >= waiting) throw new AppError(503, { data: { retry_after: RETRY_AFTER } });
    queued += 1;
    queues.set(caller, queue);
    return new Promise((resolve) => queue.push(resolve));
  };
  return async (caller, work) => {
    await turn(caller);
    try {
      return await work();
    } finally {
      end(caller);
    }
  };
}
