import { marksOf } from '@qinghe/contract/talents/words.ts';

/** A text with the typed words in it marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const marks = marksOf(text, words);
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
