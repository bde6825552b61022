import type { ButtonHTMLAttributes } from 'react';
import styles from './star-button.module.css';

/** One of the stars in a row; pressed where it counts. */
export function StarButton(props: ButtonHTMLAttributes<HTMLButtonElement> & { 'aria-label': string }) {
  return (
    <button type="button" {...props} className={styles.star}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
      </svg>
    </button>
  );
}
