import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useLookers } from '../../../../domains/resumes/api/use-lookers.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import styles from './record.module.css';

/** Colleagues who have the same person open now, so that two do not decide side by side. */
export function Lookers({ uuid }: { uuid: string }) {
  const { t } = useTranslation('resumes');
  const names = useLookers(uuid);
  if (names.length === 0) return null;
  return (
    <p className={styles.lookers} role="status">
      <IconEye size={15} aria-hidden="true" />
      {t('lookers', { names: names.join(t('lookersBetween')) })}
    </p>
  );
}
