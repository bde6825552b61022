import type { ReadCardField } from '@qinghe/contract/identity/read-card.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import { drawPageIsolated } from './isolated.ts';
import { OcrRefused, type PageRecogniser } from './ocr.ts';
import { parseIdCard } from './parse-id-card.ts';

/**
 * Reads the portrait side of an identity card. What cannot be read is typed, so that nothing is thrown for it.
 * @param milliseconds for drawing and reading together
 */
export async function recogniseIdCard(
  bytes: Uint8Array,
  ocr: PageRecogniser,
  milliseconds: number,
): Promise<ReadCardField[]> {
  const ends = performance.now() + milliseconds;
  try {
    const { picture } = await drawPageIsolated(bytes, 1, milliseconds);
    const { lines } = await ocr.recognise(picture, Math.max(1, ends - performance.now()));
    return parseIdCard(lines);
  } catch (error) {
    if (error instanceof OcrRefused || error instanceof CvUnreadable) return [];
    throw error;
  }
}
