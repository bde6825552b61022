import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { logOut } from '../../domains/account/api/log-out.ts';
import { useIsDemo } from '../../domains/ops/api/get-health.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Brand } from './brand.tsx';
import { Choices } from './choices.tsx';
import { ConnectionNote } from './connection-note.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const { t } = useTranslation('shell');
  const demo = useIsDemo();
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Brand />
      </Link>
      <PaletteButton />
      <div className={styles.end}>
        <ConnectionNote />
        {demo && (
          <Link to="/outbox" className={`${styles.link} ${styles.roomy}`}>
            {t('title.outbox')}
          </Link>
        )}
        <span className={styles.roomy}>
          <Choices />
          <IconButton label={t('logOut')} onClick={() => void logOut()}>
            <IconLogout size={18} stroke={1.7} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </header>
  );
}
