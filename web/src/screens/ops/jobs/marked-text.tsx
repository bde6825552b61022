import type { Finding } from '@qinghe/contract/jobs/job.ts';
import styles from './jobs.module.css';

/** A text with the words marked that were found in it; a block is marked in red, advice in amber. */
export function MarkedText({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const parts: { at: number; words: string; level?: Finding['level'] }[] = [];
  let at = 0;
  for (const { start, end, level } of findings.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
    if (start === null || end === null || start < at) continue;
    parts.push({ at, words: text.slice(at, start) }, { at: start, words: text.slice(start, end), level });
    at = end;
  }
  parts.push({ at, words: text.slice(at) });
  return (
    <span className={styles.text}>
      {parts.map((part) =>
        part.level ? (
          <mark key={`${part.at} ${part.level}`} className={styles[part.level]}>
            {part.words}
          </mark>
        ) : (
          part.words
        ),
      )}
    </span>
  );
}
