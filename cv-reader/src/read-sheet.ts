import { CvUnreadable } from './cv-unreadable.ts';
import { checkedZip } from './zip-limits.ts';

/** A sheet of 5,000 rows with a long text in each has 25 MB of XML. */
const MAX_SHEET_PART_BYTES = 32 * 1024 * 1024;
const MAX_COLUMNS = 200;
/** Beyond it no cell of ours is: the rest would only take memory. */
const MAX_CELL = 25_000;

/**
 * Rows of the first sheet of an XLSX file, or of separated values (comma, semicolon or tab; UTF-8, UTF-16 or GB 18030),
 * as texts: days as YYYY-MM-DD, what is empty as ''. Rows without any text stay, so that a row has the number that the
 * person sees. Throws CvUnreadable: `unsupported`, `encrypted`, `damaged`, `too_large`, or `too_long` beyond `maxRows`.
 */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<string[][]> {
  const [first, second] = bytes;
  // A locked workbook lies in the container of old Office files.
  if (first === 0xd0 && second === 0xcf) throw new CvUnreadable(isLocked(bytes) ? 'encrypted' : 'unsupported');
  const rows = first === 0x50 && second === 0x4b ? await rowsOfWorkbook(bytes) : await rowsOfText(bytes, maxRows);
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  if (last >= maxRows) throw new CvUnreadable('too_long');
  return rows.slice(0, last + 1);
}

const isLocked = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));

async function rowsOfWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { names } = checkedZip(bytes, MAX_SHEET_PART_BYTES);
  if (!names.includes('xl/workbook.xml')) throw new CvUnreadable('unsupported');
  const { readSheet: read } = await import('read-excel-file/node');
  try {
    const rows = await read(Buffer.from(bytes), 1);
    return rows.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => textOf(cell)));
  } catch {
    throw new CvUnreadable('damaged');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return clean(String(cell));
}

const clean = (text: string): string => text.replaceAll('\r\n', '\n').trim().slice(0, MAX_CELL);

async function rowsOfText(bytes: Uint8Array, maxRows: number): Promise<string[][]> {
  const text = decoded(bytes);
  // Zeros and other control characters stand in no text: a picture, a program.
  if (/[^\P{Cc}\s]/u.test(text.slice(0, 65_536))) throw new CvUnreadable('unsupported');
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { preview: maxRows + 50, delimiter: delimiterOf(text) });
  return data.map((row) => row.slice(0, MAX_COLUMNS).map(clean));
}

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
