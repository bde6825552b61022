import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { commonCharacters } from './characters.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import { LETTERS_OF_A_PAGE, lettersOf } from './letters.ts';
import type { LooseLine } from './lines.ts';
import { openPdf, unreadable } from './open-pdf.ts';
import { fieldTexts } from './pdf-fields.ts';
import { iconFonts, withoutIcons } from './pdf-icons.ts';
import { pageLines } from './pdf-layout.ts';
import type { GlyphRun } from './pdf-rows.ts';

/** Past this a file is a portfolio, not a CV: the rest is left out and `truncated` says so. */
const MAX_PAGES_READ = 30;

/** The share of signs that are no text from which a text layer is worth nothing. */
const SIGNS_OF_A_LIE = 0.02;

/** Pages with their text in reading order. Throws CvUnreadable: `no_text` for scans, `encrypted`, `damaged`. */
export async function extractPdf(
  bytes: Uint8Array,
): Promise<{ pages: number; truncated: boolean; lines: LooseLine[] }> {
  const { document, close } = await openPdf(bytes);
  try {
    const seen: { width: number; runs: GlyphRun[] }[] = [];
    const pages = Math.min(document.numPages, MAX_PAGES_READ);
    const layer = { words: 0, signs: 0, strays: [] as string[] };
    // The library names fonts by how many files it has opened.
    const fonts = new Map<string, string>();
    for (let number = 1; number <= pages; number++) {
      const page = await document.getPage(number);
      const { width, transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent({ disableNormalization: true });
      const texts = [...items.filter((item) => 'str' in item), ...(await fieldTexts(page))];
      for (const { str, fontName } of texts) {
        weigh(str, layer);
        fonts.set(fontName, fonts.get(fontName) ?? `${fonts.size}`);
      }
      seen.push({
        width,
        runs: onceEach(
          texts.flatMap((item) => glyphRun({ ...item, fontName: fonts.get(item.fontName) ?? '' }, transform) ?? []),
        ),
      });
      page.cleanup();
    }
    // What was blanked is on the page all the same, so that its picture says more than its text.
    if (layer.signs > SIGNS_OF_A_LIE * layer.words || strays(layer)) throw new CvUnreadable('no_text');
    const icons = iconFonts(seen.flatMap(({ runs }) => runs));
    const lines: LooseLine[] = [];
    for (const [at, { width, runs }] of seen.entries())
      lines.push(...pageLines(withoutIcons(runs, icons), { page: at + 1, width, previous: lines }));
    if (lettersOf(lines) < LETTERS_OF_A_PAGE * pages && (await showsPicture(document)))
      throw new CvUnreadable('no_text');
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

/**
 * Counts characters, and those among them that are no text: a font without names for its glyphs decodes to them. A sign
 * on its own is an icon or a bullet.
 */
function weigh(text: string, layer: { words: number; signs: number; strays: string[] }): void {
  const signs = text.replace(/\s/g, '');
  if (signs.length < 2) return;
  layer.words += signs.length;
  layer.signs += signs.match(/[\p{Co}\p{Cc}\ufffd]/gu)?.length ?? 0;
  layer.strays.push(...(text.match(STRAY) ?? []));
}

/** A capital alone beside a Chinese character, but for those that belong there: A股, B超, C语言, K歌, T恤, U盘, X光. */
const STRAY =
  /(?<![A-Za-z\d])[A-Z](?![A-Za-z\d.])(?:(?<=\p{Script=Han}[A-Z])|(?=\p{Script=Han}))(?![股型类级轮超端歌线恤盘光班区座组照位字证值楼岗语台])/gu;

/** Whether so many different letters stand there that the names of glyphs are wrong: then the picture of the page says more. */
const strays = ({ words, strays: found }: { words: number; strays: string[] }): boolean =>
  new Set(found).size >= MIN_STRAYS && found.length > SHARE_OF_STRAYS * words;
const MIN_STRAYS = 4;
const SHARE_OF_STRAYS = 0.01;

type Item = { str: string; transform: number[]; width: number; fontName: string };

/** Some programs draw a text twice, a hair apart, to make it bold or to link it: said once, it is one word. */
function onceEach(runs: GlyphRun[]): GlyphRun[] {
  const drawn = new Map<string, GlyphRun[]>();
  return runs.filter((run) => {
    const same = drawn.get(run.text) ?? [];
    const isTwin = same.some(
      ({ x, baseline }) => Math.abs(x - run.x) < TWIN * run.size && Math.abs(baseline - run.baseline) < TWIN * run.size,
    );
    if (!isTwin) drawn.set(run.text, [...same.slice(-99), run]);
    return !isTwin;
  });
}

/** How far a twin is off, in ems; the next letter of one word is farther. */
const TWIN = 0.15;

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
  return {
    text,
    x: e * va + f * vc + ve,
    baseline: e * vb + f * vd + vf,
    width: item.width,
    size,
    font: item.fontName,
  };
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
