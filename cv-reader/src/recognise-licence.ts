import type { ReadField } from '@qinghe/contract/company/licence.ts';
import { drawPageIsolated } from './isolated.ts';
import { type OcrPicture, OcrRefused, type PageRecogniser } from './ocr.ts';
import { parseLicence } from './parse-licence.ts';

export interface LicenceReading {
  /** Its first page as a PNG, for those who look at it. */
  picture: OcrPicture;
  /** None where the service would not read it. */
  fields: ReadField[];
}

/**
 * Reads the first page of a business licence, a picture or a PDF.
 * @param milliseconds for drawing and reading together
 * @throws CvUnreadable where no page can be drawn
 */
export async function recogniseLicence(
  bytes: Uint8Array,
  ocr: PageRecogniser,
  milliseconds: number,
): Promise<LicenceReading> {
  const ends = performance.now() + milliseconds;
  const { picture } = await drawPageIsolated(bytes, 1, milliseconds);
  try {
    const { lines, turns } = await ocr.recognise(picture, Math.max(1, ends - performance.now()));
    const isUpright = turns % 2 === 0;
    const size = isUpright ? picture : { width: picture.height, height: picture.width };
    // Its places are those of the upright page; the picture is shown as it came.
    const fields = parseLicence(lines, size);
    return { picture, fields: turns === 0 ? fields : fields.map((field) => ({ ...field, box: null })) };
  } catch (error) {
    if (error instanceof OcrRefused) return { picture, fields: [] };
    throw error;
  }
}
