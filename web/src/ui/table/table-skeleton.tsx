import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Bar } from '../skeleton/skeleton.tsx';
import styles from './table.module.css';

/** A table that is on its way, as high as it will be. */
export function TableSkeleton({ columns, rows = 6 }: { columns: number; rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.skeleton}>
            {Array.from({ length: columns }, (_, column) => (
              <Bar key={column} width={(row + column) % 2 ? '56%' : '72%'} height={12} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
