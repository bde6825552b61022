import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { commonText } from './common-text.ts';

/** The words of a page as PDF.js lays them over it: one entry for each element of its text layer. */
export interface PageWords {
  content: TextContent;
  items: readonly TextItem[];
}

/** A page set letter by letter has 5,000 items; what has more would take the tab away. */
const MAX_ITEMS = 12_000;
const MAX_CHARACTERS = 200_000;

/** What a document may still have; each page takes its part. */
export const wordLimits = () => ({ items: MAX_ITEMS, characters: MAX_CHARACTERS });
export type WordLimits = ReturnType<typeof wordLimits>;

/** Null where the page has more than is left of the limits: it is then shown without words to select. */
export async function readWords(page: PDFPageProxy, left: WordLimits): Promise<PageWords | null> {
  const content: TextContent = { items: [], styles: Object.create(null), lang: null };
  const items: TextItem[] = [];
  const stream = page.streamTextContent({ disableNormalization: true }) as ReadableStream<TextContent>;
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const { items: more, styles, lang } = piece.value;
    content.lang ??= lang;
    Object.assign(content.styles, styles);
    for (const item of more) {
      if (!('str' in item)) continue;
      left.items -= 1;
      left.characters -= item.str.length;
      items.push({ ...item, str: commonText(item.str) });
    }
    if (left.items < 0 || left.characters < 0) {
      await reader.cancel();
      return null;
    }
  }
  content.items = items;
  return { content, items };
}
