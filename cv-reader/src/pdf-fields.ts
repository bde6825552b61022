import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text as the library hands it out: `transform` as of a text of the page, in its own space. */
export interface FieldText {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** What is used of an annotation; a page may hold anything. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  options?: { exportValue?: string; displayValue?: string }[];
  contentsObj?: { str?: string };
  textContent?: string[];
  textPosition?: number[];
  defaultAppearanceData?: { fontSize?: number };
  rect?: number[];
  hidden?: boolean;
  password?: boolean;
  multiLine?: boolean;
}

const MAX_FIELDS = 500;
const DEFAULT_SIZE = 12;
const LINE_HEIGHT = 1.25;
/** From the left edge of a field to its text. */
const INSET = 2;

/** Values of a form's fields and notes written onto a page, where the viewer shows them: they are no text of the page itself. */
export async function fieldTexts(page: PDFPageProxy): Promise<FieldText[]> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.slice(0, MAX_FIELDS).flatMap(textsOf);
}

function textsOf(annotation: Annotation): FieldText[] {
  const { rect = [], hidden, password, textPosition, multiLine = false } = annotation;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const value = hidden || password ? '' : shownValue(annotation);
  const lines = value.split(/\r\n|[\r\n]/);
  if (value.trim() === '' || right <= left || top <= bottom) return [];
  const asked = annotation.defaultAppearanceData?.fontSize || Math.min(DEFAULT_SIZE, (top - bottom) * 0.7);
  const size = Math.max(4, Math.min(asked, top - bottom));
  const isTall = multiLine || lines.length > 1;
  // A line of its own stands in the middle of its field, several begin at its top.
  const first = isTall ? top - size : bottom + (top - bottom - size) / 2 + 0.2 * size;
  const [x = INSET, y] = textPosition ?? [];
  const baseline = y === undefined || isTall ? first : bottom + y;
  return lines.map((str, index) => ({
    str,
    transform: [size, 0, 0, size, left + x, baseline - index * size * LINE_HEIGHT],
    width: Math.min(right - left - x, widthOf(str) * size),
    fontName: 'form field',
  }));
}

/** As it is shown: of a list what it says of the choice. Buttons and signatures say nothing. */
function shownValue({ subtype, fieldType, fieldValue, options = [], contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  return [fieldValue]
    .flat()
    .filter((value) => typeof value === 'string')
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .join('，');
}

/** About so many ems: Han characters one, others half of it. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/u.test(sign) ? 1 : 0.5), 0);
