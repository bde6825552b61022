import type { JSX, ReactNode } from 'react';
import styles from './stack.module.css';

interface StackProps {
  as?: 'div' | 'ul' | 'section' | 'span' | 'footer' | 'header';
  /** How far they stand apart, in steps of four pixels. */
  gap?: 1 | 2 | 3;
  children: ReactNode;
}

/** Things below each other. */
export function Stack({ as: Tag = 'div', gap = 2, children }: StackProps): JSX.Element {
  return <Tag className={`${styles.stack} ${styles[`gap${gap}`]}`}>{children}</Tag>;
}

/** Things beside each other, in several lines where there is no room. */
export function Row({ as: Tag = 'div', gap = 2, children }: StackProps): JSX.Element {
  return <Tag className={`${styles.row} ${styles[`gap${gap}`]}`}>{children}</Tag>;
}
