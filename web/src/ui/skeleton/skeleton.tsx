import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './skeleton.module.css';

/** One grey bar where words will be. */
export function Bar({ width = '100%', height = 14 }: { width?: string | number; height?: number }) {
  return <span className={styles.bar} style={{ width, height }} />;
}

/** Rows of a list that is on its way; said once, not row by row. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Bar width={row % 2 ? '38%' : '52%'} />
          <Bar width={row % 2 ? '64%' : '46%'} height={10} />
        </div>
      ))}
    </Loading>
  );
}

/** A page that is on its way: title, figures, a card. */
export function SkeletonPage() {
  return (
    <Loading>
      <div className={styles.page}>
        <Bar width={180} height={24} />
        <Bar height={108} />
        <Bar height={280} />
      </div>
    </Loading>
  );
}

function Loading({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
