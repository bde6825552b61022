import { pinyin } from 'pinyin-pro';
import { variantsOf } from '../../../text/variants.ts';
import { escaped } from '../blot.ts';

/** Surnames of two characters that the Ministry of Public Security counts most often. */
const DOUBLE = /^(?:欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|夏侯|宇文|长孙|端木|南宫|独孤)/u;
const HAN_NAME = /^\p{Script=Han}{2,5}$/u;
/** What people put between the characters of a name. */
const GAP = '[\\s·•.・\\-_*|/\\u200b-\\u200f\\ufeff]{0,4}';
const GAP_LATIN = "[\\s.,·'’\\-_]{0,3}";

/**
 * How a name may be written in a text: with blanks or signs between its characters, simplified and traditional, by its given
 * name, with a title behind the surname, in pinyin either way round, run together or with a name of another language.
 */
export function namePatterns(name: string): RegExp[] {
  const plain = name.normalize('NFKC').replace(/[^\p{L}]/gu, '');
  if (HAN_NAME.test(plain)) return variantsOf(plain).flatMap(hanPatterns);
  return latinPatterns(name.normalize('NFKC'));
}

function hanPatterns(name: string): RegExp[] {
  const surname = DOUBLE.exec(name)?.[0] ?? [...name][0] ?? '';
  const given = [...name.slice(surname.length)];
  const spaced = (characters: readonly string[]) => characters.join(GAP);
  return [
    new RegExp(spaced([...name]), 'gu'),
    ...(given.length > 1 ? [new RegExp(spaced(given), 'gu')] : []),
    new RegExp(`${surname}(?:先生|女士|小姐|同学|某某?|氏)`, 'gu'),
    ...pinyinPatterns(surname, given),
  ];
}

function pinyinPatterns(surname: string, given: readonly string[]): RegExp[] {
  const [family, own] = [[...surname], given].map((characters) => characters.map(readingsOf).join("[\\s'’-]{0,1}"));
  if (!family || !own) return [];
  const word = (pattern: string) => new RegExp(`(?<![a-z])${pattern}(?![a-z])`, 'gi');
  const capital = '[A-Z][a-z]{1,12}';
  return [
    word(`${family}${GAP_LATIN}${own}`),
    word(`${own}${GAP_LATIN}${family}`),
    ...(given.length > 1 ? [word(own)] : []),
    // Emma Li, Li Emma, LI L.
    new RegExp(`(?<![A-Za-z])(?:${capital}|[A-Z]\\.?)[ \\t]{1,2}${capitalised(family)}(?![A-Za-z])`, 'g'),
    new RegExp(`(?<![A-Za-z])${capitalised(family)},?[ \\t]{1,2}(?:${capital}|[A-Z]\\.)(?![a-z])`, 'g'),
  ];
}

/** All readings of a character, one of which somebody uses: 单 is dan, shan and chan. ü is written v, u and yu. */
function readingsOf(character: string): string {
  const readings = pinyin(character, { multiple: true, type: 'array', toneType: 'none', surname: 'off' });
  const surname = pinyin(character, { type: 'array', toneType: 'none', surname: 'all' });
  const plain = [...new Set([...readings, ...surname])].flatMap((one) =>
    one.includes('ü') ? ['v', 'u', 'yu', 'ue'].map((letter) => one.replace('ü', letter)) : [one],
  );
  return `(?:${[...new Set(plain)].map(escaped).join('|')})`;
}

/** With a capital in front: a surname alone in small letters is a word of its own. */
const capitalised = (family: string): string => `(?=[A-Z])(?i:${family})`;

/** Each part of three letters and more, wherever it stands. */
function latinPatterns(name: string): RegExp[] {
  const parts = name.split(/[^\p{L}]+/u).filter((part) => part.length > 0);
  if (parts.length === 0) return [];
  return [
    new RegExp(parts.map(escaped).join("[\\s.,·•・'’\\-_]{0,3}"), 'giu'),
    ...parts
      .filter((part) => part.length > (/\p{Script=Han}/u.test(part) ? 1 : 2))
      .map((part) => new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'giu')),
  ];
}
