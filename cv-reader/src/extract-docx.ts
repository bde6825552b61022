import mammoth from 'mammoth';
import { CvUnreadable } from './cv-unreadable.ts';
import { htmlLines } from './html-lines.ts';
import type { LooseLine } from './lines.ts';
import { checkedZip } from './zip-limits.ts';

/** The lines of a Word file: page headers first, then the body with tables cell by cell. Throws CvUnreadable. */
export async function extractDocx(bytes: Uint8Array): Promise<LooseLine[]> {
  const zip = checkedZip(bytes);
  const body = await bodyHtml(bytes);
  const header = zip.names
    .filter((name) => /^word\/header\d*\.xml$/.test(name))
    .map((name) => headerHtml(zip.part(name) ?? ''))
    .join('');
  return [...htmlLines(header, 0), ...htmlLines(body, 1)];
}

async function bodyHtml(bytes: Uint8Array): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        ignoreEmptyParagraphs: false,
        externalFileAccess: false,
      },
    );
    return value;
  } catch (error) {
    if (error instanceof Error && error.name === 'RangeError') throw error;
    throw new CvUnreadable('damaged');
  }
}

/** mammoth leaves page headers out, and many templates keep name and phone there. */
function headerHtml(xml: string): string {
  return paragraphsOf(xml)
    .map((paragraph) => {
      const runs = [...paragraph.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br)(?: [^<>]*)?\/>/g)];
      return `<p>${runs.map(([, text, mark]) => text ?? (mark === 'tab' ? '\t' : '<br />')).join('')}</p>`;
    })
    .join('');
}

const PARAGRAPH_END = '</w:p>';

/** Found by `indexOf`: an expression for the whole tries every beginning without an end to the end of the file. */
function paragraphsOf(xml: string): string[] {
  const paragraphs: string[] = [];
  const start = /<w:p[ >]/g;
  for (let match = start.exec(xml); match; match = start.exec(xml)) {
    const end = xml.indexOf(PARAGRAPH_END, start.lastIndex);
    if (end < 0) break;
    paragraphs.push(xml.slice(match.index, end));
    start.lastIndex = end + PARAGRAPH_END.length;
  }
  return paragraphs;
}
