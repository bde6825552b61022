import { parentPort } from 'node:worker_threads';
import { CvUnreadable, type CvUnreadableReason } from './cv-unreadable.ts';
import { type CvReading, readCv } from './read-cv.ts';

/** `memory` and `timeout` are found out by the thread that waits; anything unforeseen comes as `error`. */
export type WorkerAnswer = { reading: CvReading } | { reason: CvUnreadableReason } | { error: string };

// One file, then the thread ends: what a hostile file leaves behind never meets the next one.
parentPort?.once('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await answer(bytes));
});

async function answer(bytes: Uint8Array): Promise<WorkerAnswer> {
  try {
    return { reading: await readCv(bytes) };
  } catch (error) {
    if (error instanceof CvUnreadable) return { reason: error.reason };
    if (error instanceof RangeError) return { reason: 'memory' };
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}
