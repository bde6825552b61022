import { commonCharacters, stretchedWordSpaces } from './characters.ts';
import type { LooseLine } from './lines.ts';

/**
 * Lines from the small HTML that mammoth writes. A row of short cells becomes one line with tabs; a label beside a
 * tall cell becomes a line above that cell's lines; a table that only lays out columns is read column by column.
 */
export function htmlLines(html: string, firstBlock: number): LooseLine[] {
  const root = treeOf(html);
  const state = { lines: [] as LooseLine[], block: firstBlock };
  readBlock(root, state, firstBlock);
  return state.lines;
}

/** Lines from plain text: paragraphs parted by line breaks, cells of a row by tabs. */
export function textLines(text: string, block: number): LooseLine[] {
  const state = { lines: [] as LooseLine[], block };
  addLines(text, state, block, 11);
  return state.lines;
}

type Tag = { name: string; children: (Tag | string)[] };
type State = { lines: LooseLine[]; block: number };

/** mammoth closes every tag it opens, so that a stack is enough. */
function treeOf(html: string): Tag {
  const root: Tag = { name: 'root', children: [] };
  const stack = [root];
  for (const [, closing, name, own, text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|([^<]+)/g)) {
    const top = stack.at(-1) ?? root;
    if (text !== undefined) top.children.push(decoded(text));
    else if (closing) stack.length > 1 && stack.pop();
    else if (name) {
      const tag = { name, children: [] };
      top.children.push(tag);
      if (!own && name !== 'img' && name !== 'br') stack.push(tag);
    }
  }
  return root;
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function readBlock(tag: Tag, state: State, block: number): void {
  for (const child of tag.children) {
    if (typeof child === 'string') addLines(child, state, block, 0);
    else if (child.name === 'table') readTable(child, state, block);
    else if (child.name === 'ul' || child.name === 'ol' || child.name === 'root') readBlock(child, state, block);
    else if (child.name === 'li') readItem(child, state, block);
    else addLines(inlineText(child), state, block, /^h[1-6]$/.test(child.name) ? 20 - Number(child.name[1]) : 11);
  }
}

function readItem(item: Tag, state: State, block: number): void {
  const nested = (child: Tag | string) => typeof child !== 'string' && (child.name === 'ul' || child.name === 'ol');
  const own = { name: 'p', children: item.children.filter((child) => !nested(child)) };
  addLines(`• ${inlineText(own)}`, state, block, 11);
  for (const child of item.children) if (nested(child)) readBlock(child as Tag, state, block);
}

function readTable(table: Tag, state: State, block: number): void {
  for (const row of descendants(table, 'tr')) {
    const cells = row.children.filter((child): child is Tag => typeof child !== 'string' && /^t[dh]$/.test(child.name));
    const contents = cells.map((cell) => {
      const inner: State = { lines: [], block };
      readBlock(cell, inner, block);
      return inner.lines;
    });
    const filled = contents.filter((lines) => lines.length > 0);
    const columns = filled.filter((lines) => lines.length > 4).length > 1;
    if (filled.every((lines) => lines.length === 1)) {
      addLines(filled.map(([line]) => line?.text ?? '').join('\t'), state, block, 11);
    } else if (columns) {
      for (const lines of filled) {
        state.block += 1;
        const own = state.block;
        state.lines.push(...lines.map((line) => ({ ...line, block: own })));
      }
    } else {
      state.lines.push(...filled.flat());
    }
  }
}

function descendants(tag: Tag, name: string): Tag[] {
  return tag.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === name) return [child];
    return child.name === 'thead' || child.name === 'tbody' ? descendants(child, name) : [];
  });
}

function inlineText(tag: Tag): string {
  return tag.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (child.name === 'br') return '\n';
      return child.name === 'p' ? `${inlineText(child)}\n` : inlineText(child);
    })
    .join('');
}

function addLines(text: string, state: State, block: number, size: number): void {
  for (const raw of text.split('\n')) {
    const line = raw
      .split('\t')
      .map(commonCharacters)
      .join('\t')
      .replace(/\s{9,}/g, '        ')
      .trim();
    if (line === '') continue;
    const drop = stretchedWordSpaces(line);
    const joined = line
      .split('')
      .filter((_, at) => !drop.has(at))
      .join('');
    state.lines.push({ text: joined, page: 1, size, block, pieces: [] });
  }
}
