import { Worker } from 'node:worker_threads';
import { CvUnreadable } from './cv-unreadable.ts';
import type { CvReading } from './read-cv.ts';
import type { WorkerAnswer } from './worker.ts';

export type IsolationLimits = {
  /** Milliseconds from the start of the reading, without the wait for a free thread. */
  time: number;
  /** Megabytes, for the heap and once more for what lies outside of it. */
  memory: number;
};

const usualLimits: IsolationLimits = { time: 20_000, memory: 384 };

/** More would take the processor from the requests; the others wait in line. */
const threadsAtOnce = 2;
const memoryCheckInterval = 200;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a CV in a thread of its own, with limits on time and memory, so that no file can stop or slow the server.
 * `bytes` stay as they are. Throws CvUnreadable: `unsupported`, `encrypted`, `damaged`, `empty`, `no_text`, `too_large`,
 * `too_long`, `timeout` or `memory`. A file on which the reader itself fails counts as `damaged`.
 */
export async function readCvIsolated(bytes: Uint8Array, limits: IsolationLimits = usualLimits): Promise<CvReading> {
  if (running >= threadsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await readInThread(bytes, limits);
  } finally {
    // The place goes straight to the next in line, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function readInThread(bytes: Uint8Array, limits: IsolationLimits): Promise<CvReading> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const timers = new AbortController();
  try {
    const answer = await Promise.race([
      answerOf(worker, bytes),
      timeLimit(limits.time, timers.signal),
      memoryLimit(worker, limits.memory, timers.signal),
    ]);
    if ('reading' in answer) return answer.reading;
    throw new CvUnreadable('reason' in answer ? answer.reason : 'damaged');
  } finally {
    timers.abort();
    await worker.terminate();
  }
}

function answerOf(worker: Worker, bytes: Uint8Array): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => {
      const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      resolve(outOfMemory ? { reason: 'memory' } : { error: error.message });
    });
    worker.once('exit', () => resolve({ error: 'the thread ended' }));
    worker.postMessage(bytes);
  });
}

function timeLimit(milliseconds: number, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ reason: 'timeout' }), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** The engine's own limit counts the heap alone; unpacked streams lie outside of it. */
function memoryLimit(worker: Worker, megabytes: number, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const timer = setInterval(async () => {
      const statistics = await worker.getHeapStatistics().catch(() => null);
      if (statistics && statistics.external_memory > megabytes * 1024 * 1024) resolve({ reason: 'memory' });
    }, memoryCheckInterval);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}
