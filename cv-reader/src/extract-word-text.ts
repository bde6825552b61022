import PostalMime, { type Email } from 'postal-mime';
import { CvUnreadable } from './cv-unreadable.ts';
import type { LooseLine } from './lines.ts';
import { rtfParts } from './rtf-tree.ts';
import { textLines, treeLines, wordLines } from './tree-lines.ts';
import { webTree } from './web-tree.ts';
import { textOfPage, type WordFormat } from './word-format.ts';
import { wordParts } from './word-xml.ts';

/** The lines of a Word file that is text. Nothing that it names is fetched. Throws CvUnreadable. */
export async function extractWordText(bytes: Uint8Array, format: WordFormat): Promise<LooseLine[]> {
  if (format === 'mime') return mimeLines(bytes);
  if (format === 'html') return treeLines(webTree(textOfPage(bytes)), 1);
  const { header, body, footer } = format === 'rtf' ? rtfParts(bytes) : wordParts(textOfPage(bytes));
  return wordLines([header], [body], [footer]);
}

async function mimeLines(bytes: Uint8Array): Promise<LooseLine[]> {
  const { html, text } = await mimeOf(bytes);
  return html ? treeLines(webTree(html), 1) : textLines(text ?? '', 1);
}

/** Such a file taken apart. Throws CvUnreadable. */
export const mimeOf = (bytes: Uint8Array): Promise<Email> =>
  PostalMime.parse(bytes, { maxNestingDepth: 8 }).catch(() => {
    throw new CvUnreadable('damaged');
  });
