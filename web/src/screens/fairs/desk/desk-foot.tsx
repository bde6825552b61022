import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import type { Person } from '../../../domains/fairs/desk/queue.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './desk.module.css';
import { titleOf } from './person-words.ts';

interface DeskFootProps {
  person: Person | undefined;
  next: Person | undefined;
  isScanning: boolean;
  /** People are taken in. */
  isOpen: boolean;
  onScan: () => void;
  onCall: (person: Person) => void;
}

/** What comes next: another scan, or the next of the queue once something is decided about who is here. */
export function DeskFoot({ person, next, isScanning, isOpen, onScan, onCall }: DeskFootProps) {
  const { t } = useTranslation('desk');
  const isBusy = person?.state === 'talking';
  const name = next && `${next.number === null ? '' : `${t('number', { number: next.number })} `}${titleOf(next)}`;
  return (
    <footer className={styles.foot}>
      <Button aria-pressed={isScanning} aria-label={t('scan.label')} disabled={!isOpen} onClick={onScan}>
        <IconQrcode size={22} aria-hidden="true" />
      </Button>
      <Button variant="primary" disabled={!next || isBusy} onClick={() => next && onCall(next)}>
        {isBusy ? t('decideFirst') : next ? t('callNext', { name }) : t('nobodyWaits')}
      </Button>
    </footer>
  );
}
