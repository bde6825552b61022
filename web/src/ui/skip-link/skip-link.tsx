import type { MouseEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** Seen once the Tab key comes to it: past what lies between, to the part with this id, which takes the focus. */
export function SkipTo({ id, label }: { id: string; label: string }) {
  const jump = (event: MouseEvent) => {
    // The address is the page's own.
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a className={styles.link} href={`#${id}`} onClick={jump}>
      {label}
    </a>
  );
}

/** First stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return <SkipTo id={MAIN_ID} label={t('skipToContent')} />;
}
