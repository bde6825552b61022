import { format, getFormatDateInfo, isDateFormat } from 'numfmt';

const DAY = 86_400_000;
// Day 0 of the 1900 system, as it has a 29 February 1900 (ECMA-376, part 1, 18.17.4.1).
const EPOCH = Date.UTC(1899, 11, 30);
/** From the first day of the 1900 system to that of 1904. */
const DAYS_UNTIL_1904 = 1462;

/** A number as Excel shows it; days as YYYY-MM-DD, however they are shown, so that day and month are never mistaken. */
export function shownNumber(number: number, pattern: string, from1904: boolean): string {
  if (pattern === 'General' || pattern === '@') return plain(number);
  try {
    if (!isDateFormat(pattern)) return format(pattern, number, { nbsp: false }).trim();
    const day = number + (from1904 ? DAYS_UNTIL_1904 : 0);
    const { year, month, day: hasDay } = getFormatDateInfo(pattern);
    return year && month && hasDay
      ? new Date(EPOCH + Math.floor(day) * DAY).toISOString().slice(0, 10)
      : format(pattern, day, { nbsp: false, locale: 'zh-CN' }).trim();
  } catch {
    // A format that the library cannot read, or a day outside of its calendar.
    return plain(number);
  }
}

/** Fifteen digits, as Excel keeps them: 0.1 + 0.2 is 0.3. */
const plain = (number: number): string => String(Number(number.toPrecision(15)));
