import { commonCharacters, stretchedWordSpaces } from './characters.ts';
import type { LooseLine } from './lines.ts';
import type { Tag } from './word-tree.ts';

/**
 * The lines of a Word file. A row of short cells becomes one line with tabs; a label beside a tall cell becomes a line
 * above that cell's lines; a table that only lays out columns is read column by column.
 */
export function treeLines(root: Tag, firstBlock: number): LooseLine[] {
  const state = { lines: [] as LooseLine[], block: firstBlock };
  readBlock(root, state, firstBlock);
  return state.lines;
}

/** A footer is read where it says how to reach somebody; most count pages. */
const CONTACT = /@|\d(?:[\s()-]?\d){6}/;

/** The lines of page headers, body and footers. What the first page and the others have alike is said once. */
export function wordLines(headers: Tag[], body: Tag[], footers: Tag[]): LooseLine[] {
  const of = (children: Tag[], block: number) => treeLines({ name: 'root', children }, block);
  const once = (lines: LooseLine[]) =>
    [...new Map(lines.toReversed().map((line) => [line.text, line])).values()].reverse();
  const lines = [...once(of(headers, 0)), ...of(body, 1)];
  const after = lines.reduce((most, { block }) => Math.max(most, block), 1) + 1;
  return [...lines, ...once(of(footers, after)).filter(({ text }) => CONTACT.test(text))];
}

/** Lines from plain text: paragraphs parted by line breaks, cells of a row by tabs. */
export function textLines(text: string, block: number): LooseLine[] {
  const state = { lines: [] as LooseLine[], block };
  addLines(text, state, block, plain);
  return state.lines;
}

type State = { lines: LooseLine[]; block: number };

function readBlock(tag: Tag, state: State, block: number): void {
  for (const child of tag.children) {
    if (typeof child === 'string') addLines(child, state, block, { size: 0, look: '' });
    else if (child.name === 'table') readTable(child, state, block);
    else if (child.name === 'root') readBlock(child, state, block);
    else if (child.name === 'box') readBox(child, state);
    else if (child.name === 'li') addLines(inlineText(child).replace(/^(?=.*\S)/, '• '), state, block, plain);
    else addLines(inlineText(child), state, block, printOf(child));
  }
}

const plain = { size: 11, look: '' };

/** What the file does not say is text of the usual size. */
function printOf({ name, print }: Tag): { size: number; look: string } {
  if (/^h[1-6]$/.test(name)) return { size: 20 - Number(name[1]), look: name };
  if (!print || (print.size === 0 && !print.bold)) return plain;
  return { size: print.size || plain.size, look: `${print.size || plain.size}${print.bold ? ' bold' : ''}` };
}

/** What follows is a column of its own again. */
function readBox(box: Tag, state: State): void {
  state.block += 1;
  readBlock(box, state, state.block);
}

function readTable(table: Tag, state: State, block: number): void {
  for (const row of tagsOf(table, 'tr')) {
    const cells = tagsOf(row, 'td');
    const contents = cells.map((cell) => {
      const inner: State = { lines: [], block };
      readBlock(cell, inner, block);
      return inner.lines;
    });
    const filled = contents.filter((lines) => lines.length > 0);
    const columns = filled.filter((lines) => lines.length > 4).length > 1;
    if (filled.every((lines) => lines.length === 1)) {
      addLines(filled.map(([line]) => line?.text ?? '').join('\t'), state, block, plain);
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

const tagsOf = ({ children }: Tag, name: string): Tag[] =>
  children.filter((child): child is Tag => typeof child !== 'string' && child.name === name);

const inlineText = ({ children }: Tag): string => children.filter((child) => typeof child === 'string').join('');

function addLines(text: string, state: State, block: number, print: { size: number; look: string }): void {
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
    state.lines.push({ text: joined, page: 1, ...print, block, pieces: [] });
  }
}
