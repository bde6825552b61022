import { drawPagesIsolated, readRecognisedIsolated } from './isolated.ts';
import { type OcrPage, type OcrPicture, OcrRefused, type PageRecogniser } from './ocr.ts';
import type { CvReading } from './read-cv.ts';
import type { RecognisedPage } from './recognised-lines.ts';

/**
 * Reads a scan or a picture: its pages are drawn, read by OCR and laid out as the text of a PDF is. `onPage` hears of
 * each page before it is read. Throws CvUnreadable; what the OCR service cannot do now, it throws itself.
 */
export async function recogniseCv(
  bytes: Uint8Array,
  ocr: PageRecogniser,
  onPage: (page: number, pages: number) => Promise<void> = async () => undefined,
): Promise<CvReading> {
  const seen: RecognisedPage[] = [];
  let all = 0;
  await drawPagesIsolated(bytes, async ({ page, pages, picture, scale }) => {
    all = pages;
    await onPage(page, pages);
    const { width, height } = picture;
    seen.push({ page, scale, width, height, ...(await recognised(ocr, picture)) });
  });
  const kind = bytes[0] === 0x25 ? 'pdf' : 'picture';
  return readRecognisedIsolated({ kind, pages: all, seen });
}

/** A page that the service will not take has no words; the others still have theirs. */
async function recognised(ocr: PageRecogniser, picture: OcrPicture): Promise<OcrPage> {
  try {
    return await ocr.recognise(picture);
  } catch (error) {
    if (error instanceof OcrRefused) return { turns: 0, lines: [] };
    throw error;
  }
}
