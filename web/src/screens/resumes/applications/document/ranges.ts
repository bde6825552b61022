/** A stretch of the CV's text, offsets as in JavaScript. */
export interface TextRange {
  start: number;
  end: number;
}

const MAX_RANGES = 200;

/** Where the searched words stand in the text, in any case. */
export function rangesOfWords(text: string, typed: string): TextRange[] {
  const lower = text.toLowerCase();
  const ranges: TextRange[] = [];
  for (const word of new Set(typed.toLowerCase().split(/\s+/).filter(Boolean))) {
    for (
      let start = lower.indexOf(word);
      start >= 0 && ranges.length < MAX_RANGES;
      start = lower.indexOf(word, start + word.length)
    ) {
      ranges.push({ start, end: start + word.length });
    }
  }
  return ranges;
}
