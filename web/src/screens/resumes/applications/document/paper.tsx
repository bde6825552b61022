import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './pages.module.css';
import { useHasPicture, useSheetWidth } from './sheet-size.ts';
import { A4_WIDTH } from './zoom.ts';

/** A sheet that is on its way, as large as one of A4 will be; nothing to be seen where a picture of it is there. */
export function Paper() {
  const { t } = useTranslation('common');
  const width = useSheetWidth(A4_WIDTH);
  if (useHasPicture())
    return (
      <p className="visually-hidden" role="status" data-waiting>
        {t('loading')}
      </p>
    );
  return (
    <div className={width ? styles.pages : undefined}>
      <div
        className={`${styles.page} ${styles.paper}`}
        style={width ? { width } : undefined}
        role="status"
        data-waiting
      >
        <span className="visually-hidden">{t('loading')}</span>
      </div>
    </div>
  );
}
