import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { point } from './document/pointed.ts';
import styles from './record.module.css';

interface SourcedProps {
  /** Where the value was read from; null where a person typed it. */
  source: { start: number; end: number } | null | undefined;
  children: ReactNode;
}

/** A value that shows where in the CV it was read from while it is pointed at or has the focus. */
export function Sourced({ source, children }: SourcedProps) {
  const { t } = useTranslation('resumes');
  if (!source) return children;
  const show = () => point(source);
  const hide = () => point(null);
  return (
    <button
      type="button"
      className={styles.sourced}
      title={t('fact.inCv')}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {children}
    </button>
  );
}
