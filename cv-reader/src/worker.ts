import { parentPort } from 'node:worker_threads';
import { CvUnreadable, type CvUnreadableReason } from './cv-unreadable.ts';
import type { DrawnPage } from './draw-pages.ts';
import { type CvReading, readCv } from './read-cv.ts';
import { type Recognised, readRecognised } from './read-recognised.ts';

export type WorkerRequest = { read: Uint8Array } | { recognised: Recognised } | { draw: Uint8Array } | 'next';
/** `memory` and `timeout` are found out by the thread that waits; anything unforeseen comes as `error`. */
export type WorkerAnswer =
  | { reading: CvReading }
  | { drawn: DrawnPage | null }
  | { reason: CvUnreadableReason }
  | { error: string };

// One file, then the thread ends: what a hostile file leaves behind never meets the next one. Only pages are drawn one
// by one, each when it is asked for, so that a scan never lies here whole.
let pages: AsyncGenerator<DrawnPage> | undefined;
parentPort?.on('message', async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
});

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request === 'next') return { drawn: (await pages?.next())?.value ?? null };
    if ('read' in request) return { reading: await readCv(request.read) };
    if ('recognised' in request) return { reading: readRecognised(request.recognised) };
    const { drawPages } = await import('./draw-pages.ts');
    pages = drawPages(request.draw);
    return { drawn: (await pages.next()).value ?? null };
  } catch (error) {
    if (error instanceof CvUnreadable) return { reason: error.reason };
    if (error instanceof RangeError) return { reason: 'memory' };
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}
