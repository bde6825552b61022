import type { ReadField } from '@qinghe/contract/company/licence.ts';
import type { Light } from './clean-page.ts';
import { drawPageIsolated } from './isolated.ts';
import { OcrRefused, type PageRecogniser } from './ocr.ts';
import { parseLicence } from './parse-licence.ts';

/** What every licence says: an individual business has neither capital nor term. */
const FEWEST = 7;
/** Another document has a word or two of a licence. */
const RECOGNISABLE = 3;

/**
 * Reads the first page of a business licence, a picture or a PDF; none where the service would not read it. What is missing
 * or doubtful is looked for once more without the watermark that may lie over it.
 * @param milliseconds for drawing and reading together
 * @throws CvUnreadable where no page can be drawn
 */
export async function recogniseLicence(
  bytes: Uint8Array,
  ocr: PageRecogniser,
  milliseconds: number,
): Promise<ReadField[]> {
  const ends = performance.now() + milliseconds;
  const readBy = async (light: Light): Promise<ReadField[]> => {
    const left = () => Math.max(1, ends - performance.now());
    const { picture } = await drawPageIsolated(bytes, 1, left(), light);
    const { lines, turns } = await ocr.recognise(picture, left());
    const isUpright = turns % 2 === 0;
    const fields = parseLicence(lines, isUpright ? picture : { width: picture.height, height: picture.width });
    // Its places are those of the upright page; the picture is shown as it came.
    return turns === 0 ? fields : fields.map((field) => ({ ...field, box: null }));
  };
  try {
    const fields = await readBy('red');
    const isWhole = fields.length >= FEWEST && fields.every(({ doubtful }) => !doubtful);
    if (isWhole || fields.length < RECOGNISABLE) return fields;
    // Whatever becomes of the second reading, the first one stands.
    return surest(fields, await readBy('bright-red').catch(() => []));
  } catch (error) {
    if (error instanceof OcrRefused) return [];
    throw error;
  }
}

/** Each field as it was read first, unless only the second reading is sure of it. */
function surest(first: readonly ReadField[], second: readonly ReadField[]): ReadField[] {
  const better = second.filter(({ field, doubtful }) => {
    const before = first.find((one) => one.field === field);
    return !before || (before.doubtful && !doubtful);
  });
  return [...first.filter(({ field }) => !better.some((one) => one.field === field)), ...better];
}
