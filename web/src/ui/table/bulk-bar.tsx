import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Key } from '../key/key.tsx';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** What the selected ones come to: `邀约 180 · 刷新 32`. */
  sum?: ReactNode;
  onClear: () => void;
  /** What can be done with all of them, as buttons. */
  children: ReactNode;
}

/** What can be done with the selected rows; under the table, on phones at the thumb. */
export function BulkBar({ count, sum, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('ui');
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('table.selected', { count })}>
      <p className={styles.count} aria-live="polite">
        {t('table.selected', { count })}
      </p>
      {sum && <p className={styles.sum}>{sum}</p>}
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" onClick={onClear}>
          {t('table.clear')}
          <span className={styles.key}>
            <Key>Esc</Key>
          </span>
        </Button>
      </div>
    </section>
  );
}
