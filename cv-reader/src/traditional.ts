import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { Converter } from 'opencc-js/t2cn';
import type { CvLine } from './lines.ts';

/** Traditional characters that CVs are full of, and that no simplified text has. */
const usual = /[學歷經驗專業畢話聯絡實項獎語證書統計開發個產營銷電腦與習職務參團隊負責應環優體國際廣網頁時間績數據]/gu;
/** Different ones from which on a CV is written in them; a name or an old firm has one or two. */
const MIN_USUAL = 5;

/** Whether a CV is written in traditional characters; Japanese, which has some of them too, is known by its kana. */
export const isTraditional = (text: string): boolean =>
  new Set(text.match(usual)).size >= MIN_USUAL && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** A heading as simplified text has it, wherever it stands: pages are laid out before anybody knows how they are written. */
export const simplifiedHeading = (text: string): string => (text.search(usual) < 0 ? text : simplified(text));

let converter: ((text: string) => string) | undefined;

/** Each character for itself, so that places in the text stay: 學 is 学, 𠮷 stays. */
function simplified(text: string): string {
  const convert = converter ?? Converter({ from: 't', to: 'cn' });
  converter = convert;
  return text.replace(/\p{Script=Han}/gu, (character) => {
    const common = convert(character);
    return common.length === character.length ? common : character;
  });
}

export const simplifiedLines = (lines: CvLine[]): CvLine[] =>
  lines.map((line) => ({ ...line, text: simplified(line.text) }));

/**
 * What was read from `simplifiedLines` as the CV has it: a name stays 張. Schools and majors are given as the lists have
 * them, in simplified characters.
 */
export const asWritten = (fields: CvFields, text: string): CvFields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, field === 'educations' ? value : restored(value, text)]),
  );

function restored(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => restored(item, text));
  if (typeof value !== 'object' || value === null) return value;
  const { value: read, source } = value as { value?: unknown; source?: { start: number; end: number } };
  if (typeof read === 'string' && source) {
    const written = text.slice(source.start, source.end);
    return simplified(written) === read ? { ...value, value: written } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, restored(item, text)]));
}
