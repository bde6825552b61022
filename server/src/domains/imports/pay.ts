import { plainSigns } from '@qinghe/contract/pasted.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';

type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a cell says of pay, in the unit of the kind: yuan a day for interns, thousands of yuan a month for graduates. */
export type PayReading =
  | { min: number; max: number; isRange: boolean; months?: number }
  | 'negotiable'
  /** It says an amount that the kind has no place for. */
  | { yuan: number; period: Period | undefined }
  | 'unread';

/** Yuan that interns are paid a day, and thousands that graduates are paid a month, at most. */
const MOST = { internship: 9999, campus: 999 };
/** From here on a figure without a unit is yuan, not thousands of them. */
const YUAN_FROM = 1000;

const PERIODS: readonly [Period, RegExp, RegExp][] = [
  ['hour', /^(?:时薪|每小时)/, /(?:\/|每|per)(?:小时|时|h|hr|hour)$/],
  ['day', /^(?:日薪|每[天日])/, /(?:(?:\/|每|per)(?:天|日|d|day)|(?<=元|块)一?天)$/],
  ['week', /^(?:周薪|每周)/, /(?:\/|每|per)(?:周|星期|w|wk|week)$/],
  ['month', /^(?:月薪|每月)/, /(?:(?:\/|每|per)(?:个?月|m|mo|mon|month)|(?<=元|块)一个?月)$/],
  ['year', /^(?:年薪|每年)/, /(?:(?:\/|每|per)(?:年|y|yr|year|annum)|(?<=元|块|万)一年)$/],
];

/**
 * Reads `200`, `200元/天`, `3k`, `1.5万`, `12000元/月`, `15-20K·13薪`, `面议`. A cell is read whole or not at all: what stands
 * behind a figure is its unit. `headUnit`: what the column's head says in brackets, for figures without a unit of their own.
 */
export function readPay(cell: string, kind: JobKind, headUnit = ''): PayReading {
  const words = folded(cell);
  if (/^(?:薪[资酬]|工资|待遇)?(?:面议|面谈|可谈|negotiable)$/.test(words)) return 'negotiable';
  const [, head = words, paidMonths] = /^(.*?)[·*x×,/(]?(?:(\d{2})薪|(?<=[*x×])\d{2})\)?$/.exec(words) ?? [];
  const months = paidMonths ?? /[*x×](\d{2})$/.exec(words)?.[1];
  const { text, period } = withoutPeriod(/^[\d.~-]+$/.test(head) ? head + folded(headUnit) : head);
  const parts = text.split(/[-~至到]/);
  const [low, high = low, ...more] = parts.map(amountOf);
  if (!low || !high || more.length > 0) return 'unread';
  // Of `15-20k` both are thousands.
  const min = low.unit === '' ? { ...low, unit: high.unit, factor: high.factor } : low;
  const least = inUnitOf(kind, min, period);
  const most = inUnitOf(kind, high, period);
  if (typeof least === 'object') return least;
  if (typeof most === 'object') return most;
  if (least > most) return 'unread';
  const paid = months === undefined ? {} : { months: Number(months) };
  return { min: least, max: most, isRange: parts.length > 1, ...paid };
}

const folded = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/¥|税前|人民币|rmb|cny/g, '')
    // A blank between two figures parts them.
    .replace(/(?<!\d)\s+|\s+(?!\d)/g, '');

function withoutPeriod(text: string): { text: string; period: Period | undefined } {
  for (const [period, before, behind] of PERIODS) {
    const rest = text.replace(before, '').replace(behind, '');
    if (rest !== text) return { text: rest, period };
  }
  return { text, period: undefined };
}

interface Amount {
  figure: number;
  factor: number;
  unit: string;
}

const FACTORS: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000 };

/** `12`, `12k`, `1.5万`, `12000元`, `1万2` */
function amountOf(text: string): Amount | undefined {
  const [, tens, thousands] = /^(\d{1,3})[万w](\d)(?:千|k)?元?$/.exec(text) ?? [];
  if (tens !== undefined) return { figure: Number(tens) * 10 + Number(thousands), factor: 1000, unit: '万' };
  const [, figure, factor = '', yuan = ''] = /^(\d{1,9}(?:\.\d{1,4})?)([k千w万]?)(元|块|块钱)?$/.exec(text) ?? [];
  if (figure === undefined) return undefined;
  return { figure: Number(figure), factor: FACTORS[factor] ?? 1, unit: factor + yuan };
}

/** The amount in the unit of the kind, or in yuan where it does not fit. */
function inUnitOf(kind: JobKind, { figure, factor, unit }: Amount, period: Period | undefined) {
  const yuan = Math.round(figure * factor * 100) / 100;
  const value = kind === 'internship' ? perDay(yuan, unit, period) : thousandsPerMonth(yuan, unit, period);
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST[kind] ? value : { yuan, period };
}

/** Without a period `3k` is not what interns are paid a day, and nobody says what else. */
const perDay = (yuan: number, unit: string, period: Period | undefined): number | undefined =>
  period === 'day' || (period === undefined && (unit === '' || (/^[元块]/.test(unit) && yuan < YUAN_FROM)))
    ? yuan
    : undefined;

function thousandsPerMonth(yuan: number, unit: string, period: Period | undefined): number | undefined {
  if (period !== undefined && period !== 'month') return undefined;
  return unit === '' && yuan < YUAN_FROM ? yuan : yuan / 1000;
}
