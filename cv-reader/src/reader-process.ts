import { Worker } from 'node:worker_threads';
import type { Light } from './clean-page.ts';
import { CvUnreadable, type CvUnreadableReason } from './cv-unreadable.ts';
import type { FirstPage } from './draw-first-page.ts';
import type { DrawnPage } from './draw-pages.ts';
import { type CvReading, readCv } from './read-cv.ts';
import type { MailReading } from './read-mail.ts';
import { type Recognised, readRecognised } from './read-recognised.ts';
import type { SheetReading } from './read-sheet.ts';

export type ReaderRequest =
  | { read: Uint8Array }
  | { recognised: Recognised }
  | { draw: Uint8Array; page: number; light: Light }
  | { firstPage: Uint8Array }
  | { picture: Uint8Array }
  | { sheet: Uint8Array; maxRows: number }
  | { mail: Uint8Array };
/** `memory` and `timeout` are found out by the process that waits; anything unforeseen comes as `error`. */
export type ReaderAnswer =
  | { reading: CvReading }
  | { drawn: DrawnPage }
  | { firstPage: FirstPage }
  | { picture: Uint8Array }
  | { sheets: SheetReading[] }
  | { mail: MailReading }
  | { reason: CvUnreadableReason }
  | { error: string };
/** `rss`: bytes that the process holds behind it. */
export type ReaderReply = { answer: ReaderAnswer; rss: number };

// Started by reader-pool.ts with the megabytes that it may take, and gone with the server.
new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: { megabytes: Number(process.argv[2]) },
  env: {},
}).unref();
process.on('disconnect', () => process.exit());
process.on('message', async (request: ReaderRequest) => {
  const reply: ReaderReply = { answer: await answerTo(request), rss: process.memoryUsage.rss() };
  process.send?.(reply);
});

async function answerTo(request: ReaderRequest): Promise<ReaderAnswer> {
  try {
    if ('read' in request) return { reading: await readCv(request.read) };
    if ('recognised' in request) return { reading: readRecognised(request.recognised) };
    if ('firstPage' in request) {
      const { drawFirstPage } = await import('./draw-first-page.ts');
      return { firstPage: await drawFirstPage(request.firstPage) };
    }
    if ('picture' in request) {
      const { drawPicture } = await import('./draw-picture.ts');
      return { picture: await drawPicture(request.picture) };
    }
    if ('sheet' in request) {
      const { readSheets } = await import('./read-sheet.ts');
      return { sheets: await readSheets(request.sheet, request.maxRows) };
    }
    if ('mail' in request) {
      const { readMail } = await import('./read-mail.ts');
      return { mail: await readMail(request.mail) };
    }
    const { drawPage } = await import('./draw-pages.ts');
    return { drawn: await drawPage(request.draw, request.page, request.light) };
  } catch (error) {
    if (error instanceof CvUnreadable) return { reason: error.reason };
    if (error instanceof RangeError) return { reason: 'memory' };
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}
