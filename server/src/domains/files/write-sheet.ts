import { cut } from '@qinghe/contract/cut.ts';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cell = string | number;

/** What XML 1.0 cannot hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** Most characters of a cell. */
const MAX_CELL = 32_767;

export interface SheetToWrite {
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A spreadsheet, the head of each sheet in bold. Every text is written as text: what begins with = is no formula. */
export async function writeSheets(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  // Loaded with the first export: a start need not wait for it.
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(
    sheets.map(({ title, head, rows }) => ({
      sheet: title,
      data: [
        head.map((value) => ({ ...cellOf(value), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
      columns: head.map(() => ({ width: 22 })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

const cellOf = (value: Cell) =>
  typeof value === 'number'
    ? { type: Number, value }
    : { type: String, value: cut(value.replace(UNWRITABLE, ''), MAX_CELL) };

/** An instant as clocks in China show it, without the zone. */
export const chinaTime = (at: string): string =>
  new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
