import { cut } from '@qinghe/contract/cut.ts';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cell = string | number;

/** What XML 1.0 cannot hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** Most characters of a cell. */
const MAX_CELL = 32_767;

/** A spreadsheet of one sheet, its head in bold. Every text is written as text: what begins with = is no formula. */
export async function writeSheet(
  title: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  // Loaded with the first export: a start need not wait for it.
  const { default: writeXlsx } = await import('write-excel-file/node');
  const cellOf = (value: Cell) =>
    typeof value === 'number'
      ? { type: Number, value }
      : { type: String, value: cut(value.replace(UNWRITABLE, ''), MAX_CELL) };
  const bold = head.map((value) => ({ ...cellOf(value), fontWeight: 'bold' as const }));
  return writeXlsx([bold, ...rows.map((row) => row.map(cellOf))], {
    sheet: title,
    columns: head.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** An instant as clocks in China show it, without the zone. */
export const chinaTime = (at: string): string =>
  new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
