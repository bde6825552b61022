import { CvUnreadable } from './cv-unreadable.ts';
import type { DrawnPage } from './draw-pages.ts';
import { drawPageIsolated, readRecognisedIsolated } from './isolated.ts';
import { MAX_PAGE_MILLISECONDS, type OcrPage, type OcrPicture, OcrRefused, type PageRecogniser } from './ocr.ts';
import type { CvReading } from './read-cv.ts';
import type { Recognised } from './read-recognised.ts';
import type { RecognisedPage } from './recognised-lines.ts';

/** Scans of more pages are files of papers, not CVs; the rest is left out. */
const MAX_PAGES_RECOGNISED = 10;
/** Milliseconds of drawing and OCR for a file, however many pages it has; what was read until then counts. */
export const MAX_FILE_MILLISECONDS = 120_000;

export type RecogniseOptions = {
  /** Only so many pages are read. */
  pages?: number;
  /** Milliseconds for the file; 120,000 unless told. */
  milliseconds?: number;
  /** Hears of each page before it is read, and how many will be. */
  onPage?: (page: number, pages: number) => Promise<void>;
};

/**
 * Reads a scan, a picture, or a Word file of pictures: its pages are drawn, read by OCR and laid out as the text of a PDF is. `truncated` says that
 * pages or lines were left out. Throws CvUnreadable; what the OCR service cannot do now, it throws itself.
 */
export async function recogniseCv(
  bytes: Uint8Array,
  ocr: PageRecogniser,
  { pages = MAX_PAGES_RECOGNISED, milliseconds = MAX_FILE_MILLISECONDS, onPage }: RecogniseOptions = {},
): Promise<CvReading> {
  const ends = performance.now() + milliseconds;
  const left = () => ends - performance.now();
  const seen: RecognisedPage[] = [];
  let [all, wanted] = [1, 1];
  let from: Pick<Recognised, 'kind' | 'typed'> = { kind: 'picture' };
  let late = false;
  for (let page = 1; page <= wanted && !late; page += 1) {
    const drawn = await drawnOf(bytes, page, left());
    late = !drawn || left() <= 0;
    if (!drawn || late) break;
    if (page === 1) from = { kind: drawn.kind, typed: drawn.typed ?? [] };
    all = drawn.pages;
    wanted = Math.min(all, pages, MAX_PAGES_RECOGNISED);
    await onPage?.(page, wanted);
    const { picture, scale } = drawn;
    const { width, height } = picture;
    const recognised = await recognise(ocr, picture, Math.min(left(), MAX_PAGE_MILLISECONDS));
    seen.push({ page, scale, width, height, ...recognised });
    late = left() <= 0;
  }
  const reading = await readRecognisedIsolated({ ...from, pages: all, seen }).catch((error: unknown) => {
    const wasCut = late || seen.some(({ cut }) => cut);
    throw wasCut && error instanceof CvUnreadable && error.reason === 'no_text' ? new CvUnreadable('timeout') : error;
  });
  return { ...reading, truncated: reading.truncated || seen.some(({ cut }) => cut) };
}

/** The file's first page must come; a later one that takes too much leaves those before it as they are. */
async function drawnOf(bytes: Uint8Array, page: number, milliseconds: number): Promise<DrawnPage | undefined> {
  try {
    return await drawPageIsolated(bytes, page, milliseconds);
  } catch (error) {
    if (page > 1 && error instanceof CvUnreadable) return undefined;
    throw error;
  }
}

/** A page that the service will not take has no words; the others still have theirs. */
async function recognise(ocr: PageRecogniser, picture: OcrPicture, milliseconds: number): Promise<OcrPage> {
  try {
    return await ocr.recognise(picture, milliseconds);
  } catch (error) {
    if (error instanceof OcrRefused) return { turns: 0, lines: [], cut: error.reason === 'timeout' };
    throw error;
  }
}
