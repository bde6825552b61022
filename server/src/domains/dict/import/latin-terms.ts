import { pinyin } from 'pinyin-pro';
import { foldName, hasHan } from '../rules.ts';

/** Words that many English names have: nobody begins a search with them. */
const COMMON = new Set(['of', 'and', 'the', 'for', 'in', 'university', 'college', 'institute', 'school', 'academy']);

/** What a name is found by in Latin letters: of Chinese its pinyin and the initials, of English every telling word on. */
export function latinTerms(name: string): string[] {
  if (!hasHan(name)) return fromEachWord(name);
  const syllables = pinyin(foldName(name), { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map(
    foldName,
  );
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
}

function fromEachWord(name: string): string[] {
  const words = name.split(/[\s\-–]+/u).filter(Boolean);
  return words
    .map((word, index) => ({ word, rest: foldName(words.slice(index).join('')) }))
    .filter(({ word }, index) => index === 0 || !COMMON.has(word.toLowerCase()))
    .map(({ rest }) => rest);
}
