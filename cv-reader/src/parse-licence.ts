import type { ReadField } from '@qinghe/contract/company/licence.ts';
import { isUnifiedSocialCreditCode } from '@qinghe/contract/formats.ts';
import { levelRows, median, type Row, type RowSign } from './level-rows.ts';
import type { OcrLine } from './ocr.ts';
import { around, SURE } from './recognised-pieces.ts';

type Field = ReadField['field'];

/**
 * What stands before a value on licences of companies, branches, individual businesses and partnerships, old and new; `null`
 * for what nobody asks for. Signs that recognisers take for each other stand side by side.
 */
const LABELS: readonly [Field | null, RegExp][] = [
  ['credit_code', /^(?:统一社会信用代码|注册号)[:：]?/],
  ['name', /^(?:企业)?名称[:：]?/],
  ['company_type', /^(?:主体|公司|企业)?类型[:：]?/],
  ['legal_person', /^(?:法定代表[人入]|负责[人入]|经营者|投资[人入]|执行事务合伙[人入])(?:姓名)?[:：]?/],
  ['registered_capital', /^(?:注册资本|出资额|资金数额|注册资金)[:：]?/],
  ['founded_on', /^(?:成立|注册)[日曰]期[:：]?/],
  ['valid_until', /^(?:营业|合伙|经营)期限[:：]?/],
  ['registered_address', /^(?:住所|主要经营场所|经营场所|营业场所|地址)[:：]?/],
  ['scope', /^经营范[围田圍][:：]?/],
  [null, /^(?:实收资本|组成形式|登记机关|核准日期|发照日期|国家企业信用|市场主体应当|国家市场监督|扫描)/],
];
/** What is left of a label whose beginning was not recognised, under a stamp or in a fold. */
const TAILS: readonly [Field, RegExp][] = [
  ['name', /^称/],
  ['company_type', /^型/],
  ['legal_person', /^定代表[人入]/],
  ['registered_capital', /^册资本/],
  ['founded_on', /^立[日曰]期/],
  ['valid_until', /^业期限/],
  ['registered_address', /^[所听]/],
  ['scope', /^营范[围田圍]/],
];

/** The widest label, in heights of a line. */
const LABEL_WIDTH = 7;

/** A label on the level page, and where in its row it stands. */
interface Label {
  field: Field | null;
  row: number;
  from: number;
  /** Index behind its last character. */
  to: number;
  x: number;
}

/** The fields of a licence from the lines that were recognised on it, each with its place. */
export function parseLicence(lines: readonly OcrLine[], page: { width: number; height: number }): ReadField[] {
  const { rows, height } = levelRows(lines);
  const whole = inColumns(
    rows.flatMap((row, index) => labelsIn(row, index, LABELS)),
    height,
  );
  const labels = [...whole, ...tailsIn(rows, whole, height)].toSorted((a, b) => a.row - b.row || a.from - b.from);
  const fields = labels.flatMap((label) => {
    if (label.field === null || label.field === 'credit_code') return [];
    const value = signsBeside(label, labels, rows, height);
    return value.length === 0 ? [] : [toField(label.field, value, page)];
  });
  const told = [...codeIn(rows, page), ...fields.filter(({ field, value }) => value !== '' || field === 'valid_until')];
  return told.filter(({ field }, index) => told.findIndex((other) => other.field === field) === index);
}

/** Labels begin where a piece does; set wide, their characters are pieces of their own. */
function labelsIn(row: Row, index: number, labels: readonly (readonly [Field | null, RegExp])[]): Label[] {
  const text = row.map(({ sign }) => sign).join('');
  return row.flatMap(({ opens, x }, from) => {
    if (!opens) return [];
    for (const [field, label] of labels) {
      const found = label.exec(text.slice(from));
      if (found) return [{ field, row: index, from, to: from + found[0].length, x }];
    }
    return [];
  });
}

/** Labels stand below each other: one that stands alone to the right of others is part of a text. */
function inColumns(labels: readonly Label[], height: number): Label[] {
  return labels.filter(
    (label) =>
      label.field === null ||
      label.field === 'credit_code' ||
      labels.filter(({ x }) => Math.abs(x - label.x) < 3 * height).length > 1 ||
      // The only one that was recognised of the right column.
      labels.some(({ row, x }) => row === label.row && x < label.x) ||
      labels.length < 4,
  );
}

/** Ends of labels that stand in the column of whole ones, for fields that have none. */
function tailsIn(rows: readonly Row[], labels: readonly Label[], height: number): Label[] {
  const missing = TAILS.filter(([field]) => !labels.some((label) => label.field === field));
  return rows.flatMap((row, index) =>
    labelsIn(row, index, missing).filter((tail) =>
      labels.some(({ field, x }) => field !== null && tail.x > x && tail.x < x + LABEL_WIDTH * height),
    ),
  );
}

/** What stands right of a label, and the lines under that until the next label of the column. */
function signsBeside(label: Label, labels: readonly Label[], rows: readonly Row[], height: number): RowSign[] {
  const isInColumn = ({ x }: Label) => Math.abs(x - label.x) < LABEL_WIDTH * height;
  const next = labels.find((one) => one.row > label.row && isInColumn(one));
  const row = rows[label.row] ?? [];
  let y = median(row.slice(label.from, label.to).map((sign) => sign.y));
  const isWithin = ({ x }: RowSign) => x < rightEdge(label, labels, rows, { y, height }) - height / 2;
  const value = row.slice(label.to).filter(isWithin);
  const left = value[0]?.x ?? label.x + 4 * height;
  for (const below of rows.slice(label.row + 1, next?.row)) {
    const part = below.filter((sign) => sign.x > left - 1.5 * height && isWithin(sign));
    if (part.length === 0) continue;
    const at = median(part.map((sign) => sign.y));
    // Lines of a value follow each other without a gap; what lies lower is another thing.
    if (at - y > 2.7 * height) break;
    value.push(...part);
    y = at;
  }
  return value;
}

/** Where the next column begins, by its label nearest to this height: columns of a photograph are not parallel. */
function rightEdge(
  label: Label,
  labels: readonly Label[],
  rows: readonly Row[],
  { y, height }: { y: number; height: number },
): number {
  const yOf = (one: Label) => rows[one.row]?.[one.from]?.y ?? 0;
  const [nearest] = labels
    .filter(({ field, x }) => field !== null && field !== 'credit_code' && x > label.x + LABEL_WIDTH * height)
    .toSorted((a, b) => Math.abs(yOf(a) - y) - Math.abs(yOf(b) - y));
  return nearest?.x ?? Number.POSITIVE_INFINITY;
}

function toField(
  field: Field,
  signs: readonly RowSign[],
  { width, height }: { width: number; height: number },
): ReadField {
  const { value, isWhole } = clean(field, signs.map(({ sign }) => sign).join(''));
  const { x, y, width: w, height: h } = around(signs.map(({ box }) => box));
  return {
    field,
    value,
    doubtful: !isWhole || Math.min(...signs.map(({ confidence }) => confidence)) < SURE,
    box: { x: x / width, y: y / height, width: w / width, height: h / height },
  };
}

/** As the form takes it, and whether that looks like the whole of it. */
function clean(field: Field, text: string): { value: string; isWhole: boolean } {
  if (field === 'founded_on') return dateOf(text);
  if (field === 'valid_until')
    return /长期|永久|不约定/.test(text) ? { value: '', isWhole: true } : dateOf(text.split('至').at(-1) ?? '');
  if (field === 'legal_person')
    return {
      value: text.replace(/[^\p{L}·•]/gu, ''),
      isWhole: /^(?:\p{Script=Han}{2,4}|\p{Script=Han}+[·•]\p{Script=Han}+)$/u.test(text),
    };
  // Recognisers give narrow brackets for wide ones.
  return { value: text.replaceAll('(', '（').replaceAll(')', '）'), isWhole: text.length > 1 };
}

function dateOf(text: string): { value: string; isWhole: boolean } {
  const [, year, month = '', day = ''] = /((?:19|20)\d{2})年(\d{1,2})月(\d{1,2})日/.exec(text) ?? [];
  const value = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  const isDay = value !== '' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
  return { value: isDay ? value : '', isWhole: isDay };
}

/** Letters that a code never has, and what they are taken from. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', Z: '2' };

/** The code stands beside its label or below; its own check digit says which of several it is. */
function codeIn(rows: readonly Row[], page: { width: number; height: number }): ReadField[] {
  const found = rows.flatMap((row) => {
    const text = row.map(({ sign }) => sign.toUpperCase()).join('');
    return [...text.matchAll(/[0-9A-Z]{18}|(?<=注册号[:：]?)\d{15}/g)].map((match) => {
      const value = match[0].replace(/[OISZ]/g, (sign) => MISREAD[sign] ?? sign);
      const signs = row.slice(match.index, match.index + match[0].length);
      return { ...toField('credit_code', signs, page), value, isRight: isUnifiedSocialCreditCode(value) };
    });
  });
  return found
    .toSorted((a, b) => Number(b.isRight) - Number(a.isRight))
    .slice(0, 1)
    .map(({ isRight, ...field }) => ({ ...field, doubtful: !isRight || field.doubtful }));
}
