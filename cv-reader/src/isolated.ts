import { Worker } from 'node:worker_threads';
import { CvUnreadable } from './cv-unreadable.ts';
import type { DrawnPage } from './draw-pages.ts';
import type { CvReading } from './read-cv.ts';
import type { Recognised } from './read-recognised.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

export type IsolationLimits = {
  /** Milliseconds for one answer of the thread, without the wait for a free one. */
  time: number;
  /** Megabytes, for the heap and once more for what lies outside of it. */
  memory: number;
};

const usualLimits: IsolationLimits = { time: 20_000, memory: 384 };

/** More would take the processor from the requests; the others wait in line. */
const MAX_THREADS = 2;
const MEMORY_CHECK_MILLISECONDS = 200;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a CV in a thread of its own, with limits on time and memory, so that no file can stop or slow the server.
 * `bytes` stay as they are. Throws CvUnreadable: `unsupported`, `encrypted`, `damaged`, `empty`, `no_text`, `too_large`,
 * `too_long`, `timeout` or `memory`. A file on which the reader itself fails counts as `damaged`.
 */
export const readCvIsolated = (bytes: Uint8Array, limits = usualLimits): Promise<CvReading> =>
  withThread(limits, async (ask) => readingOf(await ask({ read: bytes })));

/** As `readCvIsolated`, out of what OCR saw. */
export const readRecognisedIsolated = (recognised: Recognised, limits = usualLimits): Promise<CvReading> =>
  withThread(limits, async (ask) => readingOf(await ask({ recognised })));

/**
 * Draws the pages of a scan or a picture in a thread of its own and hands them to `take`, one after another; the next
 * is drawn when the last was taken. The limits are those of one page. Throws CvUnreadable as `readCvIsolated` does.
 */
export const drawPagesIsolated = (
  bytes: Uint8Array,
  take: (page: DrawnPage) => Promise<void>,
  limits = usualLimits,
): Promise<void> =>
  withThread(limits, async (ask) => {
    let answer = await ask({ draw: bytes });
    while ('drawn' in answer && answer.drawn) {
      await take(answer.drawn);
      answer = await ask('next');
    }
    if (!('drawn' in answer)) readingOf(answer);
  });

function readingOf(answer: WorkerAnswer): CvReading {
  if ('reading' in answer) return answer.reading;
  throw new CvUnreadable('reason' in answer ? answer.reason : 'damaged');
}

type Ask = (request: WorkerRequest) => Promise<WorkerAnswer>;

async function withThread<Result>(limits: IsolationLimits, use: (ask: Ask) => Promise<Result>): Promise<Result> {
  if (running >= MAX_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    return await use((request) => within(limits, worker, request));
  } finally {
    await worker.terminate();
    // The place goes straight to the next in line, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function within(limits: IsolationLimits, worker: Worker, request: WorkerRequest): Promise<WorkerAnswer> {
  const timers = new AbortController();
  try {
    return await Promise.race([
      answerOf(worker, request, timers.signal),
      timeLimit(limits.time, timers.signal),
      memoryLimit(worker, limits.memory, timers.signal),
    ]);
  } finally {
    timers.abort();
  }
}

function answerOf(worker: Worker, request: WorkerRequest, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const failed = (error: Error) => {
      const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      resolve(outOfMemory ? { reason: 'memory' } : { error: error.message });
    };
    const ended = () => resolve({ error: 'the thread ended' });
    worker.once('message', resolve).once('error', failed).once('exit', ended).postMessage(request);
    signal.addEventListener('abort', () => worker.off('message', resolve).off('exit', ended), { once: true });
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
    }, MEMORY_CHECK_MILLISECONDS);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}
