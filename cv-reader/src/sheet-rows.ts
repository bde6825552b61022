import { cut } from '@qinghe/contract/cut.ts';
import { Parser } from 'htmlparser2';
import { shownNumber } from './shown-number.ts';
import { isOn, local, type Workbook } from './workbook.ts';

/** A row with text in it, by the number that Excel gives it. */
export interface SheetRow {
  row: number;
  cells: string[];
  /** Excel does not show it: hidden, or filtered away. */
  hidden: boolean;
}

export interface SheetRows {
  rows: SheetRow[];
  /** There are more rows than were asked for. */
  long: boolean;
}

/** Cells in one row that are read. */
export const MAX_COLUMNS = 200;
/** Beyond it no cell of ours is: the rest would only take memory. */
const MAX_CELL = 25_000;
const MAX_FORMULA = 200;
const MAX_MERGED = 10_000;

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
  /** As it stands in the file, behind `=`; '' where there is none. */
  formula: string;
}

interface Merged {
  column: number;
  from: number;
  to: number;
}

/**
 * Reads a sheet piece by piece, so that a million empty rows take no memory. A cell that is merged with those below it says the
 * same in each row that has text of its own, as Excel shows it.
 */
export async function readSheetRows(
  pieces: AsyncIterable<Uint8Array>,
  workbook: Pick<Workbook, 'strings' | 'formats' | 'from1904'>,
  maxRows: number,
): Promise<SheetRows> {
  const rows: SheetRow[] = [];
  const merged: Merged[] = [];
  let [number, long, hidden] = [0, false, false];
  let cells: string[] = [];
  let cell: Cell | undefined;
  let [reads, readsFormula, isPhonetic] = [false, false, false];

  const parser = new Parser(
    {
      onopentag(tag, { r, t = '', s = '0', ref = '', hidden: isHidden }) {
        const name = local(tag);
        if (name === 'row') {
          number = r === undefined ? number + 1 : Number(r);
          [cells, hidden] = [[], isOn(isHidden)];
        } else if (name === 'c') {
          const column = r === undefined ? cells.length : columnOf(r);
          cell = { column, type: t, style: Number(s), text: '', formula: '' };
        } else if (name === 'mergeCell' && merged.length < MAX_MERGED) {
          const [from = '', to = from] = ref.split(':');
          merged.push({ column: columnOf(from), from: rowOf(from), to: rowOf(to) });
        }
        // A formula that others share stands with the first of them alone.
        readsFormula = cell !== undefined && name === 'f';
        if (readsFormula && cell) cell.formula = '=';
        // The sounds beside Japanese words are no part of them.
        if (name === 'rPh') isPhonetic = true;
        reads = cell !== undefined && !isPhonetic && (name === 'v' || name === 't');
      },
      ontext(text) {
        if (reads && cell && cell.text.length < MAX_CELL * 2) cell.text += text;
        if (readsFormula && cell && cell.formula.length < MAX_FORMULA) cell.formula += text;
      },
      onclosetag(tag) {
        const name = local(tag);
        [reads, readsFormula] = [false, false];
        if (name === 'rPh') isPhonetic = false;
        if (name === 'c' && cell) {
          // A program that has not counted leaves the formula alone: that says more than an empty cell.
          const text = cell.text === '' ? clean(cell.formula) : shown(cell, workbook);
          if (text !== '' && cell.column < MAX_COLUMNS) {
            while (cells.length < cell.column) cells.push('');
            cells[cell.column] = text;
          }
          cell = undefined;
        } else if (name === 'row' && cells.some((text) => text !== '')) {
          if (rows.length < maxRows) rows.push({ row: number, cells, hidden });
          else long = true;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const piece of withoutEmptyRows(pieces)) parser.write(piece);
  parser.end();
  fillDown(rows, merged);
  return { rows, long };
}

/** A row by its number in which no cell holds anything. */
const EMPTY_ROW = /<((?:\w+:)?)row\b[^>]*? r="\d+"[^>]*(?:\/>|>(?:\s*<\1c\b[^>]*(?:\/>|><\/\1c>))*\s*<\/\1row>)/g;
/** Signs that wait for the end of a row. */
const MAX_HELD = 1024 * 1024;

/** The text of a sheet without rows that are empty: leaving them out is faster than parsing them. */
async function* withoutEmptyRows(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const piece of pieces) {
    held += decoder.decode(piece, { stream: true });
    const ended = held.lastIndexOf('row>') + 'row>'.length;
    const end = ended >= 'row>'.length ? ended : held.length > MAX_HELD ? held.lastIndexOf('<') : 0;
    if (end === 0) continue;
    yield held.slice(0, end).replace(EMPTY_ROW, '');
    held = held.slice(end);
  }
  yield (held + decoder.decode()).replace(EMPTY_ROW, '');
}

function shown(
  { type, style, text }: Cell,
  { strings, formats, from1904 }: Parameters<typeof readSheetRows>[1],
): string {
  if (type === 's') return clean(strings[Number(text)] ?? '');
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return clean(text.slice(0, 10));
  if (type !== '' && type !== 'n') return clean(text);
  const number = Number(text);
  return Number.isFinite(number) ? clean(shownNumber(number, formats[style] ?? 'General', from1904)) : clean(text);
}

/** Text of a cell in whole signs, without the breaks of Windows and what no text holds. `_x000D_` is how Excel escapes. */
export const clean = (text: string): string =>
  cut(
    text
      .replace(/_x([0-9a-f]{4})_/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\t\n\r]/gu, '')
      .toWellFormed()
      .trim(),
    MAX_CELL,
  );

function fillDown(rows: readonly SheetRow[], merged: readonly Merged[]): void {
  const byNumber = new Map(rows.map((one) => [one.row, one]));
  for (const { column, from, to } of merged) {
    const text = byNumber.get(from)?.cells[column];
    if (!text || column >= MAX_COLUMNS) continue;
    for (const { row, cells } of rows) {
      if (row <= from || row > to || cells[column]) continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
  }
}

/** `AB12` → 27 */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const rowOf = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 0);
