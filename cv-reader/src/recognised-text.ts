/** A word as OCR saw it, in points, turned level. */
export type SeenWord = {
  text: string;
  x: number;
  /** Half way between its top and its bottom. */
  middle: number;
  width: number;
  height: number;
  confidence: number;
  /** Something stood before it that was no word: a gap. */
  apart?: boolean;
};
export type SeenLine = { words: SeenWord[]; size: number; baseline: number };

/** Lines of tables, specks and folds that OCR took for letters; `usual` is the size of the page's lines. */
export function isDirt({ words, size }: SeenLine, usual: number): boolean {
  const text = words.map((word) => word.text).join('');
  // A dash between two dates may be seen apart from both.
  if (/^[-–—~]$/.test(text)) return false;
  if (!/[\p{L}\p{N}]/u.test(text) || size < 0.4 * usual) return true;
  const sure = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return text.length < 6 && sure < (text.length < 3 ? 0.5 : 0.4);
}

/** Of the same length: the dash between two dates that nobody saw, or that was taken for the number one. */
export const withDashes = (text: string): string =>
  text
    .replace(/(?<=(?<!\d)(?:19|20)\d\d[./年]\d{1,2}月?)(\s?)\s(?=(?:19|20)\d\d[./年]\d)/gu, '$1–')
    .replace(/(?<=(?<!\d)(?:19|20)\d\d[./年]\d{1,2}月?\s{0,2})[一=~](?=\s{0,2}(?:(?:19|20)\d\d|至今|今))/gu, '–');

/** Marks of quotation that are not closed on their line: gaps and specks are read as such. */
const hasPairs = (text: string): boolean => /“[^“”]+”|"[^"]+"|‘[^‘’]+’/u.test(text);

/** The words without what OCR usually gets wrong on a page of print. */
export function mendedWords(line: SeenLine): SeenLine {
  const name = nameWithDots(line.words);
  if (name) return { ...line, words: [name] };
  const quoted = hasPairs(line.words.map((word) => word.text).join(' '));
  const words: SeenWord[] = [];
  let apart = false;
  for (const word of line.words) {
    const text = quoted ? word.text : word.text.replace(/^[“”"‘`]+|[“”"`]+$/gu, '');
    const isStray = /^[“”"‘’'`]*$/u.test(text);
    if (!isStray) words.push({ ...word, text, apart: words.length > 0 && (apart || !word.text.startsWith(text)) });
    apart = isStray || !(quoted || word.text.endsWith(text));
  }
  const mendedOnes = words
    .map((word, at) => ({ ...word, text: mended(word.text, neighbours(words, at)) }))
    .filter((word) => word.text !== '');
  return { ...line, words: withoutSplitWords(mendedOnes) };
}

/** 古丽娜尔·买买提 alone on its line: the dot is as wide as a character and mostly empty, and looks like a gap. */
function nameWithDots(words: SeenWord[]): SeenWord | undefined {
  const [first, last] = [words[0], words.at(-1)];
  const text = words
    .map((word) => word.text)
    .join('')
    .replace(/[.•‧・]/gu, '·');
  if (!first || !last || words.length < 2 || !/^\p{Script=Han}{2,8}(?:·\p{Script=Han}{2,8}){1,3}$/u.test(text))
    return undefined;
  return { ...first, text, width: last.x + last.width - first.x };
}

type Neighbours = { first: boolean; before: string; after: string };

const neighbours = (words: SeenWord[], at: number): Neighbours => ({
  first: at === 0,
  before: words[at - 1]?.text ?? '',
  after: words[at + 1]?.text ?? '',
});

function mended(seen: string, { first, before, after }: Neighbours): string {
  // A bullet is read as whatever round thing comes next to it.
  if (first && after !== '' && /^[。·.*+=«»¢©®°¤¥〇○●•~‘’“”'"]{1,2}$/u.test(seen)) return '•';
  // So are the dots and diamonds between the parts of a line.
  if (before !== '' && after !== '' && /^[©¢®¤°«»]$/u.test(seen)) return '|';
  let text = seen.replaceAll('丨', '|');
  if (first) text = text.replace(/^[。·«»¢©®°*]+(?=[\p{L}\p{N}])/u, '• ');
  // A dash between dates becomes the number one: 2025年9月 一 2028年6月.
  if (/^[一=~]$/u.test(text) && /[\d月年]$/u.test(before) && /^(?:\d|至|今)/u.test(after)) return '–';
  text = text.replace(/(?<=\d{4}[.年/]\d{1,2}月?)[一=](?=\d{4}|至今)/gu, '–');
  // 2024/092027/06 lost its dash.
  text = text.replace(/(?<=(?<!\d)20[0-4]\d[./](?:0[1-9]|1[0-2]))(?=20[0-4]\d[./](?:0[1-9]|1[0-2])(?!\d))/gu, '–');
  // 202508 lost its dot, and 〈 is a bracket when it closes as one.
  text = text.replace(/^(20[0-4]\d)(0[1-9]|1[0-2])$/u, '$1.$2').replace(/[〈《](?=[^〉》]*[)）]|$)/gu, '(');
  // A telephone number and an address that came too near.
  text = text.replace(/^(1[3-9]\d{9})(?=[a-z][\w.+-]*@)/iu, '$1 ');
  // B.Sc.in Physics
  return address(digits(text.replace(/(?<=^(?:[A-Z][A-Za-z]{0,2}\.){1,3})in$/u, ' in')));
}

/** Letters that look like digits, among digits enough for a telephone number; a stroke behind a whole one is a stroke. */
function digits(text: string): string {
  return text.replace(/(?<![\p{L}\d])[+\dOoIl|-]{9,}(?![\p{L}\d])/gu, (number) =>
    /^1[3-9]\d{9}\|$/.test(number) || number.replace(/\d/g, '').length > 3 + (number.match(/[-+]/g)?.length ?? 0)
      ? number
      : number.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1'),
  );
}

/** `name@examplecom` lost a dot. */
function address(text: string): string {
  return text.replace(/(@[\p{L}\d-]+?)[,，。]?(com|cn|net|org|edu)$/iu, (whole, host: string, end: string) =>
    host.includes('.') ? whole : `${host}.${end}`,
  );
}

/** `siyuan. zhang@example.com` is one word, and so is `2022 .09`. */
function withoutSplitWords(words: SeenWord[]): SeenWord[] {
  const result: SeenWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last && (belongTogether(last.text, word.text) || isOneNumber(last, word))) {
      result[result.length - 1] = {
        ...last,
        text: last.text + word.text,
        width: word.x + word.width - last.x,
        confidence: Math.min(last.confidence, word.confidence),
      };
    } else result.push(word);
  }
  return result;
}

/** Figures of one width stand apart around a 1, though not as far as two words do. */
const isOneNumber = (one: SeenWord, other: SeenWord): boolean =>
  /\d$/.test(one.text) &&
  /^[\d-]/.test(other.text) &&
  (one.text.endsWith('1') || other.text.startsWith('1')) &&
  other.x - (one.x + one.width) < 0.46 * Math.max(one.height, other.height);

const belongTogether = (one: string, other: string): boolean =>
  (/^20[0-4]\d$/.test(one) && /^\.(?:0[1-9]|1[0-2])$/.test(other)) ||
  (/^[\w.+-]+[._-]$/.test(one) && /^[\w.+-]*@/.test(other)) ||
  (/^[\w.+-]+$/.test(one) && /^@[\w.-]+/.test(other)) ||
  (/@$/.test(one) && /^[\w-]+\./.test(other)) ||
  (/@[\w-]+\.?$/.test(one) && /^\.?(?:com|cn|net|org|edu)\b/.test(other));
