import { type Piece, slice } from './pieces.ts';

/** `start` and `end` are `YYYY-MM`; end null: still going on. */
export type DateRange = { start: string; end: string | null; startPiece: Piece; endPiece: Piece; piece: Piece };
export type Month = { month: string; piece: Piece };

const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const englishMonth =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[а-я]*)\\.?';
const day = '(?:\\s*[./-]\\s*\\d{1,2}(?!\\d)日?|\\s*\\d{1,2}\\s*日)?';
/** Behind a blank 月 may begin the next word: `2024.08  月湾度假村`. */
const month = '(?:1[0-2]|0?[1-9])(?!\\d)(?:月|\\s+月(?!\\p{Script=Han}(?<![至到起份底初中末毕入])))?(?:份)?';
const yearMonth = `${year}\\s*(?:年|[./-])\\s*${month}${day}`;
const monthYear = `(?<![\\d/.])(?:1[0-2]|0?[1-9])\\s*[/.]\\s*${year}`;
/** `31/08/2024`, as Europass writes it. */
const dayMonthYear = `(?<![\\d/.])(?:3[01]|[12]\\d|0?[1-9])\\s*[/.]\\s*(?:1[0-2]|0?[1-9])\\s*[/.]\\s*${year}`;
/** `Sep '21`. */
const namedMonth = `${englishMonth}\\s*,?\\s*(?:${year}|['’]\\d{2}(?!\\d))`;
/** `21年9月`. */
const shortYearMonth = '(?<!\\d)[12]\\d\\s*年\\s*(?:1[0-2]|0?[1-9])\\s*月';
/** `201809`, which says a month only where another one stands beside it. */
const sixDigits = '(?<!\\d)20[0-4]\\d(?:0[1-9]|1[0-2])(?!\\d)';
/** `2016年九月`. */
const hanMonth = `${year}\\s*年\\s*(?:十[一二]?|[一二三四五六七八九])\\s*月`;
/** `2023年秋`, `2024春季学期`. */
const hanSeason = `${year}\\s*年?\\s*[春夏秋冬]季?(?:学期)?(?!\\p{Script=Han}(?<![至到]))`;
const point = `(?:${dayMonthYear}|${namedMonth}|${yearMonth}|${hanMonth}|${hanSeason}|${monthYear}|${shortYearMonth})`;
const bareYear = `${year}\\s*年?`;
const now =
  '(?:至今|迄今|现在|現在|目前|今|현재|(?:по )?настоящее время|н\\.\\s?в\\.|present|now|current(?:ly)?|ongoing|today)';
const dash = '\\s*(?:[-‐‑‒–—―─−－~～〜∼至到→➔➜➝⟶]+|to\\b|until\\b)\\s*';
/** Between two months that are written whole. */
const between = '\\s*[|｜_>＞]+\\s*|\\s+[.·]\\s+';
/** `2019年9月入学，2023年6月毕业`, `入学：2019年9月 毕业：2023年6月`. */
const comeAndGo =
  '\\s*(?:入学|入职|入校|考入|起)[，,；;、\\s]*(?:至|到|于)?\\s*|[，,；;、\\s]*(?:预计)?(?:毕业|离职|离校|结束)(?:时间|日期|年月)?[:：\\s]+';
/**
 * `23.09` says a month only where a stretch of two leads or ends a line, without a unit behind it and a word in Latin
 * letters before it: versions and prices look alike. From 15 on no month can be meant.
 */
const shortPoint = (year: string) => `(?:${year})\\s?[./]\\s?(?:1[0-2]|0[1-9])(?!\\d)`;
const shortStart = `(?<start>${shortPoint('1[5-9]|2\\d')})`;
const shortEnd = shortPoint('1[5-9]|[23]\\d');
/** As `shortPoint`, with one digit for the month too. */
const loosePoint = '(?:1[5-9]|2\\d)[./](?:1[0-2]|0?[1-9])(?!\\d)';
const bareMonth = '(?:1[0-2]|0?[1-9])\\s*月?';

const rangePatterns = [
  // 2023.09 - 2027.06, Sep 2023 – Present, 2023年9月至今; the dash is lost in some LaTeX files.
  new RegExp(
    `(?<![\\d.])(?<start>${point})(?:(?:${dash}|${between}|${comeAndGo})(?:\\(?(?:预计|expected|anticipated|est\\.?)[:：]?\\s*)?|\\s+(?=${namedMonth}))(?<end>${point}|${now})`,
    'iu',
  ),
  new RegExp(
    `(?<![\\d.])(?<start>${yearMonth})\\s*(?:入职[，,；;、\\s]*)?(?<end>至今|(?<=入职[，,；;、\\s]*)(?:现?在职|现在))`,
    'iu',
  ),
  // 2025.06-09, Jun – Sep 2025
  new RegExp(`(?<![\\d.])(?<start>${yearMonth})${dash}(?<end>${bareMonth})(?![\\d%.万/])`, 'iu'),
  new RegExp(`(?<start>\\b${englishMonth})${dash}(?<end>${namedMonth})`, 'iu'),
  // 2025 3—6月
  new RegExp(
    `(?<![\\d.])(?<start>${year}\\s{1,2}(?:1[0-2]|0?[1-9])\\s*月?)${dash}(?<end>(?:1[0-2]|0?[1-9])\\s*月)`,
    'iu',
  ),
  // 201809 - 201906
  new RegExp(`(?<start>${sixDigits})${dash}(?<end>${sixDigits}|${now})`, 'iu'),
  // 2018.9 2022.6 out of a picture, whose dash is lost
  new RegExp(
    `(?<![\\d.])(?<start>${year}\\s?[./]\\s?(?:1[0-2]|0?[1-9]))\\s*(?<end>${year}\\s?[./]\\s?(?:1[0-2]|0?[1-9]))(?![\\d.])`,
    'iu',
  ),
  // 2019 - 2023.6, 2019.9 - 2023
  new RegExp(`(?<![\\d.])(?<start>${bareYear})${dash}(?<end>${point})`, 'iu'),
  new RegExp(`(?<![\\d.])(?<start>${point})${dash}(?<end>${bareYear})(?![\\d.])`, 'iu'),
  // since January 2016, 2016年1月起
  new RegExp(`\\bsince\\s+(?<start>${point}|${year})(?<end>)`, 'iu'),
  new RegExp(`(?<![\\d.])(?<start>${yearMonth})(?<end>起)(?!\\p{Script=Han})`, 'iu'),
  // 2022 - 2026
  new RegExp(`(?<![\\d.])(?<start>${bareYear})${dash}(?<end>${bareYear}|${now})(?![\\d.])`, 'iu'),
  // 2025.03 ～, with nothing behind it
  new RegExp(`(?<![\\d.])(?<start>${yearMonth})\\s*[~～–—](?<end>)(?=\\s*$|\\s*\\t)`, 'iu'),
  // 21.9-25.6 in a cell of its own
  new RegExp(`(?<=^\\s*|\\t|\\s{2})(?<start>${loosePoint})${dash}(?<end>${loosePoint}|${now})(?=\\s*$)`, 'iu'),
  // 23.09-27.06
  new RegExp(
    `(?<=^[^\\p{L}\\p{N}]{0,3})${shortStart}${dash}(?<end>${shortEnd}|${now})(?![\\d.]|\\s*(?:[%‰℃°元万千度分折]|k\\b))`,
    'iu',
  ),
  new RegExp(`(?<![\\d.]|[a-z]\\s?|版本?\\s?)${shortStart}${dash}(?<end>${shortEnd}|${now})(?=\\s*$)`, 'iu'),
  new RegExp(
    `(?<start>\\b(?:spring|summer|autumn|fall|winter)s?\\s+(?:(?:term|semester|quarter)\\s+)?)(?<end>${year})`,
    'iu',
  ),
];

/** The first stretch of time in a text: `2023.09-2027.06`, `Sep 2023 – Present`, `2022 - 2026`. */
export function findRange(piece: Piece): DateRange | null {
  for (const pattern of rangePatterns) {
    const match = piece.text.match(pattern);
    if (!match?.groups || match.index === undefined) continue;
    const { start: startText = '', end: endText = '' } = match.groups;
    const found = slice(piece, match.index, match.index + match[0].length);
    // An end that no word says stands where the stretch does.
    const endPiece = endText === '' ? found : slice(found, found.text.length - endText.length);
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
  const season = seasons.get(
    start
      .trim()
      .toLowerCase()
      .replace(/s?(?:\s.*)?$/u, ''),
  );
  if (season) return { start: `${end}-${season[0]}`, end: `${end}-${season[1]}` };
  const ongoing = new RegExp(`^(?:${now}|现?在职|起|)$`, 'iu').test(end.trim());
  const first = monthOf(start, 'start') ?? monthOf(`${start} ${yearIn(end)?.digits ?? ''}`, 'start');
  if (!first) return null;
  if (ongoing) return { start: first, end: null };
  // `2026-2026` says no more than the year.
  if (first.slice(0, 4) === end.trim().replace(/年$/, '') && /^\d{4}\D*$/.test(start.trim()))
    return { start: `${first.slice(0, 4)}-01`, end: `${first.slice(0, 4)}-12` };
  const closing = monthOf(end, 'end');
  if (closing?.startsWith(first.slice(0, 4)) && closing < first && /^\d{4}\D*$/.test(start.trim()))
    return { start: `${first.slice(0, 4)}-01`, end: closing };
  const last = closing ?? monthOf(`${first.slice(0, 4)}.${end.replace(/\D/g, '')}`, 'end');
  return last && last >= first ? { start: first, end: last } : null;
}

/** `2021`, `'21`, `21年` and the beginning of `21.09` are one year. */
function yearIn(text: string): { written: string; digits: string } | null {
  const [written, quoted, short = quoted] =
    text.match(/(?:19|20)\d{2}|['’](\d{2})|^\s*(\d{2})(?=\s*年|\s?[./]\s?\d{1,2}\s*$)/) ?? [];
  return written === undefined ? null : { written, digits: short === undefined ? written : `20${short}` };
}

/** A bare year starts in September and ends in June, as terms do. */
function monthOf(text: string, side: 'start' | 'end'): string | null {
  const six = text.match(/^\s*(\d{4})(\d{2})\s*$/);
  if (six) return `${six[1]}-${six[2]}`;
  const [, ofDay, yearOfDay] = text.match(/^\s*\d{1,2}\s*[/.]\s*(\d{1,2})\s*[/.]\s*(\d{4})/) ?? [];
  if (ofDay) return `${yearOfDay}-${ofDay.padStart(2, '0')}`;
  const year = yearIn(text);
  if (!year) return null;
  const season = hanSeasons.get(text.match(/[春夏秋冬]/u)?.[0] ?? '');
  if (season) return `${year.digits}-${season[side]}`;
  const name = text.match(/[a-zа-я]{3}/iu)?.[0].toLowerCase();
  const han = text.match(/(十[一二]?|[一二三四五六七八九])\s*月/u)?.[1];
  const named = han
    ? hanMonths.indexOf(han) + 1
    : name
      ? Math.max(monthNames.indexOf(name), russianMonths.indexOf(name.replace('мая', 'май'))) + 1
      : 0;
  const rest = text.replace(year.written, ' ');
  const number = named || Number(rest.match(/\d{1,2}/)?.[0] ?? (side === 'start' ? 9 : 6));
  return number >= 1 && number <= 12 ? `${year.digits}-${String(number).padStart(2, '0')}` : null;
}

const hanMonths = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** Terms in China begin in March and September, and end in June and December. */
const hanSeasons = new Map([
  ['春', { start: '03', end: '06' }],
  ['夏', { start: '06', end: '06' }],
  ['秋', { start: '09', end: '12' }],
  ['冬', { start: '12', end: '12' }],
]);
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const russianMonths = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const seasons = new Map([
  ['spring', ['03', '05']],
  ['summer', ['06', '08']],
  ['autumn', ['09', '11']],
  ['fall', ['09', '11']],
  ['winter', ['12', '12']],
]);
