import { type Piece, slice } from './pieces.ts';

/** `start` and `end` are `YYYY-MM`; end null: still going on. */
export type DateRange = { start: string; end: string | null; startPiece: Piece; endPiece: Piece; piece: Piece };
export type Month = { month: string; piece: Piece };

const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const englishMonth =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '(?:\\s*[./-]\\s*\\d{1,2}(?!\\d)日?|\\s*\\d{1,2}\\s*日)?';
const yearMonth = `${year}\\s*(?:年|[./-])\\s*(?:1[0-2]|0?[1-9])(?!\\d)\\s*月?(?:份)?${day}`;
const monthYear = `(?:1[0-2]|0[1-9])\\s*[/.]\\s*${year}`;
const namedMonth = `${englishMonth}\\s*,?\\s*${year}`;
const point = `(?:${namedMonth}|${yearMonth}|${monthYear})`;
const bareYear = `${year}\\s*年?`;
const now = '(?:至今|迄今|现在|目前|今|present|now|current(?:ly)?|ongoing|today)';
const dash = '\\s*(?:[-–—−~～至到]+|to\\b|until\\b|–)\\s*';
const bareMonth = '(?:1[0-2]|0?[1-9])\\s*月?';

const rangePatterns = [
  // 2023.09 - 2027.06, Sep 2023 – Present, 2023年9月至今; the dash is lost in some LaTeX files.
  new RegExp(`(?<![\\d.])(?<start>${point})(?:${dash}(?:预计)?|\\s+(?=${namedMonth}))(?<end>${point}|${now})`, 'iu'),
  new RegExp(`(?<![\\d.])(?<start>${yearMonth})\\s*(?<end>至今)`, 'iu'),
  // 2025.06-09, Jun – Sep 2025
  new RegExp(`(?<![\\d.])(?<start>${yearMonth})${dash}(?<end>${bareMonth})(?![\\d%.万/])`, 'iu'),
  new RegExp(`(?<start>\\b${englishMonth})${dash}(?<end>${namedMonth})`, 'iu'),
  // 2022 - 2026
  new RegExp(`(?<![\\d.])(?<start>${bareYear})${dash}(?<end>${bareYear}|${now})(?![\\d.])`, 'iu'),
  new RegExp(`(?<start>\\b(?:spring|summer|autumn|fall|winter)\\s+)(?<end>${year})`, 'iu'),
];

/** The first stretch of time in a text: `2023.09-2027.06`, `Sep 2023 – Present`, `2022 - 2026`. */
export function findRange(piece: Piece): DateRange | null {
  for (const pattern of rangePatterns) {
    const match = piece.text.match(pattern);
    if (!match?.groups || match.index === undefined) continue;
    const { start: startText = '', end: endText = '' } = match.groups;
    const found = slice(piece, match.index, match.index + match[0].length);
    const endPiece = slice(found, found.text.length - endText.length);
    const range = monthsOf(startText, endText);
    if (range) return { ...range, piece: found, startPiece: slice(found, 0, startText.length), endPiece };
  }
  return null;
}

/** The first single month in a text. */
export function findMonth(piece: Piece): Month | null {
  const match = piece.text.match(new RegExp(`(?<![\\d.])${point}`, 'iu'));
  const month = match ? monthOf(match[0], 'start') : null;
  return match?.index !== undefined && month
    ? { month, piece: slice(piece, match.index, match.index + match[0].length) }
    : null;
}

function monthsOf(start: string, end: string): { start: string; end: string | null } | null {
  const season = seasons.get(start.trim().toLowerCase());
  if (season) return { start: `${end}-${season[0]}`, end: `${end}-${season[1]}` };
  const ongoing = new RegExp(`^${now}$`, 'iu').test(end.trim());
  const first = monthOf(start, 'start') ?? monthOf(`${start} ${end.match(/\d{4}/)?.[0] ?? ''}`, 'start');
  if (!first) return null;
  if (ongoing) return { start: first, end: null };
  const last = monthOf(end, 'end') ?? monthOf(`${first.slice(0, 4)}.${end.replace(/\D/g, '')}`, 'end');
  return last && last >= first ? { start: first, end: last } : null;
}

/** A bare year starts in September and ends in June, as terms do. */
function monthOf(text: string, side: 'start' | 'end'): string | null {
  const yearText = text.match(/(?:19|20)\d{2}/)?.[0];
  if (!yearText) return null;
  const name = text.match(/[a-z]{3}/i)?.[0].toLowerCase();
  const named = name ? monthNames.indexOf(name) + 1 : 0;
  const rest = text.replace(yearText, ' ');
  const number = named || Number(rest.match(/\d{1,2}/)?.[0] ?? (side === 'start' ? 9 : 6));
  return number >= 1 && number <= 12 ? `${yearText}-${String(number).padStart(2, '0')}` : null;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const seasons = new Map([
  ['spring', ['03', '05']],
  ['summer', ['06', '08']],
  ['autumn', ['09', '11']],
  ['fall', ['09', '11']],
  ['winter', ['12', '12']],
]);
