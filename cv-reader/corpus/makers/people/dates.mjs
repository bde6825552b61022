// The ways that people write months. Each form gives what is printed, and what a reader of the page may take from it.
import { labels } from './wording.mjs';

const long = 'January February March April May June July August September October November December'.split(' ');
const russian = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');
const of = (month) => ({
  year: month.slice(0, 4),
  short: month.slice(2, 4),
  month: month.slice(5),
  plain: Number(month.slice(5)),
});
const months = (write, dash) => ({ write, dash });

const forms = {
  dots: months(({ year, month }) => `${year}.${month}`, '-'),
  'dots-en-dash': months(({ year, month }) => `${year}.${month}`, ' – '),
  'dots-hyphen': months(({ year, month }) => `${year}.${month}`, '\u2010'),
  'dots-minus': months(({ year, month }) => `${year}.${month}`, ' \u2212 '),
  'dots-figure': months(({ year, plain }) => `${year}.${plain}`, '\u2012'),
  slashes: months(({ year, month }) => `${year}/${month}`, ' ~ '),
  words: months(({ year, plain }) => `${year}年${plain}月`, ' - '),
  'short-words': months(({ short, plain }) => `${short}年${plain}月`, '—'),
  tight: months(({ year, month }) => `${year}${month}`, ' - '),
  'month-first': months(({ year, plain }) => `${plain}/${year}`, '-'),
  english: months(({ year, plain }) => `${long[plain - 1].slice(0, 3)} ${year}`, ' – '),
  'english-long': months(({ year, plain }) => `${long[plain - 1]} ${year}`, ' to '),
  apostrophe: months(({ short, plain }) => `${long[plain - 1].slice(0, 3)} '${short}`, ' - '),
  'english-stop': months(({ year, plain }) => `${long[plain - 1].slice(0, 3)}. ${year}`, ' \u2012 '),
  japanese: months(({ year, plain }) => `${year}年${plain}月`, '〜'),
  korean: months(({ year, month }) => `${year}.${month}`, ' ~ '),
  russian: months(({ year, plain }) => `${russian[plain - 1]} ${year}`, ' — '),
  years: months(({ year }) => year, '-'),
};
export const dateForms = {
  zh: [
    'dots',
    'dots-en-dash',
    'dots-hyphen',
    'dots-minus',
    'dots-figure',
    'slashes',
    'words',
    'short-words',
    'tight',
    'month-first',
    'half-years',
    'years',
  ],
  en: ['english', 'english-long', 'apostrophe', 'english-stop', 'month-first', 'slashes', 'since', 'years'],
  ja: ['japanese'],
  ko: ['korean'],
  ru: ['russian'],
};

/** `text`, and the same in two parts for dates set one above the other; `start` and `end` as a month or a bare year. */
export function period(form, language, { start, end }) {
  const { write, dash } = forms[form] ?? forms[form === 'since' ? 'english-long' : 'dots'];
  const open = end === 'present';
  if (form === 'since' && open) {
    const text = `since ${write(of(start))}`;
    return { text, parts: [text, ''], start, end };
  }
  const bare = form === 'years';
  const year = (month) => month.slice(0, 4);
  const from = form === 'half-years' ? year(start) : write(of(start));
  const to = open ? labels[language].now : write(of(end));
  return {
    text: `${from}${dash}${to}`,
    parts: [from, to],
    start: bare || form === 'half-years' ? year(start) : start,
    end: bare && !open ? year(end) : end,
  };
}
