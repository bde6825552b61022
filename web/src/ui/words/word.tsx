import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime } from '../../lib/time/relative-time.ts';
import styles from './word.module.css';

interface WordProps {
  text: string;
  /** Of who looks, of the other one, or a note. */
  side: 'own' | 'other' | 'note';
  at: string;
  /** What was sent beside it. */
  file?: ReactNode;
  /** Beside the time: who wrote it, whether it was read, what becomes of it. */
  children?: ReactNode;
}

/** One word of a conversation: plain text as it was written, links whole and unopened. */
export function Word({ text, side, at, file, children }: WordProps) {
  const { i18n } = useTranslation('ui');
  return (
    <li className={`${styles.word} ${styles[side]}`}>
      {text !== '' && (
        // Arabic and Hebrew run from the right, with their numbers and brackets in order.
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {file}
      <span className={styles.below}>
        <time dateTime={at}>{fullTime(new Date(at), i18n.language)}</time>
        {children}
      </span>
    </li>
  );
}
