import type { Light } from './clean-page.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import type { FirstPage } from './draw-first-page.ts';
import type { DrawnPage } from './draw-pages.ts';
import type { CvReading } from './read-cv.ts';
import type { MailReading } from './read-mail.ts';
import type { Recognised } from './read-recognised.ts';
import type { SheetReading } from './read-sheet.ts';
import { type Ask, openPool } from './reader-pool.ts';
import type { ReaderAnswer } from './reader-process.ts';

/** Milliseconds for a file of text, and for one page to be drawn. */
const MAX_READ_MILLISECONDS = 20_000;
/** Somebody waits for a picture to be drawn anew. */
const MAX_PICTURE_MILLISECONDS = 8_000;
const IDLE = 20_000;

/** More processes would take the processor from the requests. Pictures have one of their own: text never waits for them. */
const ofTexts = openPool({ processes: 2, memory: 400, idle: IDLE });
/** 40 million pixels take 160 MB unpacked, and once more drawn. */
const ofPictures = openPool({ processes: 1, memory: 600, idle: IDLE });

/**
 * Reads a CV in a process of its own, with limits on time and memory, so that no file can stop, slow or grow the server.
 * `bytes` stay as they are. Throws CvUnreadable: `unsupported`, `encrypted`, `damaged`, `empty`, `no_text`, `too_large`,
 * `too_long`, `timeout` or `memory`. A file on which the reader itself fails counts as `damaged`.
 */
export const readCvIsolated = async (bytes: Uint8Array, pool: Ask = ofTexts, milliseconds = MAX_READ_MILLISECONDS) =>
  readingOf(await pool({ read: bytes }, milliseconds));

/** As `readCvIsolated`, out of what OCR saw. */
export const readRecognisedIsolated = async (recognised: Recognised): Promise<CvReading> =>
  readingOf(await ofPictures({ recognised }, MAX_READ_MILLISECONDS));

/** Draws a page of a scan or a picture in a process of its own; no process waits between two pages. Throws CvUnreadable. */
export async function drawPageIsolated(
  bytes: Uint8Array,
  page: number,
  milliseconds = MAX_READ_MILLISECONDS,
  light: Light = 'white',
): Promise<DrawnPage> {
  const answer = await ofPictures({ draw: bytes, page, light }, Math.min(milliseconds, MAX_READ_MILLISECONDS));
  return 'drawn' in answer ? answer.drawn : unreadable(answer);
}

/** Draws what is seen of a CV before its file is there, in a process of its own. Throws CvUnreadable. */
export async function drawFirstPageIsolated(
  bytes: Uint8Array,
  milliseconds = MAX_READ_MILLISECONDS,
): Promise<FirstPage> {
  const answer = await ofPictures({ firstPage: bytes }, milliseconds);
  return 'firstPage' in answer ? answer.firstPage : unreadable(answer);
}

/** Draws a picture anew, in a process of its own. Throws CvUnreadable. */
export async function drawPictureIsolated(bytes: Uint8Array): Promise<Uint8Array> {
  const answer = await ofPictures({ picture: bytes }, MAX_PICTURE_MILLISECONDS);
  return 'picture' in answer ? answer.picture : unreadable(answer);
}

/** As `readSheets`, in a process of its own with limits on time and memory. Throws CvUnreadable. */
export async function readSheetsIsolated(bytes: Uint8Array, maxRows: number): Promise<SheetReading[]> {
  const answer = await ofTexts({ sheet: bytes, maxRows }, MAX_READ_MILLISECONDS);
  return 'sheets' in answer ? answer.sheets : unreadable(answer);
}

/** A mail taken apart, in a process of its own. Throws CvUnreadable. */
export async function readMailIsolated(bytes: Uint8Array): Promise<MailReading> {
  const answer = await ofTexts({ mail: bytes }, MAX_READ_MILLISECONDS);
  return 'mail' in answer ? answer.mail : unreadable(answer);
}

const readingOf = (answer: ReaderAnswer): CvReading => ('reading' in answer ? answer.reading : unreadable(answer));

function unreadable(answer: ReaderAnswer): never {
  throw new CvUnreadable('reason' in answer ? answer.reason : 'damaged');
}
