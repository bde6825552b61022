import { boxBefore, type ReadBox } from './box-flow.ts';
import { commonCharacters, stretchedWordSpaces } from './characters.ts';
import { headingOf } from './headings.ts';
import type { LooseLine } from './lines.ts';
import type { Tag } from './word-tree.ts';

/**
 * The lines of a Word file. A row of short cells becomes one line with tabs; a label beside a tall cell becomes a line
 * above that cell's lines; a table that only lays out columns is read column by column.
 */
export function treeLines(root: Tag, firstBlock: number): LooseLine[] {
  const state = startAt(firstBlock);
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
  const after = (lines: LooseLine[]) => lines.reduce((most, { block }) => Math.max(most, block), 0) + 1;
  const above = once(of(headers, 0));
  const lines = [...above, ...of(body, after(above))];
  return [...lines, ...once(of(footers, after(lines))).filter(({ text }) => CONTACT.test(text))];
}

/** Lines from plain text: paragraphs parted by line breaks, cells of a row by tabs. */
export function textLines(text: string, block: number): LooseLine[] {
  const state = startAt(block);
  addLines(text, state, block, plain);
  return state.lines;
}

/** `flow` is what all parts of a file share: how many blocks there are, and where its boxes and columns stand. */
type State = { lines: LooseLine[]; flow: Flow };
type Flow = { blocks: number; boxes: ReadBox[]; columns: Map<string, number> };

const startAt = (block: number): State => ({
  lines: [],
  flow: { blocks: block, boxes: [], columns: new Map() },
});

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
function readBox(box: Tag, { lines, flow }: State): void {
  flow.blocks += 1;
  const block = flow.blocks;
  const inner: State = { lines: [], flow };
  readBlock(box, inner, block);
  const own = inner.lines.filter((line) => line.block === block);
  const read = { block, place: box.place, isHeading: own.length === 1 && isHeading(own[0]) };
  const follows = boxBefore(read, flow.boxes)?.block;
  if (own.length > 0) flow.boxes.push(read);
  lines.push(
    ...inner.lines.map((line) => (line.block === block && follows !== undefined ? { ...line, follows } : line)),
  );
}

function readTable(table: Tag, state: State, block: number): void {
  const rows = tagsOf(table, 'tr').map((row) =>
    tagsOf(row, 'td').map((cell) => {
      const inner: State = { lines: [], flow: state.flow };
      readBlock(cell, inner, block);
      return inner.lines;
    }),
  );
  let isLayout = false;
  for (const [at, cells] of rows.entries()) {
    const filled = cells.filter((lines) => lines.length > 0);
    const isHeadings = opensColumns(filled, rows[at + 1]);
    isLayout ||= isHeadings || isColumns(filled) || (filled.length < cells.length && hasColumns(cells, state, block));
    if (filled.every((lines) => lines.length === 1) && !isHeadings) {
      addLines(filled.map(([line]) => line?.text ?? '').join('\t'), state, block, plain);
    } else if (isLayout && cells.length > 1 && !isLabelled(filled)) {
      readColumns(cells, state, block);
    } else {
      state.lines.push(...filled.flat());
    }
  }
}

/** Cells that lay out a page: many lines in more than one. */
const isColumns = (cells: LooseLine[][]): boolean => cells.filter((lines) => lines.length > 4).length > 1;

/** Each cell has a heading of its own, with its text below it in the cell or in the next row. */
function opensColumns(cells: LooseLine[][], below: LooseLine[][] = []): boolean {
  const kinds = new Set(cells.map(([first]) => headingOf(first?.text ?? '')).map((heading) => heading?.kind));
  const isFull = [...cells, ...below].some((lines) => lines.length > 1);
  return cells.length > 1 && kinds.size === cells.length && cells.every(([first]) => isHeading(first)) && isFull;
}

/** A heading alone in its cell, beside what it is about. */
const isLabelled = ([label, ...others]: LooseLine[][]): boolean =>
  label?.length === 1 && isHeading(label[0]) && others.length > 0 && !others.some(([first]) => isHeading(first));

/** Whether a table before this one had the same columns. */
const hasColumns = (cells: LooseLine[][], { flow }: State, outer: number): boolean =>
  flow.columns.has(columnKey(cells, 0, outer));

const columnKey = (cells: LooseLine[][], at: number, outer: number): string => `${outer} ${cells.length} ${at}`;

/** A column goes on in the next row, and in the next table that has as many. */
function readColumns(cells: LooseLine[][], { lines, flow }: State, outer: number): void {
  const opensAlone = isHeading(cells.find((cell) => cell.length > 0)?.[0]);
  for (const [at, cell] of cells.entries()) {
    const key = columnKey(cells, at, outer);
    const known = flow.columns.get(key);
    const block = known ?? flow.blocks + 1;
    flow.blocks = Math.max(flow.blocks, block);
    flow.columns.set(key, block);
    const follows = known === undefined && !opensAlone ? { follows: outer } : {};
    lines.push(...cell.map((line) => ({ ...line, block, ...follows })));
  }
}

const isHeading = (line: LooseLine | undefined): boolean =>
  line !== undefined && headingOf(line.text)?.contentStart === null;

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
