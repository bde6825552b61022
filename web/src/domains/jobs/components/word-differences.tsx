import { cut } from '@qinghe/contract/cut.ts';
import { diffChars, diffWordsWithSpace } from 'diff';
import styles from './word-differences.module.css';

/** Characters that stay of what is the same before and after a difference. */
const CONTEXT = 24;

/** Firefox has none before 125: signs are compared there, not words. */
const intlSegmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** Of two long texts the words that differ, each in its place; what is the same between them is cut short. */
export function WordDifferences({ before, after }: { before: string; after: string }) {
  const parts = intlSegmenter ? diffWordsWithSpace(before, after, { intlSegmenter }) : diffChars(before, after);
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return shortened(value, { isFirst: index === 0, isLast: index === parts.length - 1 });
      })}
    </p>
  );
}

function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const head = isFirst ? '' : cut(text, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT).replace(/^[\udc00-\udfff]/, '');
  return text.length <= head.length + tail.length + 1 ? text : `${head}…${tail}`;
}
