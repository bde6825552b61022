import type { Sending } from '../../../domains/intake/use-send-import.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { megabytes } from '../../../ui/field/file-check.ts';
import styles from './imports.module.css';

/** How much has been sent; it goes no further without the page. */
export function SendingBar({ of, sent, all }: Sending) {
  const { t } = useTranslation('intake');
  const shown = (number: number) => (of === 'bytes' ? megabytes(number) : number);
  return (
    <div className={styles.running} role="status">
      <p>{t(`sending.${of}`, { sent: shown(sent), all: shown(all) })}</p>
      <progress value={sent} max={all} aria-label={t('sending.label')} />
    </div>
  );
}
