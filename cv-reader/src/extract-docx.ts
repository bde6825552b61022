import { CvUnreadable } from './cv-unreadable.ts';
import type { LooseLine } from './lines.ts';
import { wordLines } from './tree-lines.ts';
import { wordFormatOf } from './word-format.ts';
import { mainPart, partsOf } from './word-relations.ts';
import { wordParts, wordStyles } from './word-xml.ts';
import { type CheckedZip, checkedZip } from './zip-limits.ts';

/** The lines of a Word file: page headers, then the body with tables cell by cell, then footers. Throws CvUnreadable. */
export async function extractDocx(bytes: Uint8Array): Promise<LooseLine[]> {
  const zip = checkedZip(bytes);
  const name = mainPart(zip);
  const main = zip.part(name);
  if (main === null) throw new CvUnreadable('damaged');
  const styles = wordStyles(zip.part('word/styles.xml') ?? '');
  const edges = zip.names
    .filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
    .map((name) => wordParts(zip.part(name) ?? '', styles));
  const { body, chunks } = wordParts(main, styles);
  const lines = wordLines(
    edges.map(({ header }) => header),
    [body],
    edges.map(({ footer }) => footer),
  );
  return [...lines, ...(await linesOfChunks(zip, name, chunks))];
}

/** No CV takes in more. */
const MAX_CHUNKS = 20;

/** Web pages save a DOCX as a page in Word's wrapping: all that it says stands there. */
async function linesOfChunks(zip: CheckedZip, main: string, chunks: string[]): Promise<LooseLine[]> {
  if (chunks.length === 0) return [];
  const { extractWordText } = await import('./extract-word-text.ts');
  const parts = partsOf(zip, main);
  const lines: LooseLine[] = [];
  for (const chunk of new Set(chunks.slice(0, MAX_CHUNKS))) {
    const bytes = zip.bytes(parts.get(chunk) ?? '');
    const format = bytes && wordFormatOf(bytes);
    if (format) lines.push(...(await extractWordText(bytes, format)));
  }
  return lines;
}
