import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './phone.module.css';
import { PickPicture } from './pick-picture.tsx';
import sides from './sides.module.css';
import type { Taken } from './use-pictures.ts';

interface SideRowProps {
  label: string;
  taken: readonly Taken[];
  /** In place of 「还没有照片」. */
  none?: string;
  error: string | undefined;
  busy: boolean;
  onShoot: () => void;
  onPick: (file: File) => void;
}

/** One side in the form: its pictures, and both ways to another one. */
export function SideRow({ label, taken, none, error, busy, onShoot, onPick }: SideRowProps) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const [first] = taken;
  return (
    <fieldset className={sides.side} aria-label={label}>
      {first ? <img src={first.url} alt={label} /> : <span className={sides.blank} aria-hidden="true" />}
      <div className={sides.sideWords}>
        <p className={styles.strong}>{label}</p>
        <Hint as="p">
          {first ? (taken.length > 1 ? t('faces', { count: taken.length }) : t('taken')) : (none ?? t('missing'))}
        </Hint>
        {error && (
          <p role="alert" className={styles.missing}>
            {error}
          </p>
        )}
        <div className={sides.sideButtons}>
          <Button disabled={busy} onClick={onShoot}>
            {t(first ? 'again' : 'shoot')}
          </Button>
          <PickPicture label={t('choose')} disabled={busy} onPick={onPick} />
        </div>
      </div>
    </fieldset>
  );
}
