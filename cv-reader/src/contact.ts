import { findCity } from './cities.ts';
import { findMonth } from './dates.ts';
import type { CvLine } from './lines.ts';
import { type Piece, type Sourced, slice, sourced, split } from './pieces.ts';

/** E-mail, the first in the text: other people's addresses stand further down. */
export function readEmail(lines: CvLine[]): Sourced<string> | undefined {
  for (const [at, line] of lines.entries()) {
    const match = line.text.match(
      /[[\p{L}\p{N}]--\p{Script=Han}](?:[[\p{L}\p{N}._%+\-]--\p{Script=Han}]| (?=\.[a-z])){0,63} ?[@＠] ?[[\p{L}\p{N}\-]--\p{Script=Han}]{1,63}(?:(?:\.| \.(?=[a-z]))[[\p{L}\p{N}\-]--\p{Script=Han}]{1,63}){1,4}/v,
    );
    if (match?.index === undefined) continue;
    // A name that follows without a space begins with a capital; domains are written in one case.
    const written = match[0].replace(/(?<=\.[a-z]{2,12})\p{Lu}.*$/u, '');
    const found = slice(line, match.index, match.index + written.length);
    const wrapped = brokenOff(lines, at, found);
    const value = `${wrapped.before}${written}${wrapped.after}`.replaceAll(' ', '').replace('＠', '@');
    if (value.length > 254) continue;
    const isWhole =
      wrapped.before === '' && wrapped.after === '' && !/\p{Ll}+ $/u.test(line.text.slice(0, match.index));
    return { ...sourced(value, found), ...(isWhole ? {} : { doubt: 'unclear' as const }) };
  }
  return undefined;
}

/** What a narrow column parted from an address: `han-` above it, `tr` below `example.com.`, `m` below `qq.co`. */
function brokenOff(lines: CvLine[], at: number, found: Piece): { before: string; after: string } {
  const line = lines[at];
  const above = lines[at - 1]?.text.match(/(?:^|[\s\t])([\p{Ll}\d._]{2,20})-$/u)?.[1];
  const opens = line?.start === found.start && above !== undefined;
  const rest = line?.text.slice(found.start - line.start + found.text.length);
  const below = lines[at + 1]?.text.match(/^[a-z]{1,3}$/)?.[0];
  const after = below === undefined ? '' : rest === '.' ? `.${below}` : rest === '' ? below : '';
  return { before: opens ? above : '', after };
}

/** Of lines about the person (`ofPerson`): a mainland mobile wherever it stands; another number only near the top or behind a word that says phone. */
export function readPhone(lines: CvLine[], head: CvLine[]): Sourced<string> | undefined {
  const labelled = lines.filter((line) => phoneLabel.test(line.text));
  for (const line of [...labelled, ...head, ...lines]) {
    const found = mobileIn(line);
    if (found) return found;
  }
  const broken = lines.flatMap((line, at) => brokenMobile(line, lines[at + 1]) ?? [])[0];
  if (broken) return broken;
  // In a narrow column the label stands in a line of its own.
  const below = lines.filter((_, at) => isPhoneLabel(lines[at - 1]?.text ?? ''));
  for (const line of [...labelled, ...below, ...head]) {
    const found = otherPhoneIn(line, below.includes(line) || phoneLabel.test(line.text));
    if (found) return found;
  }
  return undefined;
}

const phoneLabel = /电话|手机|联系方式|\b(?:tel(?:ephone)?|(?:cell|mobile|hand)?phone|mobile|cell(?:ular)?)(?![a-z])/i;

function mobileIn(line: Piece): Sourced<string> | undefined {
  for (const match of line.text.matchAll(
    /(?<![\d.]|\+(?!86)\d{1,3}[\s().-]{0,2})(?:[(（]?(?:\+|00)?\s?86[)）]?[\s-]*)?(1[3-9]\d(?:[\s.-]?\d){8})(?!\d)/g,
  )) {
    const value = match[1]?.replace(/\D/g, '') ?? '';
    if (value.length === 11) return sourced(value, slice(line, match.index, match.index + match[0].length));
  }
  return undefined;
}

/** A mobile whose last digits a narrow column set into the next line: `+86 136 5590` above `7723`. */
function brokenMobile(line: CvLine, next: CvLine | undefined): Sourced<string> | undefined {
  const head = line.text.match(/(?<!\d)(?:\+?86[\s-]*)?(1[3-9]\d(?:[\s-]?\d){2,7})[\s-]*$/);
  if (head?.index === undefined || next === undefined || next.block !== line.block) return undefined;
  // What stands behind a sign is something else: `8825 · ORCID 0000-…`.
  const [rest = ''] = next.text.match(/^\d[\d\s-]*?(?=\s*(?:$|[·•|｜,，;；]))/u) ?? [];
  const value = `${head[1]}${rest}`.replace(/[\s-]/g, '');
  if (!/^\d{11}$/.test(value)) return undefined;
  const piece = { text: `${line.text.slice(head.index)}\n${rest}`, start: line.start + head.index };
  return { ...sourced(value, piece), doubt: 'unclear' };
}

const isPhoneLabel = (text: string): boolean => text.length <= 12 && phoneLabel.test(text) && !/\d/.test(text);

function otherPhoneIn(line: Piece, isLabelled: boolean): Sourced<string> | undefined {
  for (const match of line.text.matchAll(
    /(?<![\p{L}\d/])(?:[(（]?\+\s?\d{1,3}[)）]?[\s.·-]*)?(?:[(（]\d{1,4}[)）][\s.·-]*)?\d{1,8}(?:(?:[\s.-]?| · )\d{1,8}){1,5}(?![\p{L}\d])/gu,
  )) {
    const digits = match[0].replace(/\D/g, '');
    // The rest of a mobile number of the mainland stands in the next line.
    if (/^(?:86)?1[3-9]\d{1,8}$/.test(digits) && (match[0].includes('+') || digits.length < 8)) continue;
    const international = match[0].includes('+');
    if (digits.length < (international ? 8 : 7) || digits.length > 15) continue;
    if (
      !international &&
      ((digits.length < 9 && !isLabelled) || /(?:19|20)\d\d\s*[.\-–]\s*(?:\d{1,2}|(?:19|20)\d\d)/.test(match[0]))
    )
      continue;
    const place = slice(line, match.index, match.index + match[0].length);
    return sourced(`${international ? '+' : ''}${digits}`, place);
  }
  return undefined;
}

/** Gender as the CV states it, never from the name. */
export function readGender(head: CvLine[]): Sourced<'male' | 'female'> | undefined {
  for (const line of head) {
    const match =
      line.text.match(/性\s*别[\s:：]*(?<word>男|女)/u) ??
      line.text.match(/\b(?:gender|sex)[\s:：]*(?<word>female|male|f|m)\b/iu) ??
      line.text.match(/(?<![\p{Script=Han}])(?<word>男|女)(?:性|士|生)?(?![\p{Script=Han}])/u) ??
      line.text.match(/(?<![\p{L}-])(?<word>female|male)(?![\p{L}-])/iu);
    const word = match?.groups?.word;
    if (!match || match.index === undefined || !word) continue;
    const at = match.index + match[0].indexOf(word);
    return sourced(/^(?:女|f)/i.test(word) ? 'female' : 'male', slice(line, at, at + word.length));
  }
  return undefined;
}

/** The year of birth from a labelled date, from `2003年生`, or from a lone early date beside the gender. */
export function readBirthYear(head: CvLine[]): Sourced<number> | undefined {
  const patterns = [
    /(?:出生(?:日期|年月|时间)?|生日|生\s*日|born(?: (?:on|in))?|(?:date of )?birth(?:day|date| date)?|d\.?o\.?b\.?)[\s:：]*(?:[a-z]+\.? ?\d{0,2},? ?)?(?:\d{1,2}[./-]\d{1,2}[./-])?(?<year>19[4-9]\d|20[01]\d)/iu,
    /(?<year>19[4-9]\d|20[01]\d)(?:\s*[年./-]\s*\d{0,2}\s*月?(?:\s*[./-]?\s*\d{1,2}\s*日?)?)?\s*出?生(?![产活物])/u,
  ];
  for (const line of head) {
    for (const pattern of patterns) {
      const match = line.text.match(pattern);
      const year = match?.groups?.year;
      if (match?.index === undefined || !year) continue;
      const at = match.index + match[0].indexOf(year);
      return sourced(Number(year), slice(line, at, at + 4));
    }
  }
  for (const line of head) {
    if (!/(?:^|[^\p{Script=Han}])[男女](?:$|[^\p{Script=Han}])/u.test(line.text)) continue;
    for (const cell of split(line, /[\t|｜/·，,]|\s{2,}/g)) {
      const month = findMonth(cell);
      if (month && month.piece.text.length === cell.text.length && month.month < '2012') {
        return sourced(
          Number(month.month.slice(0, 4)),
          slice(
            month.piece,
            month.piece.text.indexOf(month.month.slice(0, 4)),
            month.piece.text.indexOf(month.month.slice(0, 4)) + 4,
          ),
        );
      }
    }
  }
  return undefined;
}

/** Where the person lives: behind a word that says so, else a place that stands alone in the head. */
export function readCity(head: CvLine[]): Sourced<string> | undefined {
  for (const line of head) {
    const label = line.text.match(
      /(?:现居住?(?:地|城市)?|居住地|所在(?:地|城市)|现所在地|常住地|通[讯信]地址|住址|地\s*址|城\s*市|location|address|based in|city|lives? in)[\s:：]*/iu,
    );
    if (label?.index === undefined || /(?:期望|意向|目标|工作)\s*$/u.test(line.text.slice(0, label.index))) continue;
    const after = slice(line, label.index + label[0].length);
    const city = findCity(after);
    if (city && city.start - after.start < 8) return sourced(city.text, city);
  }
  for (const line of head) {
    if (/意向|期望|籍贯|户籍|生源|求职|大学|学院|university|college|目标|objective/iu.test(line.text)) continue;
    for (const cell of split(line, /[\t|｜·•●⋄◇♦/,，]|\s{2,}/g)) {
      const city = findCity(cell);
      if (
        city &&
        city.start === cell.start &&
        (cell.text.length <= city.text.length + 12 || /^[^,]+,/.test(cell.text.slice(city.text.length)))
      )
        return sourced(city.text, city);
    }
  }
  return undefined;
}
