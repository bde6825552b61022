import type { OcrLine } from '../port.ts';
import { type Ink, inkOf } from './ink.ts';
import type { Character, ReadStrip } from './read-strip.ts';

/** Parts of a line's height. Chinese characters stand closer together than this, letters of one word closer than that. */
const CHINESE_GAP = 0.3;
const LATIN_GAP = 0.26;
/** So many gaps as wide as that are no words of one letter. */
const MIN_SPACED_GAPS = 5;

/** The line that a strip shows: its characters put together to words, each where its ink stands. */
export function lineOf({ strip, picture, characters }: ReadStrip): OcrLine {
  const ink = inkOf(picture);
  const words = wordsOf(characters, ink);
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  return {
    slope: Math.tan(strip.angle),
    words: words.map((word) => {
      const box = ink.around(word.left, word.right);
      const along = ((box.left + box.right - picture.width) / 2) * picture.pixels;
      const across = ((box.top + box.bottom - picture.height) / 2) * picture.pixels;
      const width = (box.right - box.left) * picture.pixels;
      const height = (box.bottom - box.top) * picture.pixels;
      return {
        text: word.text,
        confidence: word.confidence,
        box: {
          x: strip.x + along * cos - across * sin - width / 2,
          y: strip.y + along * sin + across * cos - height / 2,
          width,
          height,
        },
      };
    }),
  };
}

/** From one column up to another. */
type Word = { text: string; left: number; right: number; confidence: number };

function wordsOf(characters: Character[], ink: Ink): Word[] {
  const seen = characters.flatMap((one, at) =>
    one.text.trim() === '' ? [] : [{ ...one, spaced: characters[at + 1]?.text === ' ' }],
  );
  const gaps = seen.slice(1).map((next, at) => ink.gapBetween(seen[at]?.at ?? 0, next.at));
  const wide = gaps.map(({ left, right }) => (right - left) / (ink.bottom - ink.top));
  const apart = letterSpacing(seen, wide);
  const words: Word[] = [];
  let left = 0;
  let part: Character[] = [];
  for (const [at, character] of seen.entries()) {
    part.push(character);
    const next = seen[at + 1];
    const gap = gaps[at] ?? { left: ink.width, right: ink.width };
    if (next && !isNewWord(character, next, { gap: wide[at] ?? 0, apart })) continue;
    const right = (gap.left + gap.right) / 2;
    const confidence = part.reduce((sum, one) => sum + one.confidence, 0) / part.length;
    words.push({ text: part.map(({ text }) => text).join(''), left, right, confidence });
    left = right;
    part = [];
  }
  return words;
}

/** How far apart the letters of N A T H A N stand; 0 where they stand as usual. */
function letterSpacing(seen: Character[], wide: number[]): number {
  const between = wide.filter((_, at) =>
    [seen[at], seen[at + 1]].every((one) => one && /\p{Script=Latin}/u.test(one.text)),
  );
  const usual = between.sort((one, other) => one - other)[Math.floor(between.length / 2)] ?? 0;
  return between.length >= MIN_SPACED_GAPS && usual > LATIN_GAP ? usual : 0;
}

const isChinese = ({ text }: Character): boolean => /[\p{Script=Han}，。、；：（）《》“”！？【】]/u.test(text);

type Spaced = Character & { spaced: boolean };

function isNewWord(one: Spaced, next: Character, { gap, apart }: { gap: number; apart: number }): boolean {
  if (isChinese(one) && isChinese(next)) return gap > CHINESE_GAP;
  if (apart > 0) return gap > 1.6 * apart;
  return one.spaced || isChinese(one) !== isChinese(next) || gap > LATIN_GAP;
}
