import type { JSX, ReactNode } from 'react';
import styles from './hint.module.css';

interface HintProps {
  /** What it is in the page; a part of a line where nothing is said. */
  as?: 'span' | 'p' | 'div' | 'small';
  children: ReactNode;
}

/** Words that go with others and are smaller than those. */
export function Hint({ as: Tag = 'span', children }: HintProps): JSX.Element {
  return <Tag className={styles.hint}>{children}</Tag>;
}
