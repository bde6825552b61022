/** CVs whose sections go on over boxes, cells, columns and pages, made anew where they are needed. */
import { type CvLine, joinLines, type LooseLine } from '../src/lines.ts';
import { pageLines } from '../src/pdf-layout.ts';
import type { GlyphRun } from '../src/pdf-rows.ts';
import { contentTypes, zip } from './hostile-files.ts';

/** In centimetres from the corner of the page. */
export type TextBox = { x: number; y: number; width: number; height: number; lines: readonly string[] };
export type Drawing = 'DrawingML' | 'VML';

const EMU = 360_000;
const POINTS = 28.35;

const paragraph = (text: string): string =>
  `<w:p><w:r>${text
    .split('\t')
    .map((cell) => `<w:t>${cell}</w:t>`)
    .join('<w:tab/>')}</w:r></w:p>`;
export const paragraphs = (lines: readonly string[]): string => lines.map(paragraph).join('');
export const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

/** A text box that hangs on the page, as Word of 2010 or of before draws it. */
export function textBox({ x, y, width, height, lines }: TextBox, drawing: Drawing = 'DrawingML'): string {
  const text = `<w:txbxContent>${paragraphs(lines)}</w:txbxContent>`;
  if (drawing === 'VML')
    return `<w:p><w:r><w:pict><v:shape style="margin-left:${x * POINTS}pt;margin-top:${y * POINTS}pt;width:${width * POINTS}pt;height:${height * POINTS}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"><v:textbox>${text}</v:textbox></v:shape></w:pict></w:r></w:p>`;
  const axis = (name: string, offset: number) =>
    `<wp:${name} relativeFrom="page"><wp:posOffset>${offset * EMU}</wp:posOffset></wp:${name}>`;
  return `<w:p><w:r><w:drawing><wp:anchor>${axis('positionH', x)}${axis('positionV', y)}<wp:extent cx="${width * EMU}" cy="${height * EMU}"/><wps:wsp><wps:txbx>${text}</wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r></w:p>`;
}

/** A table of rows of cells of lines. */
export const table = (rows: readonly (readonly (readonly string[])[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((lines) => `<w:tc>${paragraphs(lines)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

export const docx = (body: string): Buffer =>
  zip([
    contentTypes,
    {
      name: 'word/document.xml',
      content: Buffer.from(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    },
  ]);

/** In points: what stands in one column of a page, a line of 15 points each. */
export type Column = { x: number; y: number; lines: readonly string[] };

/** The lines of a PDF that shows these columns page by page. */
export function pdfLines(pages: readonly (readonly Column[])[]): CvLine[] {
  const lines: LooseLine[] = [];
  for (const [at, columns] of pages.entries())
    lines.push(...pageLines(columns.flatMap(runsOf), { page: at + 1, width: 595, previous: lines }));
  return joinLines(lines).lines;
}

const SIZE = 10;
const STOP = 95;

function runsOf({ x, y, lines }: Column): GlyphRun[] {
  return lines.flatMap((line, row) => {
    let end = x;
    return line.split('\t').map((text, cell) => {
      const start = Math.max(x + cell * STOP, cell > 0 ? end + 2 * SIZE : end);
      const width = [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.5), 0) * SIZE;
      end = start + width;
      return { text, x: start, baseline: y + row * 15, width, size: SIZE, font: '0' };
    });
  });
}
