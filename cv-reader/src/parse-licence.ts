import type { ReadField } from '@qinghe/contract/company/licence.ts';
import { isUnifiedSocialCreditCode } from '@qinghe/contract/formats.ts';
import type { OcrBox, OcrLine } from './ocr.ts';

type Field = ReadField['field'];

/** What stands before a value on licences of companies, branches, individual businesses and partnerships, old and new. */
const LABELS: readonly [Field, RegExp][] = [
  ['credit_code', /^(?:统一社会信用代码|注册号)[:：]?/],
  ['name', /^(?:企业)?名称[:：]?/],
  ['company_type', /^(?:主体|公司|企业)?类型[:：]?/],
  ['legal_person', /^(?:法定代表人|负责人|经营者|投资人|执行事务合伙人)(?:姓名)?[:：]?/],
  ['registered_capital', /^(?:注册资本|出资额|资金数额|注册资金)[:：]?/],
  ['founded_on', /^(?:成立日期|注册日期)[:：]?/],
  ['valid_until', /^(?:营业期限|合伙期限|经营期限)[:：]?/],
  ['registered_address', /^(?:住所|主要经营场所|经营场所|营业场所|地址)[:：]?/],
  ['scope', /^经营范围[:：]?/],
];
/** Where the values end: the office and the line under the frame. */
const END = /^(?:登记机关|国家企业信用信息公示系统|市场主体应当|国家市场监督管理总局|扫描)/;
/** The recogniser is not sure of a line below this; read from how often its lines are wrong. */
const SURE = 0.9;

interface Piece {
  text: string;
  box: OcrBox;
  confidence: number;
}

/** The fields of a licence from the lines that were recognised on it, each with its place. */
export function parseLicence(lines: readonly OcrLine[], page: { width: number; height: number }): ReadField[] {
  const pieces = joinLabels(lines.map(pieceOf).filter(({ text }) => text !== '')).toSorted((a, b) => a.box.y - b.box.y);
  const labels = pieces.flatMap((piece) => {
    const found = LABELS.find(([, label]) => label.test(piece.text));
    return found ? [{ piece, field: found[0], label: found[1] }] : [];
  });
  const isLabel = (piece: Piece) => END.test(piece.text) || labels.some((one) => one.piece === piece);
  const fields = labels.flatMap(({ piece, field, label }) => {
    const rest = piece.text.replace(label, '');
    const own = rest === '' ? [] : [{ ...piece, text: rest }];
    const value = [...own, ...valueBeside(piece, own, pieces, isLabel)];
    return value.length === 0 ? [] : [toField(field, value, page)];
  });
  const told = fields.filter(({ field, value }) => value !== '' || field === 'valid_until');
  const first = told.filter(({ field }, index) => told.findIndex((other) => other.field === field) === index);
  const code = first.some(({ field }) => field === 'credit_code') ? [] : strayCode(pieces, page);
  return [...first, ...code];
}

const pieceOf = ({ words }: OcrLine): Piece => ({
  text: words
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ''),
  box: around(words.map(({ box }) => box)),
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
});

function around(boxes: readonly OcrBox[]): OcrBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A label set wide (名　称) comes as two pieces. */
function joinLabels(pieces: readonly Piece[]): Piece[] {
  const joined = [...pieces];
  for (const [head, tail] of [
    ['名', '称'],
    ['类', '型'],
    ['住', '所'],
  ] as const)
    for (const first of pieces.filter(({ text }) => text === head)) {
      const second = joined.find(
        (piece) =>
          piece.text.startsWith(tail) && isBeside(first, piece) && piece.box.x < first.box.x + 8 * first.box.height,
      );
      if (!second) continue;
      joined.splice(joined.indexOf(first), 1);
      joined[joined.indexOf(second)] = {
        ...second,
        text: head + second.text,
        box: around([first.box, second.box]),
      };
    }
  return joined;
}

const middle = ({ box }: Piece): number => box.y + box.height / 2;
const isBeside = (left: Piece, right: Piece): boolean =>
  right.box.x > left.box.x &&
  Math.abs(middle(left) - middle(right)) < 0.7 * Math.max(left.box.height, right.box.height);

/** What stands right of a label, and the lines under that until the next label of the column. */
function valueBeside(
  label: Piece,
  own: readonly Piece[],
  pieces: readonly Piece[],
  isLabel: (piece: Piece) => boolean,
): Piece[] {
  const [nextColumn] = pieces
    .filter((piece) => isLabel(piece) && piece.box.x > label.box.x + 4 * label.box.height)
    .map(({ box }) => box.x)
    .filter((x) => x > (own.length > 0 ? label.box.x + label.box.width : label.box.x + label.box.height))
    .toSorted((a, b) => a - b);
  const inColumn = ({ box }: Piece) => nextColumn === undefined || box.x < nextColumn - label.box.height / 2;
  const beside = pieces.filter(
    (piece) => piece !== label && !isLabel(piece) && isBeside(label, piece) && inColumn(piece),
  );
  const first = own[0] ?? beside.toSorted((a, b) => a.box.x - b.box.x)[0];
  if (!first) return [];
  const left = Math.min(first.box.x, ...beside.map(({ box }) => box.x));
  const bottom = pieces
    .filter(
      (piece) =>
        isLabel(piece) && middle(piece) > middle(label) + label.box.height && sharesColumn(piece, label, nextColumn),
    )
    .map(middle)
    .toSorted((a, b) => a - b)[0];
  const below = pieces.filter(
    (piece) =>
      !isLabel(piece) &&
      !beside.includes(piece) &&
      middle(piece) > middle(label) + 0.5 * label.box.height &&
      (bottom === undefined || middle(piece) < bottom - 0.5 * label.box.height) &&
      piece.box.x > label.box.x &&
      piece.box.x >= left - 3 * label.box.height &&
      inColumn(piece),
  );
  return [...beside, ...closeTo(label, below)];
}

const sharesColumn = (piece: Piece, label: Piece, nextColumn: number | undefined): boolean =>
  Math.abs(piece.box.x - label.box.x) < 3 * label.box.height ||
  (piece.box.x <= label.box.x && (nextColumn === undefined || piece.box.x + piece.box.width > label.box.x));

/** Lines that follow each other without a gap; what lies lower is another thing. */
function closeTo(label: Piece, below: readonly Piece[]): Piece[] {
  let last = label.box.y + label.box.height;
  const close: Piece[] = [];
  for (const piece of below.toSorted((a, b) => a.box.y - b.box.y)) {
    if (piece.box.y - last > 1.5 * piece.box.height) break;
    close.push(piece);
    last = Math.max(last, piece.box.y + piece.box.height);
  }
  return close;
}

function toField(
  field: Field,
  value: readonly Piece[],
  { width, height }: { width: number; height: number },
): ReadField {
  const text = value.map((piece) => piece.text).join('');
  const { value: cleaned, isWhole } = clean(field, text);
  const { x, y, width: w, height: h } = around(value.map(({ box }) => box));
  return {
    field,
    value: cleaned,
    doubtful: !isWhole || Math.min(...value.map(({ confidence }) => confidence)) < SURE,
    box: { x: x / width, y: y / height, width: w / width, height: h / height },
  };
}

/** As the form takes it, and whether that looks like the whole of it. */
function clean(field: Field, text: string): { value: string; isWhole: boolean } {
  if (field === 'credit_code') {
    const [code = ''] = /[0-9A-Z]{18}|\d{15}/.exec(text.toUpperCase().replace(/[^0-9A-Z]/g, '')) ?? [];
    return { value: code, isWhole: isUnifiedSocialCreditCode(code) };
  }
  if (field === 'founded_on') return dateOf(text);
  if (field === 'valid_until')
    return /长期|永久|不约定/.test(text) ? { value: '', isWhole: true } : dateOf(text.split('至').at(-1) ?? '');
  if (field === 'legal_person')
    return { value: text.replace(/[^\p{L}·•]/gu, ''), isWhole: /^\p{Script=Han}{2,4}$/u.test(text) };
  // Recognisers give narrow brackets for wide ones.
  return { value: text.replaceAll('(', '（').replaceAll(')', '）'), isWhole: text.length > 1 };
}

function dateOf(text: string): { value: string; isWhole: boolean } {
  const [, year, month = '', day = ''] = /((?:19|20)\d{2})年(\d{1,2})月(\d{1,2})日/.exec(text) ?? [];
  const value = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  const isDay = value !== '' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
  return { value: isDay ? value : '', isWhole: isDay };
}

/** A code that stands apart from its label. */
function strayCode(pieces: readonly Piece[], page: { width: number; height: number }): ReadField[] {
  const piece = pieces.find(({ text }) => /^[0-9A-Z]{18}$/.test(text.toUpperCase()));
  return piece ? [toField('credit_code', [piece], page)] : [];
}
