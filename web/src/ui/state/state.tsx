import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** A sentence: what will be here. */
  title: string;
  /** How to make it so. */
  hint?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  icon?: ReactNode;
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  hint?: ReactNode;
  /** What to name to support. */
  requestId?: string | undefined;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ icon, title, hint, requestId, onRetry, action }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.state} role="alert">
      {icon && <span className={styles.failed}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {requestId && <p className={styles.hint}>{t('requestId', { id: requestId })}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
          {action}
        </div>
      )}
    </div>
  );
}
