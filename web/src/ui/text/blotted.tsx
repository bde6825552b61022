import { BLOT } from '@qinghe/contract/candidates/linked-page.ts';
import { Fragment } from 'react';
import styles from './blotted.module.css';

/** A text with its blots drawn as such. @param label what is read out in place of one */
export function Blotted({ text, label }: { text: string; label: string }) {
  return text.split(BLOT).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <span className={styles.blot}>
          <span className="visually-hidden">{label}</span>
        </span>
      )}
      {part}
    </Fragment>
  ));
}
