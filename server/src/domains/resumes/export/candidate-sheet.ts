import { applicationExportTexts } from '@qinghe/contract/texts/application-export.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { type Cell, chinaTime, writeSheets } from '../../files/index.ts';
import type { ExportedRow } from './export-queries.ts';

/** Applications as a spreadsheet, with contact details; a column that nobody has anything in is left out. */
export function writeCandidates(rows: readonly ExportedRow[], locale: Locale): Promise<Buffer> {
  const t = textsIn(applicationExportTexts, locale);
  const columns = columnsIn(locale).map(([head, cellOf]) => ({ head: t(`head.${head}`), cells: rows.map(cellOf) }));
  const shown = columns.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return writeSheets([
    {
      title: t('sheet'),
      head: shown.map(({ head }) => head),
      rows: rows.map((_row, index) => shown.map(({ cells }) => cells[index] ?? '')),
    },
  ]);
}

type Column = [
  head: keyof (typeof applicationExportTexts)['zh-CN'] extends infer Key
    ? Key extends `head.${infer Head}`
      ? Head
      : never
    : never,
  cellOf: (row: ExportedRow) => Cell,
];

const columnsIn = (locale: Locale): Column[] => {
  const t = textsIn(applicationExportTexts, locale);
  return [
    ['name', ({ name }) => harmless(name)],
    // Digits with a plus at most, as the form takes them.
    ['phone', ({ phone }) => phone],
    ['email', ({ email }) => harmless(email)],
    ['job', ({ job_title }) => harmless(job_title)],
    ['stage', ({ stage }) => say(optionTexts, `stage.${stage}`, locale)],
    ['appliedAt', ({ applied_at }) => chinaTime(applied_at)],
    ['school', ({ school }) => harmless(school)],
    ['degree', ({ degree }) => (degree ? say(degrees, degree, locale) : '')],
    ['major', ({ major }) => harmless(major)],
    ['graduation', ({ graduation_month }) => graduation_month ?? ''],
    ['city', ({ city }) => harmless(city)],
    ['days', ({ days_per_week }) => days_per_week ?? ''],
    ['months', ({ months }) => months ?? ''],
    ['start', ({ earliest_start }) => (earliest_start === 'now' ? t('startNow') : (earliest_start ?? ''))],
    ['gpa', ({ gpa }) => harmless(gpa)],
    ['wishCity', ({ wish_city }) => harmless(wish_city)],
    ['wishRank', ({ wish_rank }) => wish_rank ?? ''],
    ['offer', ({ offer_state }) => (offer_state ? say(optionTexts, `offer_state.${offer_state}`, locale) : '')],
    ['stars', ({ rating }) => rating ?? ''],
    ['tags', ({ tags }) => harmless(tags.map(({ name }) => name).join(t('listBreak')))],
  ];
};

/**
 * A text that somebody typed. In the sheet it is text anyway; saved as CSV and opened again it would be a formula without
 * the apostrophe (OWASP, CSV injection).
 */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
