const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

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
  for (const { index } of graphemes.segment(near)) {
    if (index > most) break;
    end = index;
  }
  return whole.slice(0, end);
}

const MAX_SIGN = 64;
