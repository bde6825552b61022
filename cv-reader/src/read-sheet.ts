import { CvUnreadable } from './cv-unreadable.ts';
import { clean, MAX_COLUMNS, readSheetRows, type SheetRows } from './sheet-rows.ts';
import { openWorkbook } from './workbook.ts';
import { checkedZip } from './zip-limits.ts';

/** Strings that cells share: 5,000 rows with a long text in each have 25 MB of XML. */
const MAX_PART_BYTES = 32 * 1024 * 1024;
/** Sheets that are looked at. */
const MAX_SHEETS = 20;
/** A text holds no more than one control character by mistake in so many signs. */
const SIGNS_A_CONTROL = 1000;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** A sheet that Excel shows, with the rows that have text in them. Separated values are one sheet without a name. */
export interface SheetReading extends SheetRows {
  name: string;
}

/**
 * The visible sheets of an XLSX file in their order, or the one of separated values (comma, semicolon or tab; UTF-8, UTF-16
 * or GB 18030). Cells are texts as Excel shows them, days as YYYY-MM-DD, what is empty ''. At most `maxRows` rows of each sheet
 * are read. Throws CvUnreadable: `unsupported`, `encrypted`, `damaged` or `too_large`.
 */
export async function readSheets(bytes: Uint8Array, maxRows: number): Promise<SheetReading[]> {
  const [first, second] = bytes;
  // A locked workbook lies in the container of old Office files.
  if (first === 0xd0 && second === 0xcf) throw new CvUnreadable(isLocked(bytes) ? 'encrypted' : 'unsupported');
  return first === 0x50 && second === 0x4b ? sheetsOfWorkbook(bytes, maxRows) : [await sheetOfText(bytes, maxRows)];
}

const isLocked = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));

async function sheetsOfWorkbook(bytes: Uint8Array, maxRows: number): Promise<SheetReading[]> {
  const zip = checkedZip(bytes, MAX_PART_BYTES, (name) => SHEET.test(name));
  if (!zip.names.includes('xl/workbook.xml')) throw new CvUnreadable('unsupported');
  const workbook = openWorkbook(zip);
  const sheets: SheetReading[] = [];
  for (const { name, part } of workbook.sheets.slice(0, MAX_SHEETS))
    sheets.push({ name, ...(await readSheetRows(zip.pieces(part), workbook, maxRows)) });
  return sheets;
}

async function sheetOfText(bytes: Uint8Array, maxRows: number): Promise<SheetReading> {
  const text = decoded(bytes);
  // A picture or a program is full of zeros and other control characters; one or two in a long text are dropped.
  if ((text.match(/[^\P{Cc}\s]/gu)?.length ?? 0) > text.length / SIGNS_A_CONTROL) throw new CvUnreadable('unsupported');
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: MAX_LINES });
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells: cells.slice(0, MAX_COLUMNS).map(clean), hidden: false }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { name: '', rows: rows.slice(0, maxRows), long: rows.length > maxRows };
}

/** As many rows as a sheet of Excel has. */
const MAX_LINES = 1_048_576;

/** What the head is separated by: texts below it hold all kinds of marks. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const count = (mark: string) => head.split(mark).length;
  return [',', '\t', ';'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Excel in China saves separated values as GB 18030 without a mark. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
