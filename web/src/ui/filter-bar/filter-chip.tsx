import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './filter-bar.module.css';

/** A filter that is set and has no list of values to choose from; a press drops it. */
export function FilterChip({ label, onDrop }: { label: string; onDrop: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className={styles.chip} aria-label={t('list.drop', { name: label })} onClick={onDrop}>
      <span className={styles.chipLabel}>{label}</span>
      <IconX size={14} aria-hidden="true" />
    </button>
  );
}
