import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { commonCharacters } from './characters.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import type { LooseLine } from './lines.ts';
import { openPdf, unreadable } from './open-pdf.ts';
import { pageLines } from './pdf-layout.ts';
import type { GlyphRun } from './pdf-rows.ts';

/** Past this a file is a portfolio, not a CV: the rest is left out and `truncated` says so. */
const MAX_PAGES_READ = 30;

/** Fewer letters and digits a page than this, beside a picture, are a scanner's mark and not a CV. */
const LETTERS_OF_A_PAGE = 60;

/** Pages with their text in reading order. Throws CvUnreadable: `no_text` for scans, `encrypted`, `damaged`. */
export async function extractPdf(
  bytes: Uint8Array,
): Promise<{ pages: number; truncated: boolean; lines: LooseLine[] }> {
  const { document, close } = await openPdf(bytes);
  try {
    const lines: LooseLine[] = [];
    const pages = Math.min(document.numPages, MAX_PAGES_READ);
    for (let number = 1; number <= pages; number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent({ disableNormalization: true });
      const runs = items.flatMap((item) => ('str' in item ? (glyphRun(item, viewport.transform) ?? []) : []));
      lines.push(...pageLines(runs, { page: number, width: viewport.width, previous: lines }));
      page.cleanup();
    }
    const letters = lines.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
    if (letters < LETTERS_OF_A_PAGE * pages && (await showsPicture(document))) throw new CvUnreadable('no_text');
    return {
      pages: document.numPages,
      truncated: document.numPages > MAX_PAGES_READ,
      lines: withoutRunningLines(lines),
    };
  } catch (error) {
    throw unreadable(error);
  } finally {
    await close();
  }
}

async function showsPicture(document: PDFDocumentProxy): Promise<boolean> {
  const { fnArray } = await (await document.getPage(1)).getOperatorList();
  return fnArray.includes(OPS.paintImageXObject) || fnArray.includes(OPS.paintInlineImageXObject);
}

type Item = { str: string; transform: number[]; width: number };

/** Nothing for blanks and for text that does not run from left to right, such as a watermark. */
function glyphRun(item: Item, view: number[]): GlyphRun | null {
  const text = commonCharacters(
    item.str.replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')).replace(/\s{9,}/g, '        '),
  );
  if (text.trim() === '') return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform;
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view;
  const across = { x: a * va + b * vc, y: a * vb + b * vd };
  if (Math.abs(across.y) > Math.abs(across.x) * 0.1 || across.x <= 0) return null;
  const size = Math.hypot(c * va + d * vc, c * vb + d * vd);
  if (!Number.isFinite(size) || size < 2) return null;
  return { text, x: e * va + f * vc + ve, baseline: e * vb + f * vd + vf, width: item.width, size };
}

/** Leaves out what stands at the top or the bottom of every page but the first, such as `Ming Li · CV · 2`. */
function withoutRunningLines(lines: LooseLine[]): LooseLine[] {
  const shape = (line: LooseLine) => line.text.replace(/\d+/g, '#');
  const atEdge = new Map<string, Set<number>>();
  const edges = lines.filter((line, at) => lines[at - 1]?.page !== line.page || lines[at + 1]?.page !== line.page);
  for (const line of edges) atEdge.set(shape(line), (atEdge.get(shape(line)) ?? new Set()).add(line.page));
  return lines.filter(
    (line) =>
      !edges.includes(line) || (line.page === 1 && lines[0] === line) || (atEdge.get(shape(line))?.size ?? 0) < 2,
  );
}
