/** A text in which what was typed is marked. */
export function Matched({ text, words }: { text: string; words: string }) {
  const start = words ? text.toLowerCase().indexOf(words.trim().toLowerCase()) : -1;
  const end = start + words.trim().length;
  if (start < 0 || end === text.length + start) return <>{text}</>;
  return (
    <span>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
