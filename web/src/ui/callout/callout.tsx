import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './callout.module.css';

interface CalloutProps {
  /** Neutral tells, green fits, amber needs a look, red forbids or failed: a red one is told at once. */
  tone?: 'neutral' | 'green' | 'amber' | 'red';
  title?: string;
  /** What to name to support. */
  requestId?: string | undefined;
  /** What to do about it, at its end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence that belongs to what stands below it, with the way out beside it. */
export function Callout({ tone = 'neutral', title, requestId, action, children }: CalloutProps) {
  const { t } = useTranslation('common');
  return (
    <div className={`${styles.callout} ${styles[tone]}`} role={tone === 'red' ? 'alert' : 'note'}>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {requestId && <p className={styles.request}>{t('requestId', { id: requestId })}</p>}
      </div>
      {action}
    </div>
  );
}
