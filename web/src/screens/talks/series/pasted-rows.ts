import type { SeriesRow } from '@qinghe/contract/talks/series.ts';
import { parseDay } from '../../../ui/field/day-text.ts';

/** The columns of the table, as they stand from left to right. */
const seriesColumns = ['school', 'place', 'day', 'time', 'seats'] as const;
export type SeriesColumn = (typeof seriesColumns)[number];

interface Pasted {
  rows: Partial<SeriesRow>[];
  /** Cells that held something of which nothing could be made. */
  unread: number;
}

const HEADS = /^(学校|院校|高校|school|university)$/i;

/**
 * Cells of a spreadsheet as rows of the table, the first of them under a column; null for a text that is no cells.
 * @param today what a day without a year comes after
 */
export function readPasted(text: string, first: SeriesColumn, today: Date): Pasted | null {
  if (!/[\t\n]/.test(text.trimEnd())) return null;
  const columns = seriesColumns.slice(seriesColumns.indexOf(first));
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== '') && !HEADS.test(cells[0] ?? ''));
  const read = lines.map((cells) => readRow(cells, columns, today));
  return { rows: read.map(({ row }) => row), unread: read.reduce((sum, { unread }) => sum + unread, 0) };
}

function readRow(cells: readonly string[], columns: readonly SeriesColumn[], today: Date) {
  const row: Partial<SeriesRow> = {};
  let unread = 0;
  columns.forEach((column, at) => {
    const cell = cells[at];
    if (!cell) return;
    const part = readCell(column, cell, today);
    if (part) Object.assign(row, part);
    else unread += 1;
  });
  return { row, unread };
}

function readCell(column: SeriesColumn, cell: string, today: Date): Partial<SeriesRow> | null {
  switch (column) {
    case 'school':
    case 'place':
      return { [column]: cell };
    case 'seats': {
      const [digits] = /\d+/.exec(cell.replace(/[,，]/g, '')) ?? [];
      return digits ? { seats: Number(digits) } : null;
    }
    case 'time': {
      const time = timeIn(cell);
      return time ? { time } : null;
    }
    case 'day': {
      // A sheet may hold both in one cell, and the day of the week.
      const day = parseDay(cell.replace(/[（(].*|[周星].*|\s.*/, ''), today);
      const time = timeIn(cell);
      return day ? { day, ...(time && { time }) } : null;
    }
  }
}

/** `9:00`, `19：00-21：00`: the first time that a text names. */
function timeIn(text: string): string | null {
  const [, hour = '', minute = ''] = /(?:^|\D)([01]?\d|2[0-3])[:：]([0-5]\d)/.exec(text) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
}
