import { useTranslation } from 'react-i18next';
import { Bar } from '../../../../ui/skeleton/skeleton.tsx';
import styles from './document-pane.module.css';

/** A sheet that is on its way. */
export function Paper() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.paper} role="status" data-waiting>
      <span className="visually-hidden">{t('loading')}</span>
      {[40, 70, 55, 0, 90, 84, 88, 0, 76, 90, 62].map((width, line) => (
        <Bar key={line} width={`${width}%`} />
      ))}
    </div>
  );
}
