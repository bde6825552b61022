/** Firefox has none before 125. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'grapheme' }) : null;
/** The usual shapes of a sign: flags, letters with marks, what a joiner ties together, skin tones. */
const SIGN = /\p{RI}\p{RI}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*|\p{M}+/gu;

/**
 * Where each sign of a text begins.
 * @param segmenter what knows signs; null where the usual shapes of them have to do
 */
export const signStarts = (text: string, segmenter: Intl.Segmenter | null = graphemes): number[] =>
  [...(segmenter ? segmenter.segment(text) : text.matchAll(SIGN))].map(({ index }) => index);

/**
 * The beginning of a text, at most so many UTF-16 units of it and never part of a sign: neither half of an emoji, which no
 * database takes, nor a letter without its accent or a family without its children.
 */
export function cut(text: string, most: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= most) return whole;
  // One sign behind the cut says whether it lies within another one; no sign of writing is longer.
  const near = whole.slice(0, most + MAX_SIGN);
  let end = 0;
  for (const index of signStarts(near)) {
    if (index > most) break;
    end = index;
  }
  return whole.slice(0, end);
}

const MAX_SIGN = 64;
