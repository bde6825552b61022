import { type OcrLine, type OcrPicture, type OcrProvider, OcrRefused } from '../../../providers/ocr/port.ts';
import { withCloserLook } from './closer-look.ts';
import type { DrawnPage } from './draw-pages.ts';
import { drawPagesIsolated, readRecognisedIsolated } from './isolated.ts';
import type { CvReading } from './read-cv.ts';
import type { RecognisedPage } from './recognised-lines.ts';

/**
 * Reads a scan or a picture: its pages are drawn, read by OCR and laid out as the text of a PDF is. `onPage` hears of
 * each page before it is read. Throws CvUnreadable; what the OCR service cannot do now, it throws itself.
 */
export async function recogniseCv(
  bytes: Uint8Array,
  ocr: OcrProvider,
  onPage: (page: number, pages: number) => Promise<void> = async () => undefined,
): Promise<CvReading> {
  const seen: RecognisedPage[] = [];
  let all = 0;
  await drawPagesIsolated(bytes, async (drawn, cut) => {
    all = drawn.pages;
    await onPage(drawn.page, drawn.pages);
    const { page, scale, picture } = drawn;
    const { lines, dropped } = await linesOf(ocr, drawn);
    const sure = page === 1 ? await withCloserLook(lines, { ocr, picture, cut, dropped }) : lines;
    seen.push({ page, scale, width: picture.width, lines: sure });
  });
  const kind = bytes[0] === 0x25 ? 'pdf' : 'picture';
  return readRecognisedIsolated({ kind, pages: all, seen });
}

/** Headings and names are taken from the smaller picture where the service reads large print badly. */
async function linesOf(
  ocr: OcrProvider,
  { picture, half }: DrawnPage,
): Promise<{ lines: OcrLine[]; dropped: OcrLine[] }> {
  const lines = await recognised(ocr, picture);
  const { tallest } = ocr;
  if (tallest === undefined || !lines.some((line) => heightOf(line) > tallest)) return { lines, dropped: [] };
  const large = (await recognised(ocr, half)).map(doubled).filter((line) => heightOf(line) > tallest);
  const dropped = lines.filter((line) => large.some((other) => overlap(line, other)));
  return { lines: [...lines.filter((line) => !dropped.includes(line)), ...large], dropped };
}

/** A page that the service will not take has no words; the others still have theirs. */
async function recognised(ocr: OcrProvider, picture: OcrPicture): Promise<OcrLine[]> {
  try {
    return await ocr.recognise(picture);
  } catch (error) {
    if (error instanceof OcrRefused) return [];
    throw error;
  }
}

function heightOf({ words }: OcrLine): number {
  const heights = words.map(({ box }) => box.height).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

const doubled = (line: OcrLine): OcrLine => ({
  ...line,
  words: line.words.map(({ box, ...word }) => ({
    ...word,
    box: { x: 2 * box.x, y: 2 * box.y, width: 2 * box.width, height: 2 * box.height },
  })),
});

function overlap(one: OcrLine, other: OcrLine): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

function boundsOf({ words }: OcrLine) {
  return {
    left: Math.min(...words.map(({ box }) => box.x)),
    right: Math.max(...words.map(({ box }) => box.x + box.width)),
    top: Math.min(...words.map(({ box }) => box.y)),
    bottom: Math.max(...words.map(({ box }) => box.y + box.height)),
  };
}
