import { BLOT } from '@qinghe/contract/candidates/linked-page.ts';
import { headingOf } from '@qinghe/cv-reader/index.ts';
import { fold } from '../../text/fold.ts';
import { contactsIn } from '../jobs/index.ts';

/** A stretch of a text, by UTF-16 units; the end is outside. */
export interface Range {
  start: number;
  end: number;
}

/** By what the company reaches a person: never shown, however it is written. */
export interface Known {
  phone: string;
  email: string;
}

const LABEL =
  '(?:联系(?:电话|方式|手机|地址|邮箱|人)|紧急联系人?|手机(?:号码?)?|移动电话|电话(?:号码)?|固话|座机|微信(?:号|ID)?|wechat(?: ?id)?|weixin|vx|wx|QQ(?:号码?|邮箱)?|电子(?:邮箱|邮件|信箱)|邮箱(?:地址)?|邮件|(?:家庭|通[讯信]|居住|现居住?|联系|户籍|身份证)?(?:地址|住址|所在地址)|现住址|身份证(?:号码?)?|个人(?:主页|网站|博客)|博客|领英|e-?mail|mail|phone(?: number)?|tel(?:ephone)?|mobile(?: phone)?|cell(?: ?phone)?|fax|address|home ?page|website|linkedin|skype|telegram|whatsapp|line ?id|facebook|instagram|discord|id (?:card|number))';
/** What a label says of itself, to the end of its part of the line. */
const LABELLED = new RegExp(
  `(?<![a-z])${LABEL}\\s*[:：]\\s*(?<value>[^\\n|｜•·;；\\t]+?)(?= {3}|\\s*(?:[\\n|｜•·;；\\t]|$))`,
  'giu',
);
/** A label alone on its line: what it says stands on the next one. */
const LABEL_ALONE = new RegExp(`^[^\\p{L}\\n]*${LABEL}\\s*[:：]?[ \\t]*\\n(?<value>[^\\n]+)`, 'gimu');

const PATTERNS: readonly RegExp[] = [
  // Another country's phone, a phone with what it is called before it, an account or a card: seven digits or more.
  /\+\s?\d[\d\s().-]{6,18}\d/g,
  /(?<![\d.,-])(?!(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-3]\d)?(?!\d))\d{7,17}[\dXx]?(?![\d.,]\d)/g,
  /(?<!\d)\(?0\d{2,3}\)?[\s-]{0,2}[2-9]\d{6,7}(?!\d)/g,
  /(?<!\d)1[3-9]\d(?:[\s.\-·*()]{0,3}\d){8}(?!\d)/g,
  /[\w.!#$%&'*+/=?^`{|}~-]+\s?[@＠]\s?[\w-]+(?:\s?[.．]\s?[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[^\s\p{Script=Han}，。；）)]+/giu,
  /(?:github|gitee|linkedin|zhihu|juejin|csdn|weibo|behance)\.(?:com|cn|net|io|im)\/[^\s\p{Script=Han}，。；）)]*/giu,
  // A street with its number.
  /\p{Script=Han}{0,20}(?:路|街|大道|巷|弄|胡同|街道|村|镇|小区|苑|花园|公寓)[\p{Script=Han}\d]{0,12}?\d+[-\d]*\s?(?:号|弄|栋|幢|室|单元|楼)[\p{Script=Han}\d-]{0,20}/gu,
];
/** An account's name stands without a label at the head of a CV, beside a sign that no text holds. */
const HANDLE = /(?<![\w@.-])(?=[a-z\d_-]*(?:_|\d[a-z\d_-]*\d))[a-z][a-z\d_-]{5,19}(?![\w@.-])/gi;

/** A text with a blot for each contact in it: of any kind that we know, and of this person's own. */
export function blot(text: string, known: Known): string {
  return withBlots(text, rangesIn(text, known));
}

/**
 * Lines of a CV with a blot for each contact. What the reader took for phone and e-mail goes too, since of a picture it
 * reads what no rule would.
 * @param read ranges in the text
 */
export function blotLines(text: string, known: Known, read: readonly Range[]): { text: string; heading: boolean }[] {
  return linesOf(withBlots(text, [...rangesIn(text, known), ...handlesIn(text), ...read]));
}

/** Names of accounts at the head of a CV. */
export function handlesIn(text: string): Range[] {
  return [...text.slice(0, endOfHead(text)).matchAll(HANDLE)].map(rangeOf);
}

/** Lines of a CV, each with whether it is a heading. */
export const linesOf = (text: string): { text: string; heading: boolean }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, heading: headingOf(line)?.contentStart === null }));

/** Where contacts stand in a text: of any kind that we know, and this person's own. */
export function rangesIn(text: string, known: Known): Range[] {
  const labelled = [LABELLED, LABEL_ALONE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, index, groups }) => {
      const end = index + all.length;
      return { start: end - (groups?.value?.length ?? 0), end };
    }),
  );
  const shown = [...PATTERNS, ...ownPatterns(known)].flatMap((pattern) => [...text.matchAll(pattern)].map(rangeOf));
  return [...contactsIn(fold(text), text), ...labelled, ...shown];
}

export const rangeOf = ({ 0: all, index }: RegExpExecArray): Range => ({ start: index, end: index + all.length });

/** The person's phone with anything between its digits, and the e-mail's name, which is often an account elsewhere. */
function ownPatterns({ phone, email }: Known): RegExp[] {
  const digits = [...phone.replace(/\D/g, '')];
  const name = email.split('@')[0] ?? '';
  return [
    ...(digits.length >= 7 ? [new RegExp(digits.join('[^\\p{L}\\d]{0,3}'), 'gu')] : []),
    ...(name.length >= 5 ? [new RegExp(escaped(name), 'gi')] : []),
  ];
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the first heading begins. */
function endOfHead(text: string): number {
  let at = 0;
  for (const line of text.split('\n')) {
    if (at > 0 && headingOf(line.trim())) return at;
    at += line.length + 1;
  }
  return Math.min(text.length, 600);
}

/** A text with a blot for each range. Ranges that touch are one blot, which does not tell how long anything is. */
export function withBlots(text: string, ranges: readonly Range[]): string {
  const sorted = ranges.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  let shown = '';
  let at = 0;
  for (const { start, end } of sorted) {
    if (start > at || (at === 0 && shown === '')) shown += text.slice(at, start) + BLOT;
    // Lines stay lines.
    if (end > at) shown += text.slice(Math.max(at, start), end).replace(/[^\n]/g, '');
    at = Math.max(at, end);
  }
  return shown + text.slice(at);
}
