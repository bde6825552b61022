import type { HolidaysOfYear } from '@qinghe/contract/dict/holidays.ts';
import { AppError } from '../../../app-error.ts';
import { dayAfter } from '../../../time/china-day.ts';

const WEEKDAYS = '日一二三四五六';

/** `2月15日（农历腊月二十八、周日）`, perhaps with its year; behind 至 the month may be left out. */
const DATE =
  /(?:(?<year>\d{4})年)?(?:(?<month>\d{1,2})月)?(?<day>\d{1,2})日(?:[（(][^）)]*?(?:周|星期)(?<weekday>[一二三四五六日天])[）)])?/u;
const RANGE = new RegExp(
  `(${DATE.source.replace(/\?<\w+>/g, '')})(?:至(${DATE.source.replace(/\?<\w+>/g, '')}))?[^0-9]*?放假`,
  'u',
);

interface Day {
  date: string;
  month: number;
}

/**
 * The days off of a notice of the State Council, and those that are worked for them, as it is written each year
 * (国务院办公厅关于部分节假日安排的通知): `二、春节：2月15日（周日）至23日（周一）放假调休，共9天。2月14日（周六）上班。`
 * @throws AppError 400 of `notice` where it names no holiday, a weekday that its day has not in that year, another number of days
 * than it counts, or a working day that is none of a week-end
 */
export function readNotice(year: number, notice: string): HolidaysOfYear {
  const found: HolidaysOfYear = { year, holidays: [], worked: [] };
  let name = '';
  for (const sentence of notice.split(/[。；;\n]/u)) {
    name =
      sentence.match(/[一二三四五六七八九十]、\s*(?<name>[\p{Script=Han}、]{2,12}?)\s*[:：]/u)?.groups?.['name'] ??
      name;
    const range = RANGE.exec(sentence);
    if (range?.[1]) found.holidays.push(holidayOf(year, name, sentence, range));
    else if (/上班/u.test(sentence)) found.worked.push(...workedIn(year, sentence));
  }
  if (found.holidays.length === 0 || found.holidays.some((one) => one.name === '')) throw refusal('holiday.none');
  return found;
}

function holidayOf(year: number, name: string, sentence: string, range: RegExpExecArray) {
  const first = dayOf(year, range[1] ?? '');
  // Behind the first date and the four groups of it.
  const until = range[6];
  const last = until === undefined ? first : dayOf(year, until, first.month);
  const said = Number(
    sentence
      .match(/共\s*(\d{1,2})\s*天|放假\s*(\d{1,2})\s*天/u)
      ?.slice(1)
      .find(Boolean) ?? Number.NaN,
  );
  const days = (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000 + 1;
  if (days < 1 || days > 15 || (said && said !== days)) throw refusal('holiday.count', { name, days, said: said || 0 });
  return { name, from: first.date, to: last.date };
}

function workedIn(year: number, sentence: string): string[] {
  return [...sentence.matchAll(new RegExp(DATE, 'gu'))].map(([text]) => {
    const { date } = dayOf(year, text);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) throw refusal('holiday.workedWeekday', { day: date });
    return date;
  });
}

function dayOf(year: number, text: string, month?: number): Day {
  const { groups = {} } = DATE.exec(text) ?? {};
  const of = Number(groups['month'] ?? month);
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${groups['year'] ?? year}-${two(of)}-${two(Number(groups['day']))}`;
  // The thirtieth of February is read as a day of March.
  if (Number.isNaN(Date.parse(date)) || dayAfter(date, 0) !== date) throw refusal('holiday.date', { day: text });
  const said = groups['weekday']?.replace('天', '日');
  const is = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (said !== undefined && said !== is) throw refusal('holiday.weekday', { day: date });
  return { date, month: of };
}

const refusal = (reason: string, values: Record<string, string | number> = {}) =>
  new AppError(400, { field: 'notice', reason, values });
