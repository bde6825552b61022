import IconPick from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import styles from './pick-button.module.css';

/** Begins to select with fingers, which hover over no check box; a long press on somebody does the same. */
export function PickButton({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('resumes');
  return (
    <Button
      variant="quiet"
      className={styles.pick ?? ''}
      icon={<IconPick size={18} stroke={1.7} aria-hidden="true" />}
      onClick={onPick}
    >
      <span className={styles.word}>{t('bulk.pick')}</span>
    </Button>
  );
}
